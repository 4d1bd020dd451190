import type { ApplicationFilter } from '@brokerage/domain/application/applicationFilter';
import type { SavedView } from '@brokerage/domain/application/savedView';
import { nanoid } from 'nanoid';
import { useId, useState } from 'react';
import { useFirestore } from '../../../lib/firebaseContext.tsx';
import { useNotify } from '../../../ui/feedback/NotifyProvider.tsx';
import { ActionDialog } from '../../../ui/forms/ActionDialog.tsx';
import { addSavedView, updateSavedView, type ViewOwner } from './savedViews.ts';
import { findNameProblem, isSameViewName, ViewNameField } from './ViewNameField.tsx';

interface SaveViewDialogProps {
  owner: ViewOwner;
  filter: ApplicationFilter;
  /** Names of the views that everybody has. */
  taken: readonly string[];
  /** The person's own; a name of one of them replaces its filter. */
  saved: readonly SavedView[];
  onClose: () => void;
}

/** Saves the filter under a name, new or of a view that there is. */
export function SaveViewDialog({ owner, filter, taken, saved, onClose }: SaveViewDialogProps) {
  const id = useId();
  const firestore = useFirestore();
  const notify = useNotify();
  const [clientId] = useState(() => nanoid());
  const [name, setName] = useState('');
  const [isTried, setTried] = useState(false);
  const problem = findNameProblem(name, taken);
  const existing = saved.find((view) => isSameViewName(view.name, name));

  function save() {
    setTried(true);
    if (problem) return undefined;
    const writing = existing
      ? updateSavedView(firestore, owner, existing, { filter })
      : addSavedView(firestore, owner, { name: name.trim(), filter, clientId });
    return writing.then(() => {
      const title = existing ? 'View replaced' : 'View saved';
      notify({ title, text: existing?.name ?? name.trim(), severity: 'success' });
      onClose();
    });
  }

  return (
    <ActionDialog
      title="Save view"
      action={existing ? 'Replace view' : 'Save view'}
      onAct={save}
      onClose={onClose}
    >
      <ViewNameField
        id={`${id}-name`}
        value={name}
        problem={isTried ? problem : undefined}
        note={existing && 'You have this view. Saving replaces its filters.'}
        onChange={setName}
      />
    </ActionDialog>
  );
}
