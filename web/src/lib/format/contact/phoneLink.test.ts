import { formatUsPhone } from '@brokerage/domain/phone/formatUsPhone';
import { expect, test } from 'vitest';
import { phoneLink } from './phoneLink.ts';

test.each([
  ['+1 973-555-0102', '(973) 555-0102', 'tel:+19735550102'],
  ['(973) 555-0102', '(973) 555-0102', 'tel:+19735550102'],
  ['9735550102', '(973) 555-0102', 'tel:+19735550102'],
  ['+44 20 7946 0958', '+44 20 7946 0958', 'tel:+442079460958'],
  ['(973) 555-0102 x12', '(973) 555-0102 x12', 'tel:+19735550102;ext=12'],
  ['973-555-0102 ext. 12', '(973) 555-0102 ext. 12', 'tel:+19735550102;ext=12'],
  ['+44 20 7946 0958 x7', '+44 20 7946 0958 x7', 'tel:+442079460958;ext=7'],
  ['555-0102', '555-0102', 'tel:5550102'],
])('%s is shown as %s and linked as %s', (phone, words, link) => {
  expect([formatUsPhone(phone), phoneLink(phone)]).toEqual([words, link]);
});
