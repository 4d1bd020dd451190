import { stateByCode } from '@brokerage/domain/directory/stateByCode';
import { useEffect, useState } from 'react';

/** Returns the two-letter code of the state in a typed address; undefined if there is none. */
export type StateFinder = (address: string) => string | undefined;

/**
 * Returns a function that finds the state in an address: by code or ZIP code immediately, and by name once the names have loaded. If they
 * can't be loaded, the server still rejects what it must.
 * @param isWanted loads the names
 */
export function useStateInAddress(isWanted: boolean): StateFinder {
  const [findState, setFindState] = useState<StateFinder>(() => stateByCode);
  useEffect(() => {
    if (!isWanted) return;
    import('@brokerage/domain/directory/stateInAddress').then(
      ({ stateInAddress }) => setFindState(() => stateInAddress),
      () => console.warn('The names of the states could not be loaded'),
    );
  }, [isWanted]);
  return findState;
}
