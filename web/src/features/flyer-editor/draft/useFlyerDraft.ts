import type { Flyer } from '@brokerage/domain/flyer/flyer';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useFirestore } from '../../../lib/firebaseContext.tsx';
import { FlyerDraft } from './FlyerDraft.ts';
import { saveFlyer } from './saveFlyer.ts';

/** The form over a flyer, which saves itself. `flyer`: as it is stored now, live; always the same one. */
export function useFlyerDraft(flyer: Flyer) {
  const firestore = useFirestore();
  const [draft] = useState(
    () => new FlyerDraft(flyer, (content, revision) => saveFlyer(firestore, flyer, content, revision)),
  );
  const state = useSyncExternalStore(draft.subscribe, draft.getState);
  useEffect(() => draft.follow(flyer), [draft, flyer]);
  useEffect(() => {
    const save = () => void draft.saveNow();
    const saveWhenHidden = () => document.visibilityState === 'hidden' && save();
    window.addEventListener('online', save);
    window.addEventListener('pagehide', save);
    document.addEventListener('visibilitychange', saveWhenHidden);
    return () => {
      window.removeEventListener('online', save);
      window.removeEventListener('pagehide', save);
      document.removeEventListener('visibilitychange', saveWhenHidden);
      draft.stop();
    };
  }, [draft]);
  return { draft, ...state };
}

export type FlyerDraftState = ReturnType<typeof useFlyerDraft>;
