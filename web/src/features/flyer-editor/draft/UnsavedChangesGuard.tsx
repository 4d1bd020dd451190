import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { useNotify } from '../../../ui/feedback/NotifyProvider.tsx';
import { LeaveGuard } from '../../../ui/forms/dialogs/LeaveGuard.tsx';
import type { DraftState, FlyerDraft } from './FlyerDraft.ts';

type Unsaved = DraftState & { draft: FlyerDraft };

/** Saves on navigation; asks only if saving fails. */
export function UnsavedChangesGuard({ draft, isChanged, isSaving, problem, conflict, stored }: Unsaved) {
  const canSave = !problem && !conflict && stored.status === 'editing';
  return canSave ? (
    <SaveOnLeave draft={draft} isUnsaved={isChanged || isSaving} />
  ) : (
    <LeaveGuard isChanged={isChanged} />
  );
}

function SaveOnLeave({ draft, isUnsaved }: { draft: FlyerDraft; isUnsaved: boolean }) {
  const notify = useNotify();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void draft.saveNow().then((isSaved) => {
      if (isSaved) return blocker.proceed();
      // After a failed save the leave dialog takes over, and this navigation is canceled.
      notify({ title: 'Failed to save changes', severity: 'error' });
    });
  }, [blocker, draft, notify]);
  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
  return null;
}
