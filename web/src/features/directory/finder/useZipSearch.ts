import type { Branch } from '@brokerage/domain/directory/branch';
import { useEffect, useState } from 'react';
import { type BranchMiles, milesToBranches } from './milesToBranches.ts';

export type ZipSearch =
  | { status: 'none' | 'loading' | 'unknown' | 'failed' }
  | { status: 'found'; zip: string; miles: BranchMiles };

interface FoundZip {
  zip: string;
  branches: readonly Branch[];
  search: ZipSearch;
}

/**
 * Measures the distance from a ZIP code to the branches, once it's fully typed. `branches` must be the same array while they don't change.
 */
export function useZipSearch(zip: string | undefined, branches: readonly Branch[]): ZipSearch {
  const [found, setFound] = useState<FoundZip>();
  useEffect(() => {
    if (zip === undefined) return;
    let isCanceled = false;
    const settle = (search: ZipSearch) => {
      if (!isCanceled) setFound({ zip, branches, search });
    };
    milesToBranches(zip, branches).then(
      (miles) => settle(miles ? { status: 'found', zip, miles } : { status: 'unknown' }),
      () => settle({ status: 'failed' }),
    );
    return () => {
      isCanceled = true;
    };
  }, [zip, branches]);
  if (zip === undefined) return { status: 'none' };
  return found?.zip === zip && found.branches === branches ? found.search : { status: 'loading' };
}
