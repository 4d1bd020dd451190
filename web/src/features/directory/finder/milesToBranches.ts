import type { Branch } from '@brokerage/domain/directory/branch';
import { branchZip } from '../../../lib/directory/branchZip.ts';
import { milesBetween, type Point } from './milesBetween.ts';

/** Miles to each branch, by id. Omits branches whose ZIP code has no area. */
export type BranchMiles = ReadonlyMap<string, number>;

// One file for each first digit (tools/zipCenters.ts), loaded when a ZIP code needs it.
const files = import.meta.glob<Readonly<Record<string, [number, number]>>>('./zip-centers/*.json', {
  import: 'default',
});

/** Loads the center of a ZIP code's area; undefined if it has none or doesn't exist. */
async function loadZipCenter(zip: string): Promise<Point | undefined> {
  const centers = await files[`./zip-centers/${zip.charAt(0)}.json`]?.();
  return centers?.[zip];
}

/**
 * Measures the distance in miles from the center of a ZIP code's area to that of each branch's. Returns undefined for an unknown ZIP code;
 * rejects if the data can't be loaded.
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
