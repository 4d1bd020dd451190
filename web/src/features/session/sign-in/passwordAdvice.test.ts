import { expect, test } from 'vitest';
import { passwordAdvice } from './passwordAdvice.ts';

test.each([
  ['', 'Too short'],
  ['12345', 'Too short'],
  ['abcdef', 'Weak'],
  ['aaaaaaaaaaaaaaaaaaaa', 'Weak'],
  ['Password1234', 'Weak'],
  ['Larkfield-1992', 'Weak'],
  ['daniel.okafor99', 'Weak'],
  ['k7#pQz!m2x', 'Fair'],
  ['teapot-glacier-violin', 'Strong'],
])('%j is %s', (password, label) => {
  const advice = passwordAdvice(password, 'daniel.okafor@larkfield.example');
  expect(advice.label).toBe(label);
  expect(advice.tip).not.toBe('');
});

test('applies a raised minimum', () => {
  expect(passwordAdvice('teapot-glac', '', 12)).toMatchObject({
    label: 'Too short',
    tip: 'At least 12 characters.',
  });
  expect(passwordAdvice('teapot-glaci', '', 12).label).toBe('Fair');
});
