import { expect, test } from 'vitest';
import { emailMarkup } from './emailMarkup.ts';

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html').body;
const SENDER = { name: 'Ana Reyes', email: 'ana@x.example', photo: '' };

test('the email has a sender and the unchanged signature', () => {
  const body = parse(emailMarkup('<table><tbody><tr><td>Mine</td></tr></tbody></table>', SENDER));
  expect(body.textContent).toContain('Ana Reyes <ana@x.example>');
  expect(body.querySelector('[data-signature]')?.innerHTML).toBe(
    '<table><tbody><tr><td>Mine</td></tr></tbody></table>',
  );
  expect(body.querySelector('img')).toBeNull();
  const photo = 'https://x.example/me.png';
  expect(parse(emailMarkup('', { ...SENDER, photo })).querySelector('img')?.src).toBe(photo);
});

test('escapes a hostile sender', () => {
  const hostile = '"><script>alert(1)</script><img src=x onerror=alert(1)>';
  const body = parse(emailMarkup('', { name: hostile, email: hostile, photo: hostile }));
  expect(body.querySelector('script, [onerror]')).toBeNull();
  expect(body.querySelectorAll('img')).toHaveLength(1);
  expect(body.textContent).toContain(hostile);
});
