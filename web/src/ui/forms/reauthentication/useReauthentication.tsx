import { type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { lazyAfterFirstList } from '../../../lib/first-list/lazyAfterFirstList.ts';
import type { ReauthenticationTexts } from './ReauthenticateDialog.tsx';

// Lazy, because few sessions need it, although every portal page could. Nearly all pages already have the fields that it uses.
const ReauthenticationQuestion = lazyAfterFirstList(
  async () => (await import('./ReauthenticationQuestion.tsx')).ReauthenticationQuestion,
);

interface Question {
  texts: ReauthenticationTexts;
  opener: HTMLElement | null;
  resolve: (proven: boolean) => void;
}

/** Asks the user to reauthenticate; resolves to true if they did. */
export type Confirm = (texts: ReauthenticationTexts) => Promise<boolean>;

/**
 * Returns a function that asks as a promise, and the dialog to render. A question that is open when the session ends, or when another one
 * is asked, resolves to false, so that no caller waits forever.
 */
export function useReauthentication(): { confirm: Confirm; dialog: ReactNode } {
  const [asked, setAsked] = useState<Question>();
  const waiting = useRef<(proven: boolean) => void>(undefined);
  const answer = useCallback((proven: boolean) => {
    waiting.current?.(proven);
    waiting.current = undefined;
  }, []);
  // By the time of the question, the clicked button is disabled and has lost the focus.
  const lastFocused = useRef<HTMLElement>(null);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      if (!waiting.current) lastFocused.current = target instanceof HTMLElement ? target : null;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  const confirm = useCallback<Confirm>(
    (texts) =>
      new Promise((resolve) => {
        answer(false);
        waiting.current = resolve;
        setAsked({ texts, opener: lastFocused.current, resolve });
      }),
    [answer],
  );
  useEffect(() => () => answer(false), [answer]);
  const close = (question: Question, proven: boolean) => {
    // A late response to an earlier question must not confirm this one.
    if (waiting.current !== question.resolve) return;
    setAsked(undefined);
    answer(proven);
  };
  const dialog = asked && (
    <Suspense>
      <ReauthenticationQuestion
        texts={asked.texts}
        opener={asked.opener}
        onProven={() => close(asked, true)}
        onCancel={() => close(asked, false)}
      />
    </Suspense>
  );
  return { confirm, dialog };
}
