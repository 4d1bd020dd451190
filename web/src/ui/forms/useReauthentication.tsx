import { type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { lazyAfterFirstList } from '../../lib/first-list/lazyAfterFirstList.ts';
import type { ReauthenticationWords } from './ReauthenticateDialog.tsx';
import { returnFocus } from './returnFocus.ts';

// Few sessions come to it, and every page of the portal could. Nearly all pages need the fields that it brings.
const ReauthenticateDialog = lazyAfterFirstList(
  async () => (await import('./ReauthenticateDialog.tsx')).ReauthenticateDialog,
);

/** Asks the person to prove once more who they are; true when they did. */
export type Confirm = (words: ReauthenticationWords) => Promise<boolean>;

/**
 * Returns the question as a promise, and the dialog to show for it. A question that is open when the session ends, or when another
 * one is asked, is answered with no: whoever waits for it goes on.
 */
export function useReauthentication(): { confirm: Confirm; dialog: ReactNode } {
  const [words, setWords] = useState<ReauthenticationWords>();
  const waiting = useRef<(proven: boolean) => void>(undefined);
  const answer = useCallback((proven: boolean) => {
    waiting.current?.(proven);
    waiting.current = undefined;
  }, []);
  const confirm = useCallback<Confirm>(
    (asked) =>
      new Promise((resolve) => {
        answer(false);
        waiting.current = resolve;
        setWords(asked);
      }),
    [answer],
  );
  useEffect(() => () => answer(false), [answer]);
  // By the time of the question, the button that was pressed waits for its answer and has lost the focus.
  const lastFocused = useRef<HTMLElement>(null);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      if (!waiting.current && target instanceof HTMLElement) lastFocused.current = target;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  const endReturn = useRef<() => void>(undefined);
  const isAsking = words !== undefined;
  useEffect(() => {
    if (!isAsking) return;
    const opener = lastFocused.current;
    // Once the dialog is gone, which keeps the focus in it for as long as it is there.
    return () => {
      endReturn.current = opener ? returnFocus(opener) : undefined;
    };
  }, [isAsking]);
  useEffect(() => () => endReturn.current?.(), []);
  const close = (proven: boolean) => {
    setWords(undefined);
    answer(proven);
  };
  const dialog = words && (
    <Suspense>
      <ReauthenticateDialog words={words} onProven={() => close(true)} onCancel={() => close(false)} />
    </Suspense>
  );
  return { confirm, dialog };
}
