import { stateByCode } from '@brokerage/domain/directory/stateByCode';
import { useEffect, useState } from 'react';

/** Returns the two-letter code of the state in a typed address, or undefined without one. */
export type ToState = (address: string) => string | undefined;

/**
 * Returns a function that finds the state in an address: by code or ZIP code immediately, and by name once the names have loaded.
 * If they can't be loaded, the server still rejects unsupported states.
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
