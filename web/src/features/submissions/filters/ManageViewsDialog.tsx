import type { SavedView } from '@brokerage/domain/submission/lists/savedView';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  IconButton,
  Typography,
} from '@mui/material';
import { useId, useRef, useState } from 'react';
import { useFirestore } from '../../../lib/firebaseContext.tsx';
import { useNotify } from '../../../ui/feedback/NotifyProvider.tsx';
import { ActionDialog } from '../../../ui/forms/dialogs/ActionDialog.tsx';
import { deleteSavedView, updateSavedView, type ViewOwner } from './savedViews.ts';
import { findNameProblem, ViewNameField } from './ViewNameField.tsx';

interface ManageViewsDialogProps {
  owner: ViewOwner;
  views: readonly SavedView[];
  onClose: () => void;
}

/** Renames and deletes saved views. */
export function ManageViewsDialog({ owner, views, onClose }: ManageViewsDialogProps) {
  const id = useId();
  const close = useRef<HTMLButtonElement>(null);
  const [act, setAct] = useState<{ kind: 'rename' | 'delete'; view: SavedView }>();
  const end = () => setAct(undefined);
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>Manage views</DialogTitle>
      <DialogContent>
        {views.length === 0 && <Typography>You have no saved views.</Typography>}
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {views.map((view) => (
            <Box component="li" key={view.id} sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 0.5 }}>
              <Typography sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>{view.name}</Typography>
              <IconButton aria-label={`Rename ${view.name}`} onClick={() => setAct({ kind: 'rename', view })}>
                <EditOutlined />
              </IconButton>
              <IconButton aria-label={`Delete ${view.name}`} onClick={() => setAct({ kind: 'delete', view })}>
                <DeleteOutlined />
              </IconButton>
            </Box>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button ref={close} onClick={onClose}>
          Done
        </Button>
      </DialogActions>
      {act?.kind === 'rename' && (
        <RenameDialog
          owner={owner}
          view={act.view}
          names={views.filter(({ id }) => id !== act.view.id).map(({ name }) => name)}
          onClose={end}
        />
      )}
      {act?.kind === 'delete' && (
        <DeleteDialog
          owner={owner}
          view={act.view}
          onClose={end}
          // Its row, which had the focus, is gone.
          onDeleted={() => setTimeout(() => close.current?.focus())}
        />
      )}
    </Dialog>
  );
}

interface ViewDialogProps {
  owner: ViewOwner;
  view: SavedView;
  onClose: () => void;
}

function RenameDialog({ owner, view, names, onClose }: ViewDialogProps & { names: readonly string[] }) {
  const id = useId();
  const firestore = useFirestore();
  const [name, setName] = useState(view.name);
  const [isTried, setTried] = useState(false);
  const problem = findNameProblem(name, names);
  function rename() {
    setTried(true);
    return problem ? undefined : updateSavedView(firestore, owner, view, { name: name.trim() }).then(onClose);
  }
  return (
    <ActionDialog title="Rename view" action="Rename" onAct={rename} onClose={onClose}>
      <ViewNameField
        id={`${id}-name`}
        value={name}
        problem={isTried ? problem : undefined}
        onChange={setName}
      />
    </ActionDialog>
  );
}

function DeleteDialog({ owner, view, onClose, onDeleted }: ViewDialogProps & { onDeleted: () => void }) {
  const firestore = useFirestore();
  const notify = useNotify();
  const remove = () =>
    deleteSavedView(firestore, owner, view).then(() => {
      notify({ title: 'View deleted', text: view.name, severity: 'success' });
      onClose();
      onDeleted();
    });
  return (
    <ActionDialog title="Delete view" action="Delete view" isDangerous onAct={remove} onClose={onClose}>
      <Typography>Delete the view “{view.name}”? Nothing in the list changes.</Typography>
    </ActionDialog>
  );
}
