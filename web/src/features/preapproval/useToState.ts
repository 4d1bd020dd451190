import { stateByCode } from '@brokerage/domain/directory/stateByCode';
import { useEffect, useState } from 'react';

/** Returns the two-letter code of the state that a typed address names; undefined where it names none. */
export type ToState = (address: string) => string | undefined;

/**
 * Returns what reads a state from an address: from its code or ZIP code at once, and from its name as soon as the names have loaded.
 * If they can't be loaded, the server still refuses what it has to.
 * @param isWanted loads the names
 */
export function useToState(isWanted: boolean): ToState {
  const [toState, setToState] = useState<ToState>(() => stateByCode);
  useEffect(() => {
    if (!isWanted) return;
    import('@brokerage/domain/directory/stateInAddress').then(
      ({ stateInAddress }) => setToState(() => stateInAddress),
      () => console.warn('The names of the states could not be loaded'),
    );
  }, [isWanted]);
  return toState;
}
