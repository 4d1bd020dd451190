import { expect, test } from 'vitest';
import { parseFindingFilter, toFindingAddress } from './findingFilter.ts';

const parse = (address: string) => parseFindingFilter(new URLSearchParams(address));

test.each([
  ['', { view: 'open', check: '' }],
  ['show=dismissed&check=past-date', { view: 'dismissed', check: 'past-date' }],
  ['show=all', { view: 'all', check: '' }],
  ['show=toString&check=../secret', { view: 'open', check: '' }],
])('reads “%s” as written', (address, filter) => {
  expect(parse(address)).toEqual(filter);
  expect(parse(new URLSearchParams(toFindingAddress(parse(address))).toString())).toEqual(filter);
});

test('the default view has a short address', () => {
  expect(toFindingAddress({ view: 'open', check: '' })).toEqual({});
});
