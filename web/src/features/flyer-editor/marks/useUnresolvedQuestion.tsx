import { findMarkedRevision } from '@brokerage/domain/flyer/marks/findMarkedRevision';
import type { Flyer } from '@brokerage/domain/flyer/record/flyer';
import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import { useFirestore } from '../../../lib/firebaseContext.tsx';
import { loadMarkParts } from './loadMarkParts.ts';

const UnresolvedDialog = lazy(async () => ({ default: (await loadMarkParts()).UnresolvedDialog }));

interface Asked {
  count: number;
  answer: (isSubmitted: boolean) => void;
}

/** Asks for confirmation before a flyer is submitted with unresolved marks. `ask` resolves to whether to continue. */
export function useUnresolvedQuestion(flyer: Flyer): { ask: () => Promise<boolean>; question: ReactNode } {
  const firestore = useFirestore();
  const [asked, setAsked] = useState<Asked>();
  const ask = useCallback(async () => {
    if (findMarkedRevision(flyer) === null) return true;
    const count = await (await loadMarkParts()).countUnresolvedMarks(firestore, flyer);
    if (count === 0) return true;
    return new Promise<boolean>((resolve) => {
      const answer = (isSubmitted: boolean) => {
        setAsked(undefined);
        resolve(isSubmitted);
      };
      setAsked({ count, answer });
    });
  }, [firestore, flyer]);
  const question = asked && (
    <Suspense fallback={null}>
      <UnresolvedDialog {...asked} />
    </Suspense>
  );
  return { ask, question };
}
