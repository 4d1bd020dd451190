import { useState } from 'react';
import { toErrorToast } from '../../../lib/errors/callError.ts';
import { callFunction } from '../../../lib/firebase/callFunction.ts';
import { useNotify } from '../../../ui/feedback/NotifyProvider.tsx';
import { clearNote, loadNote, saveNote } from './savedNotes.ts';

interface ResolveMarkOptions {
  id: string;
  revision: number;
  mark_id: string;
  /** The note that is stored. */
  savedNote: string;
}

/** Returns what an officer types about a mark, with Resolve and Reopen. A failure shows a toast and keeps the text. */
export function useResolveMark({ id, revision, mark_id, savedNote }: ResolveMarkOptions) {
  const notify = useNotify();
  const [typed, setTyped] = useState(() => loadNote(mark_id));
  const [isAsked, setAsked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const note = typed ?? savedNote;

  async function send(is_resolved: boolean): Promise<void> {
    setBusy(true);
    try {
      await callFunction('resolve-flyer-mark', { id, revision, mark_id, is_resolved, note: note.trim() });
      clearNote(mark_id);
      setTyped(null);
    } catch (error) {
      notify(toErrorToast(error, is_resolved ? 'Failed to resolve the mark' : 'Failed to reopen the mark'));
    }
    setBusy(false);
  }

  return {
    note,
    setNote: (text: string) => {
      saveNote(mark_id, text);
      setTyped(text);
    },
    isWriting: isAsked || note !== '',
    startWriting: () => setAsked(true),
    isBusy,
    send,
  };
}
