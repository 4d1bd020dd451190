import { findMarkedRevision } from '@brokerage/domain/flyer/marks/findMarkedRevision';
import type { Flyer } from '@brokerage/domain/flyer/record/flyer';
import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import { useFirestore } from '../../../lib/firebaseContext.tsx';
import { loadMarkParts } from './loadMarkParts.ts';

const UnresolvedDialog = lazy(async () => ({ default: (await loadMarkParts()).UnresolvedDialog }));

interface PendingQuestion {
  count: number;
  answer: (isSubmitted: boolean) => void;
}

/** Asks for confirmation before a flyer is submitted with unresolved marks. `ask` resolves to whether to continue. */
export function useUnresolvedQuestion(flyer: Flyer): { ask: () => Promise<boolean>; question: ReactNode } {
  const firestore = useFirestore();
  const [pending, setPending] = useState<PendingQuestion>();
  const ask = useCallback(async () => {
    if (findMarkedRevision(flyer) === null) return true;
    const count = await (await loadMarkParts()).countUnresolvedMarks(firestore, flyer);
    if (count === 0) return true;
    return new Promise<boolean>((resolve) => {
      const answer = (isSubmitted: boolean) => {
        setPending(undefined);
        resolve(isSubmitted);
      };
      setPending({ count, answer });
    });
  }, [firestore, flyer]);
  const question = pending && (
    <Suspense fallback={null}>
      <UnresolvedDialog {...pending} />
    </Suspense>
  );
  return { ask, question };
}
