import type { ApplicationFilter } from '@brokerage/domain/application/applicationFilter';
import { nanoid } from 'nanoid';
import { useId, useState } from 'react';
import { useFirestore } from '../../../lib/firebaseContext.tsx';
import { useNotify } from '../../../ui/feedback/NotifyProvider.tsx';
import { ActionDialog } from '../../../ui/forms/ActionDialog.tsx';
import { addSavedView, type ViewOwner } from './savedViews.ts';
import { findNameProblem, ViewNameField } from './ViewNameField.tsx';

interface SaveViewDialogProps {
  owner: ViewOwner;
  filter: ApplicationFilter;
  /** Of the views that there are. */
  names: readonly string[];
  onClose: () => void;
}

/** Saves the filter under a name. */
export function SaveViewDialog({ owner, filter, names, onClose }: SaveViewDialogProps) {
  const id = useId();
  const firestore = useFirestore();
  const notify = useNotify();
  const [clientId] = useState(() => nanoid());
  const [name, setName] = useState('');
  const [isTried, setTried] = useState(false);
  const problem = findNameProblem(name, names);

  function save() {
    setTried(true);
    if (problem) return undefined;
    const view = { name: name.trim(), filter, clientId };
    return addSavedView(firestore, owner, view).then(() => {
      notify({ title: 'View saved', text: view.name, severity: 'success' });
      onClose();
    });
  }

  return (
    <ActionDialog title="Save view" action="Save view" onAct={save} onClose={onClose}>
      <ViewNameField
        id={`${id}-name`}
        value={name}
        problem={isTried ? problem : undefined}
        onChange={setName}
      />
    </ActionDialog>
  );
}
