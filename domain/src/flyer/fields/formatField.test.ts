import { expect, test } from 'vitest';
import { calendarDay, formatField, isEmptyValue, toNumberUnit } from './formatField.ts';

const field = (type: Parameters<typeof formatField>[0]['type'], key = 'x') => ({ key, type });

test.each([
  ['2026-11-08', 'Nov 8, 2026'],
  ['2024-02-29', 'Feb 29, 2024'],
  // A stored timestamp keeps the day that was written, in any time zone.
  ['2026-12-31T23:59:59.000Z', 'Dec 31, 2026'],
  ['2026-02-31', '2026-02-31'],
  ['next Sunday', 'next Sunday'],
])('date %s', (value, text) => {
  expect(formatField(field('date'), value)).toBe(text);
});

test('formats the day of a date', () => {
  expect(calendarDay('2026-11-08')).toEqual({ weekday: 'Sunday', month: 'Nov', day: 8, year: 2026 });
});

test.each([
  ['list_price', 649000, '$649,000'],
  ['list_price', '1234567.5', '$1,234,567.50'],
  ['list_price', -20, '-$20'],
  ['list_price', 0, '$0'],
  ['rate_30_year', 6.1, '6.100%'],
  ['apr_30_year', 6.2414, '6.241%'],
  ['bedrooms', 4, '4'],
  ['living_area', 2140.5, '2,140.5'],
  ['bedrooms', 'four', 'four'],
  ['bedrooms', 1e300, '1e+300'],
])('number %s %s', (key, value, text) => {
  expect(formatField(field('number', key), value)).toBe(text);
});

test('the template’s unit overrides the key’s', () => {
  expect(toNumberUnit({ key: 'closing_costs' })).toBe('usd');
  expect(toNumberUnit({ key: 'down_payment' })).toBe('usd');
  expect(formatField({ ...field('number', 'closing_costs'), unit: 'percent' }, 2)).toBe('2.000%');
});

test('a value is empty if nothing in it is visible', () => {
  for (const value of [undefined, null, '', '  \n', '\u200b', Number.NaN]) {
    expect(isEmptyValue(field('string'), value)).toBe(true);
  }
  for (const value of [0, false, 'x']) expect(isEmptyValue(field('string'), value)).toBe(false);
  expect(
    isEmptyValue(field('rich_text'), { paragraphs: [{ type: 'paragraph', spans: [{ text: ' ' }] }] }),
  ).toBe(true);
});
