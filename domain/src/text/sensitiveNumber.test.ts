import { expect, test } from 'vitest';
import { findSensitiveNumber } from './sensitiveNumber.ts';

const SSN = 'Please take out the number that looks like a Social Security number';
const CARD = 'Please take out the number that looks like a card number';

test.each([
  'My SSN is 123-45-6789',
  '123 45 6789',
  '123.45.6789',
  'SSN:123-45-6789.',
  '(078-05-1120)',
  '123 - 45 - 6789',
  '123–45–6789',
  '123\u00a045\u00a06789',
  '12\u200b3-45-67\u200b89',
  '１２３-４５-６７８９',
  'first line\n912-70-1234\nlast line',
  'my social security number is 123456789',
  'SSN 123456789',
  'SSN123456789',
])('finds a Social Security number in %j', (text) => expect(findSensitiveNumber(text)).toBe(SSN));

test.each([
  '4111 1111 1111 1111',
  '4111-1111-1111-1111, 12/28, 123',
  'card 5555555555554444.',
  '2223 0031 2200 3222',
  'Amex 3782 822463 10005',
  '378282246310005',
])('finds a card number in %j', (text) => expect(findSensitiveNumber(text)).toBe(CARD));

test.each([
  '(201) 555-0147',
  '201-555-0147 or 201 555 0148',
  '201.555.0147, +1 201 555 0147',
  '2015550147 2015550148',
  'CB-2345-6789 and PA-7B44-HYZK',
  'Clifton, NJ 07013-1234',
  '07013 1234',
  '$380,000 with $15,200 down, $123 45 6789',
  '1,123.45.6789',
  'NMLS 1234567890, loan 123456789',
  'since 2019-05-1120, on 11/23/2026, 2026-11-23',
  'MLS 4111 1111 1111 1112',
  '4111111111111111111',
  'W-2s for 2023 2024 2025 2026, and 2023-2024-2025-2026',
  'HOA dues are 350.00. 2025 taxes were 4,200',
  'rent 950.00 1200 sq ft, child support 450.00 1099 income',
  '+353 87 1234 567 or +971 50 1234 567',
  'I receive Social Security benefits. Loan 123456789',
  'I am a social worker, case 123456789',
  '000-12-3456, 666 12 3456, 123-00-4567',
  'I owe 52000 on 3 cars, 410 a month, 10 years',
  '',
])('finds neither in %j', (text) => expect(findSensitiveNumber(text)).toBeUndefined());
