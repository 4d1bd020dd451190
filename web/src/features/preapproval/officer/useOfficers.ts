import { isOfferedIn } from '@brokerage/domain/license/isOfferedIn';
import type { OfficerLookup } from '@brokerage/domain/publicCallables';
import { useEffect, useMemo, useState } from 'react';
import { callErrorStatus } from '../../../lib/errors/callError.ts';
import { callFunction } from '../../../lib/firebase/callFunction.ts';

export interface Officers {
  status: 'idle' | 'loading' | 'ready' | 'failed';
  /** Those who are licensed where the property is; empty until ready. */
  list: readonly OfficerLookup[];
  /** The others. */
  elsewhere: readonly OfficerLookup[];
  /** The property's state by two-letter code; undefined where it isn't known, or makes no difference. */
  state: string | undefined;
  retry: () => void;
}

const NONE: readonly OfficerLookup[] = [];

interface Loaded {
  list: readonly OfficerLookup[];
  toState: (address: string) => string | undefined;
}

/** Loads the officers, and what reads a state from an address where their licenses are recorded. */
async function loadOfficers(): Promise<Loaded> {
  const { data: list } = await callFunction('get-loan-officers', null);
  if (list.every(({ states }) => states === undefined)) return { list, toState: () => undefined };
  const { stateInAddress } = await import('@brokerage/domain/directory/stateInAddress');
  return { list, toState: stateInAddress };
}

/**
 * The loan officers to choose from, loaded at the moment when they are first wanted.
 * @param location where the property is, as typed
 */
export function useOfficers(isWanted: boolean, location: string): Officers {
  const [attempt, setAttempt] = useState(1);
  const [result, setResult] = useState<{ attempt: number; loaded?: Loaded }>();
  const isSettled = result?.attempt === attempt;

  useEffect(() => {
    if (!isWanted || isSettled) return;
    let isCurrent = true;
    loadOfficers().then(
      (loaded) => isCurrent && setResult({ attempt, loaded }),
      (error: unknown) => {
        if (!isCurrent) return;
        console.warn('Loan officers could not be loaded:', callErrorStatus(error) ?? 'unreadable answer');
        setResult({ attempt });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [isWanted, isSettled, attempt]);

  const loaded = isSettled ? result.loaded : undefined;
  const found = useMemo(() => {
    const state = loaded?.toState(location);
    const all = loaded?.list ?? NONE;
    const isOffered = ({ states }: OfficerLookup) => isOfferedIn(states, state);
    return {
      list: all.filter((officer) => isOffered(officer)),
      elsewhere: all.filter((officer) => !isOffered(officer)),
      state,
    };
  }, [loaded, location]);
  const retry = () => setAttempt((number) => number + 1);
  if (!isWanted) return { status: 'idle', ...found, retry };
  if (!isSettled) return { status: 'loading', ...found, retry };
  return { status: loaded ? 'ready' : 'failed', ...found, retry };
}
