import type { Realtor } from '@brokerage/domain/directory/realtor';
import PersonAdd from '@mui/icons-material/PersonAddAltOutlined';
import { Alert, Button, TextField, Typography } from '@mui/material';
import { useMemo, useRef, useState } from 'react';
import { loadFailureText } from '../../lib/errors/loadFailureText.ts';
import { useRealtors } from '../../lib/live-data/useRealtors.ts';
import { IMPORT, NEW } from '../../lib/routes/formPaths.ts';
import { RECORD } from '../../lib/routes/recordPaths.ts';
import { useAddressFields } from '../../lib/routes/useAddressFields.ts';
import { useSignedIn } from '../../lib/session/useSession.ts';
import { ConnectionHint } from '../../ui/feedback/ConnectionHint.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { LoadError } from '../../ui/feedback/LoadError.tsx';
import { useNotify } from '../../ui/feedback/NotifyProvider.tsx';
import { ActionDialog } from '../../ui/forms/ActionDialog.tsx';
import { PageHeading, PortalPage } from '../../ui/layout/PortalPage.tsx';
import { TableSkeleton } from '../../ui/table/TableSkeleton.tsx';
import { useFocusBack } from '../../ui/useFocusBack.ts';
import { ImportDialog } from './ImportDialog.tsx';
import type { RealtorAction } from './RealtorActions.tsx';
import { RealtorDialog } from './RealtorDialog.tsx';
import { RealtorList } from './RealtorList.tsx';
import { search } from './realtor.ts';
import { useFlyerCount } from './useFlyerCount.ts';
import { useRealtorWrites } from './useRealtorWrites.ts';

const TITLE = 'Realtor Management';

/** Realtor Management: the company's realtors for co-branded flyers (docs/product.md#realtors). */
export function RealtorsPage() {
  return (
    <PortalPage action="flyers:make" title={TITLE} isWide>
      <Realtors />
    </PortalPage>
  );
}

type Task = { action: 'add' | 'import' } | { action: RealtorAction; realtor: Realtor };

/** Asks before a realtor is removed, and says where they are used. */
function DeleteDialog({ realtor, onClose }: { realtor: Realtor; onClose: () => void }) {
  const notify = useNotify();
  const { remove } = useRealtorWrites();
  const { isAdministrator } = useSignedIn();
  const count = useFlyerCount(realtor.id);

  async function act() {
    try {
      await remove(realtor.id);
    } catch (error) {
      notify({ title: 'Failed to delete realtor', severity: 'error' });
      throw error;
    }
    notify({ title: 'Deleted', text: `${realtor.name} is no longer in the list.`, severity: 'success' });
    onClose();
  }

  return (
    <ActionDialog title={`Delete ${realtor.name}?`} action="Delete" isDangerous onAct={act} onClose={onClose}>
      <Typography>Are you sure you want to delete this realtor?</Typography>
      <Typography role="status">{usedOn(count, isAdministrator)}</Typography>
    </ActionDialog>
  );
}

function usedOn(count: ReturnType<typeof useFlyerCount>, isAdministrator: boolean): string {
  if (count === 'counting') return 'Counting the flyers that use them…';
  if (count === 'unknown') return 'We couldn’t count the flyers that use them.';
  const whose = isAdministrator ? 'of your company’s flyers' : 'of your flyers';
  if (count === 0) return `Not used on any ${whose}.`;
  return `Used on ${count} ${whose}. Approved flyers keep their details; drafts need another realtor.`;
}

interface FoundRealtorsProps {
  realtors: readonly Realtor[];
  /** What is searched for at first. */
  find: string;
  onChoose: (realtor: Realtor, action: RealtorAction) => void;
}

/** The realtors that match the search. */
function FoundRealtors({ realtors, find, onChoose }: FoundRealtorsProps) {
  const [words, setWords] = useState(find);
  const found = useMemo(() => search(realtors, words), [realtors, words]);
  if (realtors.length === 0) {
    return <EmptyState title="No realtors yet">Add one to make co-branded flyers.</EmptyState>;
  }
  return (
    <RealtorList
      realtors={found}
      onChoose={onChoose}
      filters={
        <TextField
          id="realtors-search"
          type="search"
          label="Search"
          placeholder="Name, email, brokerage…"
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
      }
      empty={
        <EmptyState scene="search" title="No one found">
          No realtors match. <Button onClick={() => setWords('')}>Show all</Button>
        </EmptyState>
      }
    />
  );
}

function Realtors() {
  const { user, member, isAdministrator } = useSignedIn();
  const live = useRealtors(member.tenant_id);
  const [task, setTask] = useState<Task>();
  const [find, setFind] = useState('');
  const addButton = useRef<HTMLButtonElement>(null);
  const known = live.status === 'ready' ? live.data.items : [];
  const clearAddress = useAddressFields(
    [NEW, IMPORT, RECORD.realtor],
    (asked) => {
      const realtor = known.find(({ id }) => id === asked[RECORD.realtor]);
      const mayEdit = isAdministrator || realtor?.created_by_user_id === user.uid;
      if (asked[NEW]) setTask({ action: 'add' });
      else if (asked[IMPORT] && live.status === 'ready') setTask({ action: 'import' });
      else if (realtor && mayEdit) setTask({ action: 'edit', realtor });
      else if (realtor) setFind(realtor.name);
    },
    // A realtor who is new may be missing in what is remembered.
    live.status === 'failed' || (live.status === 'ready' && !live.isRemembered),
  );
  useFocusBack(task !== undefined, () => addButton.current);
  const close = () => {
    setTask(undefined);
    clearAddress();
  };
  return (
    <>
      <PageHeading
        title={TITLE}
        actions={
          <>
            {/* What is there already has to be known, so that nobody is imported twice. */}
            {live.status === 'ready' && (
              <Button variant="outlined" onClick={() => setTask({ action: 'import' })}>
                Import CSV
              </Button>
            )}
            <Button
              ref={addButton}
              variant="contained"
              startIcon={<PersonAdd />}
              onClick={() => setTask({ action: 'add' })}
            >
              Add Realtor
            </Button>
          </>
        }
      >
        Realtors for co-branded flyers. Everyone at your company can choose them.
      </PageHeading>
      <ConnectionHint live={live} />
      {live.status === 'loading' && <TableSkeleton label="Loading realtors" />}
      {live.status === 'failed' && (
        <LoadError title="Failed to load realtors" onRetry={live.retry}>
          {loadFailureText(live.error)}
        </LoadError>
      )}
      {live.status === 'ready' && live.data.unreadable > 0 && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {live.data.unreadable === 1 ? '1 record' : `${live.data.unreadable} records`} couldn’t be shown.
          Please let your administrator know.
        </Alert>
      )}
      {live.status === 'ready' && (
        <FoundRealtors
          key={find}
          find={find}
          realtors={live.data.items}
          onChoose={(realtor, action) => setTask({ realtor, action })}
        />
      )}
      {(task?.action === 'add' || task?.action === 'edit') && (
        <RealtorDialog
          realtor={task.action === 'edit' ? task.realtor : undefined}
          realtors={known}
          onClose={close}
        />
      )}
      {task?.action === 'import' && <ImportDialog realtors={known} onClose={close} />}
      {task?.action === 'delete' && <DeleteDialog realtor={task.realtor} onClose={close} />}
    </>
  );
}
