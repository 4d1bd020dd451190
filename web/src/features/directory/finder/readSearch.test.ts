import { expect, it } from 'vitest';
import { readSearch } from './readSearch.ts';

it.each([
  ['', '', undefined, false, []],
  ['', 'Peña  condo', undefined, false, ['pena', 'condo']],
  ['07', '', undefined, true, []],
  ['070133', '', undefined, true, []],
  ['Newark', '', undefined, true, []],
  ['07013', '', '07013', false, []],
  ['07013-1200', '', '07013', false, []],
  [' 07013 ', 'maya', '07013', false, ['maya']],
  ['', 'Newark, NJ', undefined, false, ['newark', 'nj']],
  ['', '927', undefined, false, ['927']],
])('reads the fields %j and %j as ZIP %s, partial %s, words %j', (zip, text, found, isZipBegun, words) => {
  expect(readSearch({ zip, text })).toEqual({ zip: found, isZipBegun, words });
});
