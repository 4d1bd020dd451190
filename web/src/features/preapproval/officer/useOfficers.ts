import { isOfferedIn } from '@brokerage/domain/license/isOfferedIn';
import type { OfficerLookup } from '@brokerage/domain/publicCallables';
import { useMemo } from 'react';
import { callErrorStatus } from '../../../lib/errors/callError.ts';
import { callFunction } from '../../../lib/firebase/callFunction.ts';
import { useAsync } from '../../../lib/useAsync.ts';

export interface Officers {
  status: 'idle' | 'loading' | 'ready' | 'failed';
  /** Officers licensed where the property is; empty until ready. */
  list: readonly OfficerLookup[];
  /** All other officers. */
  elsewhere: readonly OfficerLookup[];
  /** The property's two-letter state code; undefined if it's unknown or doesn't matter. */
  state: string | undefined;
  retry: () => void;
}

const NONE: readonly OfficerLookup[] = [];

interface Loaded {
  list: readonly OfficerLookup[];
  findState: (address: string) => string | undefined;
}

/** Loads the officers, plus the parser that finds a state in an address if the officers' licenses are recorded. */
async function loadOfficers(): Promise<Loaded> {
  const { data: list } = await callFunction('get-loan-officers', null).catch((error: unknown) => {
    console.warn('Loan officers could not be loaded:', callErrorStatus(error) ?? 'unreadable response');
    throw error;
  });
  if (list.every(({ states }) => states === undefined)) return { list, findState: () => undefined };
  const { stateInAddress } = await import('@brokerage/domain/directory/stateInAddress');
  return { list, findState: stateInAddress };
}

/**
 * Returns the loan officers to choose from; loads them when they are first needed.
 * @param location the property's location, as typed
 */
export function useOfficers(isWanted: boolean, location: string): Officers {
  const { status, latest: loaded, retry } = useAsync(isWanted ? loadOfficers : undefined);
  const found = useMemo(() => {
    const state = loaded?.findState(location);
    const all = loaded?.list ?? NONE;
    const isOffered = ({ states }: OfficerLookup) => isOfferedIn(states, state);
    return {
      list: all.filter((officer) => isOffered(officer)),
      elsewhere: all.filter((officer) => !isOffered(officer)),
      state,
    };
  }, [loaded, location]);
  return { status: isWanted ? status : 'idle', ...found, retry };
}
