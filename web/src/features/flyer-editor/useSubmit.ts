import type { Flyer } from '@brokerage/domain/flyer/flyer';
import { refusalDetailsOf } from '@brokerage/domain/flyer/refusalDetails';
import { REFUSALS } from '@brokerage/domain/flyer/workflowRefusals';
import { useState } from 'react';
import { callFunction, toErrorMessage } from '../../lib/firebase/callFunction.ts';
import { useNotify } from '../../ui/feedback/NotifyProvider.tsx';
import { MISSING_TITLE } from '../../ui/flyer/FlyerTitleField.tsx';
import { checkContent, type FlyerContext } from './checkContent.ts';
import type { FlyerWork } from './FlyerEditor.tsx';

interface Submission {
  flyer: Flyer;
  work: FlyerWork;
  context: FlyerContext;
  /** Goes to a field of the form. */
  onGo: (field: string) => void;
}

const NONE: ReadonlySet<string> = new Set();

export type FlyerSubmit = ReturnType<typeof useSubmit>;

/** Returns Save Draft and Submit, which show their own toasts. */
export function useSubmit({ flyer, work: { draft }, context, onGo }: Submission) {
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  /** Under way to the function: nothing may be typed any more. */
  const [isSending, setSending] = useState(false);
  const [missing, setMissing] = useState(NONE);

  async function saved(): Promise<boolean> {
    const isSaved = await draft.saveNow();
    if (isSaved) return true;
    if (draft.getState().problem === 'title') {
      notify(MISSING_TITLE);
      onGo('title');
    } else {
      notify({ title: 'Failed to save changes', severity: 'error' });
    }
    return false;
  }

  async function save(): Promise<void> {
    if (await saved()) notify({ title: 'Saved', severity: 'success' });
  }

  /** What keeps the flyer from being submitted: told, and the first place focused. */
  function isRefused(): boolean {
    const { content } = draft.getState();
    const { flaws, missing: empty } = checkContent(content, context);
    setMissing(new Set(empty.map(({ key }) => key)));
    const blocking = flaws.filter(({ severity }) => severity === 'block');
    const refusal = empty.length > 0 ? REFUSALS.missing(empty) : REFUSALS.blocked(blocking.length);
    const first = empty[0]?.key ?? blocking[0]?.field;
    if (first === undefined) return false;
    notify({ title: refusal.title, text: refusal.message, severity: 'error' });
    onGo(first);
    return true;
  }

  async function submit(): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    try {
      if (!(await saved())) return;
      if (isRefused()) return;
      setSending(true);
      await callFunction('submit-flyer', { id: flyer.id, revision: draft.getState().stored.revision });
      notify({ title: 'Submitted', severity: 'success' });
      // What it waits for stands above, and the button is gone.
      window.scrollTo({ top: 0 });
    } catch (error) {
      // Such as a picture that only the server could look into.
      const { issues = [], fields = [] } = refusalDetailsOf(error) ?? {};
      const text = [toErrorMessage(error), ...issues.map(({ message }) => message)];
      notify({ title: 'Failed to submit flyer', text: [...new Set(text)].join(' '), severity: 'error' });
      if (fields[0] !== undefined) onGo(fields[0]);
    } finally {
      setBusy(false);
      setSending(false);
    }
  }

  return { submit, save, isBusy, isSending, missing };
}
