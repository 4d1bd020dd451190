import { expect, test } from 'vitest';
import { mailLink } from './mailLink.ts';

test('an address can’t add recipients or its own text', () => {
  expect(mailLink('lena.o+flyers@realty-one.example')).toBe('mailto:lena.o+flyers@realty-one.example');
  expect(mailLink('lena@realty.example?bcc=spy@mail.example&body=x')).toBe(
    'mailto:lena@realty.example%3Fbcc%3Dspy@mail.example%26body%3Dx',
  );
});
