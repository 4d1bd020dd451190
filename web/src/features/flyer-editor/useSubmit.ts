import { flyerErrors } from '@brokerage/domain/errors/flyerErrors';
import { licenseErrors } from '@brokerage/domain/errors/licenseErrors';
import type { Flyer } from '@brokerage/domain/flyer/record/flyer';
import { useCallback, useEffect, useRef, useState } from 'react';
import { toContentProblems } from '../../lib/errors/callError.ts';
import { callFunction } from '../../lib/firebase/callFunction.ts';
import { useDismissToast, useNotify } from '../../ui/feedback/NotifyProvider.tsx';
import { MISSING_TITLE } from '../../ui/flyer/FlyerTitleField.tsx';
import type { FlyerDraftState } from './draft/useFlyerDraft.ts';
import { checkContent, type FlyerContext } from './form/checkContent.ts';

interface SubmitOptions {
  flyer: Flyer;
  draftState: FlyerDraftState;
  context: FlyerContext;
  /** Whether every required field is filled, as the page shows it. */
  isFilled: boolean;
  /** Scrolls to a field of the form. */
  onGo: (field: string) => void;
  /** Asks what to do about open marks, once nothing else blocks the flyer; resolves to false if the submission is canceled. */
  confirmUnresolvedMarks: () => Promise<boolean>;
}

const NONE: ReadonlySet<string> = new Set();

const OFFLINE = {
  title: 'Failed to submit flyer',
  text: 'You’re offline, so nothing was sent. Your draft is still here. Submit it once you’re back online.',
  severity: 'error',
  isAboutConnection: true,
} as const;

export type FlyerSubmit = ReturnType<typeof useSubmit>;

/** Returns Save Draft and Submit, which show their own toasts. */
export function useSubmit({
  flyer,
  draftState: { draft },
  context,
  isFilled,
  onGo,
  confirmUnresolvedMarks,
}: SubmitOptions) {
  const notify = useNotify();
  const isUnderWay = useRef(false);
  const [isBusy, setBusy] = useState(false);
  /** While it's being sent, typing is disabled. */
  const [isSending, setSending] = useState(false);
  const [missing, setMissing] = useState(NONE);
  const dismissToast = useDismissToast();
  const isFixed = isFilled && missing.size > 0;
  useEffect(() => {
    // The toast that named the missing fields would cover others.
    if (isFixed) dismissToast();
  }, [isFixed, dismissToast]);

  const saveOrNotify = useCallback(async (): Promise<boolean> => {
    const isSaved = await draft.saveNow();
    if (isSaved) return true;
    if (draft.getState().problem === 'title') {
      notify(MISSING_TITLE);
      onGo('title');
    } else {
      notify({ title: 'Failed to save changes', severity: 'error' });
    }
    return false;
  }, [draft, notify, onGo]);

  const save = useCallback(async (): Promise<void> => {
    if (await saveOrNotify()) notify({ title: 'Saved', severity: 'success' });
  }, [saveOrNotify, notify]);

  /** Shows what blocks the flyer and scrolls to the first affected field. Returns whether anything does. */
  const showBlockingIssues = useCallback((): boolean => {
    const { content } = draft.getState();
    const { issues, missing: empty } = checkContent(content, context);
    setMissing(new Set(empty.map(({ key }) => key)));
    const blocking = issues.filter(({ severity }) => severity === 'block');
    const values = { labels: empty.map(({ label }) => label), count: blocking.length };
    const { title, sentence } = flyerErrors[empty.length > 0 ? 'fields-missing' : 'flyer-blocked'];
    const first = empty[0]?.key ?? blocking[0]?.field;
    if (first === undefined) return false;
    const expired = empty.length > 0 ? undefined : blocking.find(({ field }) => field.endsWith('.license'));
    notify(
      expired
        ? { title: licenseErrors['license-expired'].title, text: expired.message, severity: 'error' }
        : { title, text: sentence(values), severity: 'error' },
    );
    onGo(first);
    return true;
  }, [draft, context, notify, onGo]);

  const submit = useCallback(async (): Promise<void> => {
    if (isUnderWay.current) return;
    if (!navigator.onLine) return notify(OFFLINE);
    isUnderWay.current = true;
    setBusy(true);
    try {
      if (!(await saveOrNotify())) return;
      if (showBlockingIssues()) return;
      if (!(await confirmUnresolvedMarks())) return;
      setSending(true);
      await callFunction('submit-flyer', { id: flyer.id, revision: draft.getState().stored.revision });
      notify({ title: 'Submitted', severity: 'success' });
      // Scroll to the status alert; the Submit button is gone.
      window.scrollTo({ top: 0 });
    } catch (error) {
      // For example, a picture that only the server can check.
      const { firstField, text } = toContentProblems(error);
      notify({ title: 'Failed to submit flyer', text, severity: 'error' });
      if (firstField !== undefined) onGo(firstField);
    } finally {
      isUnderWay.current = false;
      setBusy(false);
      setSending(false);
    }
  }, [flyer.id, draft, saveOrNotify, showBlockingIssues, confirmUnresolvedMarks, notify, onGo]);

  return { submit, save, isBusy, isSending, missing };
}
