import { type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { lazyAfterFirstList } from '../../../lib/first-list/lazyAfterFirstList.ts';
import type { ReauthenticationTexts } from './ReauthenticateDialog.tsx';

// Lazy, because few sessions need it, although every portal page could. Nearly all pages already have the fields that it uses.
const ReauthenticationQuestion = lazyAfterFirstList(
  async () => (await import('./ReauthenticationQuestion.tsx')).ReauthenticationQuestion,
);

interface ReauthenticationRequest {
  texts: ReauthenticationTexts;
  opener: HTMLElement | null;
  resolve: (proven: boolean) => void;
}

/** Asks the user to reauthenticate; resolves to true if they did. */
export type Confirm = (texts: ReauthenticationTexts) => Promise<boolean>;

/**
 * Returns a function that asks as a promise, and the dialog to render. A request that is open when the session ends, or when another one
 * is made, resolves to false, so that no caller waits forever.
 */
export function useReauthentication(): { confirm: Confirm; dialog: ReactNode } {
  const [pending, setPending] = useState<ReauthenticationRequest>();
  const waiting = useRef<(proven: boolean) => void>(undefined);
  const settle = useCallback((proven: boolean) => {
    waiting.current?.(proven);
    waiting.current = undefined;
  }, []);
  // By the time of the request, the clicked button is disabled and has lost the focus.
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
        settle(false);
        waiting.current = resolve;
        setPending({ texts, opener: lastFocused.current, resolve });
      }),
    [settle],
  );
  useEffect(() => () => settle(false), [settle]);
  const close = (request: ReauthenticationRequest, proven: boolean) => {
    // A late response to an earlier request must not confirm this one.
    if (waiting.current !== request.resolve) return;
    setPending(undefined);
    settle(proven);
  };
  const dialog = pending && (
    <Suspense>
      <ReauthenticationQuestion
        texts={pending.texts}
        opener={pending.opener}
        onProven={() => close(pending, true)}
        onCancel={() => close(pending, false)}
      />
    </Suspense>
  );
  return { confirm, dialog };
}
