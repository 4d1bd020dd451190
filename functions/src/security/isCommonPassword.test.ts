import { expect, it } from 'vitest';
import { isCommonPassword } from './isCommonPassword.ts';

it.each(['123456', 'password123', 'Qwertyuiop', 'LETMEIN123', '1234567890'])(
  '%s is common',
  async (password) => {
    expect(await isCommonPassword(password)).toBe(true);
  },
);

it.each(['teapot-glacier-violin', 'k7#pQz!m2x', 'constructor', ''])('%j isn’t common', async (password) => {
  expect(await isCommonPassword(password)).toBe(false);
});
