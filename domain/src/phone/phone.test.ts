import { expect, it } from 'vitest';
import { optionalPhone, requiredPhone } from '../text/lines.ts';
import { formatUsPhone } from './formatUsPhone.ts';
import { isDialable, normalizePhone, splitExtension } from './phone.ts';

it.each([
  ['\u202a(973) 555-0144\u202c', '(973) 555-0144'],
  ['\u2066+1 973-555-0144\u2069\u200b', '+1 973-555-0144'],
  ['tel:+19735550144', '+19735550144'],
  ['\u202atel:+19735550144\u202c', '+19735550144'],
  ['973\u2011555\u20110144', '973-555-0144'],
  ['973\u00a0555 0144 ', '973 555 0144'],
  ['973-555-0144 ext. 12', '973-555-0144 x12'],
  ['973-555-0144, extension 12', '973-555-0144 x12'],
  ['+1-973-555-0144;ext=12', '+1-973-555-0144 x12'],
  ['9735550144x12', '9735550144 x12'],
  ['973-555-0144 #12', '973-555-0144 x12'],
  ['973-555-0144', '973-555-0144'],
])('reads %j as %j, as every form does', (typed, meant) => {
  expect(normalizePhone(typed)).toBe(meant);
  expect(normalizePhone(meant)).toBe(meant);
  expect(requiredPhone.parse(typed)).toBe(meant);
  expect(optionalPhone.parse(typed)).toBe(meant);
});

it.each([
  '555-0144',
  '(555) 014-4',
  '555-0144 x123',
  '973-555-0144 x12345678',
  '973-555-0144 or 973-555-0145',
  '(201)\r\n555-0147',
  'ext. 12',
])('rejects %j with every form’s message', (typed) => {
  expect(requiredPhone.safeParse(typed).error?.issues[0]?.message).toBe('Valid phone number required');
});

it('splits the extension off', () => {
  expect(splitExtension('973-555-0144 x12')).toEqual(['973-555-0144', ' x12']);
  expect(splitExtension('973-555-0144')).toEqual(['973-555-0144', '']);
});

it.each([
  ['9735550102', '(973) 555-0102'],
  ['+1 973-555-0102', '(973) 555-0102'],
  ['973.555.0102 x12', '(973) 555-0102 x12'],
  ['+44 20 7946 0958', '+44 20 7946 0958'],
  ['call me', 'call me'],
])('formats %j as %j', (value, text) => {
  expect(formatUsPhone(value)).toBe(text);
});

it.each([
  ['(201) 555-0147', true],
  ['+1 201 555 0147 x12', true],
  ['1-201-555-0147', true],
  ['+44 20 7946 0958', true],
  ['000-000-0000', false],
  ['(101) 555-0147', false],
  ['+1 (201) 155-0147', false],
])('finds whether %s can be dialed: %s', (phone, isPossible) => {
  expect(isDialable(phone)).toBe(isPossible);
});
