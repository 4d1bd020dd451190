import type { Flyer } from '@brokerage/domain/flyer/record/flyer';
import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';
import { useFirestore } from '../../../lib/firebaseContext.tsx';
import { onPageLeave } from '../../../ui/forms/onPageLeave.ts';
import { type DraftState, FlyerDraft } from './FlyerDraft.ts';
import { saveFlyer } from './saveFlyer.ts';

/**
 * Returns a part of the draft without deferring it, because an input must not lag behind typing.
 * @param read returns an identical (not just equal) value while that part is unchanged.
 */
export const useDraftNow = <T>(draft: FlyerDraft, read: (state: DraftState) => T): T =>
  useSyncExternalStore(draft.subscribe, () => read(draft.getState()));

/**
 * Returns the draft's state as of the last paint. Unlike useDeferredValue, React doesn't even start rendering the rest of the page before
 * the typed key is on the screen.
 */
function usePaintedState(draft: FlyerDraft): DraftState {
  const [painted, setPainted] = useState(draft.getState);
  useEffect(() => {
    let frame = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
    const follow = () => {
      stop();
      frame = requestAnimationFrame(() => {
        timer = setTimeout(() => startTransition(() => setPainted(draft.getState())));
      });
    };
    const unsubscribe = draft.subscribe(follow);
    follow();
    return () => {
      unsubscribe();
      stop();
    };
  }, [draft]);
  return painted;
}

/** Manages the auto-saving form of a flyer. `flyer` is the live stored flyer, always the same one. */
export function useFlyerDraft(flyer: Flyer) {
  const firestore = useFirestore();
  const [draft] = useState(
    () => new FlyerDraft(flyer, (content, revision) => saveFlyer(firestore, flyer, content, revision)),
  );
  const state = usePaintedState(draft);
  useEffect(() => draft.receiveStored(flyer), [draft, flyer]);
  useEffect(() => {
    const save = () => void draft.saveNow();
    window.addEventListener('online', save);
    const stop = onPageLeave(save);
    return () => {
      window.removeEventListener('online', save);
      stop();
      draft.stop();
    };
  }, [draft]);
  return { draft, ...state };
}

export type FlyerDraftState = ReturnType<typeof useFlyerDraft>;
