import type { Branch } from '@brokerage/domain/directory/branch';
import { branchZip } from '../../../lib/directory/branchZip.ts';
import { milesBetween, type Point } from './milesBetween.ts';

/** Miles to each branch, by its id. A branch whose ZIP code has no area isn't in it. */
export type BranchMiles = ReadonlyMap<string, number>;

// One file for each first digit (tools/zipCenters.ts), loaded when a ZIP code needs it.
const files = import.meta.glob<Readonly<Record<string, [number, number]>>>('./zip-centers/*.json', {
  import: 'default',
});

/** Loads the middle of a ZIP code's area; undefined for one that has none or doesn't exist. */
async function loadZipCenter(zip: string): Promise<Point | undefined> {
  const centers = await files[`./zip-centers/${zip.charAt(0)}.json`]?.();
  return centers?.[zip];
}

/**
 * Measures from the middle of a ZIP code's area to that of each branch's, in miles. Returns undefined for a ZIP code that isn't known;
 * rejects when the data can't be loaded.
 */
export async function milesToBranches(
  zip: string,
  branches: readonly Branch[],
): Promise<BranchMiles | undefined> {
  const [from, ...centers] = await Promise.all(
    [zip, ...branches.map((branch) => branchZip(branch))].map((each) => loadZipCenter(each)),
  );
  if (!from) return undefined;
  return new Map(
    branches.flatMap(({ id }, index) => {
      const to = centers[index];
      return to ? [[id, milesBetween(from, to)] as const] : [];
    }),
  );
}
