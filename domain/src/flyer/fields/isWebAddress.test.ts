import { expect, it } from 'vitest';
import { isWebAddress } from './isWebAddress.ts';

it.each([
  'larkfield.example',
  'https://www.larkfield.example/class?day=8#map',
  'example.xn--p1ai',
  'हिन्दी.com',
  'my_shop.example.com',
  'larkfield.example.',
  'larkfield.example:8080/class',
])('%s is a web address', (address) => {
  expect(isWebAddress(address)).toBe(true);
});

it.each([
  'call me',
  'larkfield',
  'tel:+19735550101',
  '-.co',
  'larkfield.example/\u200bclass',
  'larkfield.example/"><script>',
  'https://',
])('%j isn’t a web address', (text) => {
  expect(isWebAddress(text)).toBe(false);
});
