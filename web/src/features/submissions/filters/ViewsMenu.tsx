import type { SavedView } from '@brokerage/domain/submission/lists/savedView';
import { isSameFilter, type SubmissionFilter } from '@brokerage/domain/submission/lists/submissionFilter';
import Check from '@mui/icons-material/Check';
import ExpandMore from '@mui/icons-material/ExpandMore';
import { Box, Button, Divider, ListItemIcon, ListItemText, Menu, MenuItem } from '@mui/material';
import { nanoid } from 'nanoid';
import { useId, useMemo, useState } from 'react';
import { useFirestore } from '../../../lib/firebaseContext.tsx';
import { useLiveData } from '../../../lib/live-data/useLiveData.ts';
import { useSignedIn } from '../../../lib/session/useSession.ts';
import { useNotify } from '../../../ui/feedback/NotifyProvider.tsx';
import { ActionDialog } from '../../../ui/forms/dialogs/ActionDialog.tsx';
import { useMenu } from '../../../ui/useMenu.ts';
import { ManageViewsDialog } from './ManageViewsDialog.tsx';
import { addSavedView, subscribeSavedViews, updateSavedView, type ViewOwner } from './savedViews.ts';
import { findNameProblem, isSameViewName, ViewNameField } from './ViewNameField.tsx';
import { builtInViews, type View } from './views.ts';

interface ViewsMenuProps {
  filter: SubmissionFilter;
  /** Whether it is for an officer's own submissions: a shared view then shows only theirs. */
  isOwn: boolean;
  onFilter: (filter: SubmissionFilter) => void;
}

const NO_VIEWS: readonly SavedView[] = [];

/** A menu of saved filters: built-in ones and the user's own. */
export function ViewsMenu({ filter, isOwn, onFilter }: ViewsMenuProps) {
  const firestore = useFirestore();
  const { user, member } = useSignedIn();
  const { tenant_id: tenantId, officer_id: officerId } = member;
  const { button, menu, choose } = useMenu({ minWidth: 220, maxWidth: 340 });
  const [dialog, setDialog] = useState<'save' | 'manage'>();
  const owner = useMemo(() => ({ tenantId, uid: user.uid }), [tenantId, user.uid]);
  const live = useLiveData(useMemo(() => subscribeSavedViews(firestore, owner), [firestore, owner]));
  const saved = useMemo(
    () =>
      live.status === 'ready'
        ? live.data.items.toSorted((one, other) => one.name.localeCompare(other.name))
        : NO_VIEWS,
    [live],
  );
  const builtIn = builtInViews(isOwn ? null : officerId);
  const current = [...builtIn, ...saved].find((view) => isSameFilter(view.filter, filter));
  const item = (view: View) => (
    <MenuItem
      key={view.id}
      role="menuitemradio"
      aria-checked={view === current}
      selected={view === current}
      onClick={() => choose(() => onFilter(view.filter))}
    >
      <ListItemIcon>{view === current && <Check fontSize="small" />}</ListItemIcon>
      <ListItemText sx={{ overflowWrap: 'anywhere', whiteSpace: 'normal' }}>{view.name}</ListItemText>
    </MenuItem>
  );
  return (
    <>
      <Button
        {...button}
        variant="outlined"
        endIcon={<ExpandMore />}
        sx={{ maxWidth: { xs: '100%', sm: 240 } }}
      >
        <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
          View: {current?.name ?? 'Custom'}
        </Box>
      </Button>
      <Menu {...menu}>
        {builtIn.map(item)}
        {saved.length > 0 && <Divider />}
        {saved.map(item)}
        <Divider />
        {live.status === 'failed' && (
          <MenuItem onClick={() => choose(live.retry)}>Your views didn’t load. Retry</MenuItem>
        )}
        <MenuItem disabled={current !== undefined} onClick={() => choose(() => setDialog('save'))}>
          Save view
        </MenuItem>
        {saved.length > 0 && (
          <MenuItem onClick={() => choose(() => setDialog('manage'))}>Manage views</MenuItem>
        )}
      </Menu>
      {dialog === 'save' && (
        <SaveViewDialog
          owner={owner}
          filter={filter}
          taken={builtIn.map(({ name }) => name)}
          saved={saved}
          onClose={() => setDialog(undefined)}
        />
      )}
      {dialog === 'manage' && (
        <ManageViewsDialog owner={owner} views={saved} onClose={() => setDialog(undefined)} />
      )}
    </>
  );
}

interface SaveViewDialogProps {
  owner: ViewOwner;
  filter: SubmissionFilter;
  /** Names of the built-in views. */
  taken: readonly string[];
  /** The user's own views; saving under an existing name replaces its filter. */
  saved: readonly SavedView[];
  onClose: () => void;
}

/** Saves the filter as a new view or over an existing one. */
function SaveViewDialog({ owner, filter, taken, saved, onClose }: SaveViewDialogProps) {
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
        note={existing && 'You already have a view with this name. Saving replaces its filters.'}
        onChange={setName}
      />
    </ActionDialog>
  );
}
