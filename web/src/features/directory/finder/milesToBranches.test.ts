import { expect, it } from 'vitest';
import { sampleDirectory } from '../../../lib/directory/testing/sampleDirectory.ts';
import { milesToBranches } from './milesToBranches.ts';

const [clifton, fountainValley] = sampleDirectory.branches;

it('measures to each branch', async () => {
  const miles = await milesToBranches('07102', sampleDirectory.branches);
  expect(miles?.get('clifton-nj')).toBeCloseTo(9.2, 1);
  expect(miles?.get('fountain-valley-ca')).toBeCloseTo(2430, -2);
  expect((await milesToBranches('07013', sampleDirectory.branches))?.get('clifton-nj')).toBe(0);
});

it.each(['00000', '07015', '99999'])('finds no area for %s', async (zip) => {
  expect(await milesToBranches(zip, sampleDirectory.branches)).toBeUndefined();
});

it('finds the ZIP code of an address that includes the country', async () => {
  if (!clifton) throw new Error('A branch');
  const branch = { ...clifton, address: '1 Main Street, Clifton, NJ 07013, USA' };
  expect((await milesToBranches('07013', [branch]))?.get(branch.id)).toBe(0);
});

it('omits a branch whose address has no known ZIP code', async () => {
  if (!clifton || !fountainValley) throw new Error('Two branches');
  const moved = { ...clifton, address: 'PO Box 12, Clifton, NJ 07015' };
  const miles = await milesToBranches('92708', [moved, fountainValley]);
  expect([...(miles?.keys() ?? [])]).toEqual(['fountain-valley-ca']);
});
