import { expect, it } from 'vitest';
import { readSearch } from './readSearch.ts';

it.each([
  ['', undefined, false, []],
  ['Peña  condo', undefined, false, ['pena', 'condo']],
  ['07', undefined, true, []],
  ['070133', undefined, true, []],
  ['07013', '07013', false, []],
  ['07013-1200', '07013', false, []],
  [' 07013 maya', '07013', false, ['maya']],
  ['Newark, NJ', undefined, false, ['newark', 'nj']],
  ['203k', undefined, false, ['203k']],
])('reads %j as ZIP %s, begun %s, words %j', (text, zip, isZipBegun, words) => {
  expect(readSearch(text)).toEqual({ zip, isZipBegun, words });
});
