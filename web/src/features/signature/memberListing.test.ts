import { expect, test } from 'vitest';
import { applyAddress } from './memberListing.ts';

const ready = {
  status: 'ready',
  directory: { branches: [], officers: [{ id: 'daniel-okafor', nmls: '1900102' }] },
} as never;
const member = { officer_id: 'daniel-okafor', nmls_id: '1900102' };

test.each([
  ['a listed officer', member, ready, 'https://x.example/pre-approval?lo=daniel-okafor'],
  ['somebody with the same id elsewhere', { ...member, nmls_id: '77' }, ready, undefined],
  ['who is not listed', { ...member, officer_id: 'peter-novak' }, ready, undefined],
  ['who is no officer', { ...member, officer_id: null }, ready, undefined],
  ['before the list is there', member, { status: 'loading' } as const, undefined],
])('%s', (_who, person, directory, address) => {
  expect(applyAddress(person, directory, 'https://x.example')).toBe(address);
});
