import type { OfficerLookup } from '@brokerage/domain/publicCallables';
import { useEffect, useState } from 'react';
import { callErrorStatus } from '../../../lib/errors/callError.ts';
import { callFunction } from '../../../lib/firebase/callFunction.ts';

export interface Officers {
  status: 'idle' | 'loading' | 'ready' | 'failed';
  /** Empty until ready. */
  list: readonly OfficerLookup[];
  retry: () => void;
}

const NONE: readonly OfficerLookup[] = [];

/** The loan officers to choose from, loaded at the moment when they are first wanted. */
export function useOfficers(isWanted: boolean): Officers {
  const [attempt, setAttempt] = useState(1);
  const [result, setResult] = useState<{ attempt: number; list?: readonly OfficerLookup[] }>();
  const isSettled = result?.attempt === attempt;

  useEffect(() => {
    if (!isWanted || isSettled) return;
    let isCurrent = true;
    callFunction('get-loan-officers', null).then(
      ({ data }) => isCurrent && setResult({ attempt, list: data }),
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

  const list = (isSettled && result.list) || NONE;
  const retry = () => setAttempt((number) => number + 1);
  if (!isWanted) return { status: 'idle', list, retry };
  if (!isSettled) return { status: 'loading', list, retry };
  return { status: result.list ? 'ready' : 'failed', list, retry };
}
