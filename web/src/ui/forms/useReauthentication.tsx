import { type ReactNode, Suspense, useCallback, useState } from 'react';
import { lazyAfterFirstList } from '../../lib/first-list/lazyAfterFirstList.ts';
import type { ReauthenticationWords } from './ReauthenticateDialog.tsx';

// Few sessions come to it, and every page of the portal could. Nearly all pages need the fields that it brings.
const ReauthenticateDialog = lazyAfterFirstList(
  async () => (await import('./ReauthenticateDialog.tsx')).ReauthenticateDialog,
);

/** Asks the person to prove once more who they are; true when they did. */
export type Confirm = (words: ReauthenticationWords) => Promise<boolean>;

/** The question as a promise, and the dialog to show for it. */
export function useReauthentication(): { confirm: Confirm; dialog: ReactNode } {
  const [asked, setAsked] = useState<{ words: ReauthenticationWords; answer: (proven: boolean) => void }>();
  const confirm = useCallback<Confirm>((words) => new Promise((answer) => setAsked({ words, answer })), []);
  const close = (proven: boolean) => {
    setAsked(undefined);
    asked?.answer(proven);
  };
  const dialog = asked && (
    <Suspense>
      <ReauthenticateDialog words={asked.words} onProven={() => close(true)} onCancel={() => close(false)} />
    </Suspense>
  );
  return { confirm, dialog };
}
