import type { Realtor } from '@brokerage/domain/directory/realtor';
import PersonAdd from '@mui/icons-material/PersonAddAltOutlined';
import { Button, TextField, Typography } from '@mui/material';
import { useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { loadErrorMessage } from '../../lib/errors/loadErrorMessage.ts';
import { formatCapped } from '../../lib/format/formatCapped.ts';
import { MAX_LIMIT } from '../../lib/live-data/listQuery.ts';
import { useRealtorById } from '../../lib/live-data/records/useRealtorById.ts';
import { useRealtors } from '../../lib/live-data/records/useRealtors.ts';
import type { ListData } from '../../lib/live-data/useList.ts';
import { readyData } from '../../lib/live-data/useLiveData.ts';
import { IMPORT, NEW } from '../../lib/routes/formPaths.ts';
import { RECORD } from '../../lib/routes/recordPaths.ts';
import { useAddressFields } from '../../lib/routes/useAddressFields.ts';
import { useSignedIn } from '../../lib/session/useSession.ts';
import { ConnectionHint } from '../../ui/feedback/ConnectionHint.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { useNotify } from '../../ui/feedback/NotifyProvider.tsx';
import { UnreadableAlert } from '../../ui/feedback/UnreadableAlert.tsx';
import { useFailureToast } from '../../ui/feedback/useFailureToast.ts';
import { ActionDialog } from '../../ui/forms/dialogs/ActionDialog.tsx';
import { PageHeading, PortalPage } from '../../ui/layout/portal/PortalPage.tsx';
import { LoadMore } from '../../ui/table/LoadMore.tsx';
import { TableSkeleton } from '../../ui/table/TableSkeleton.tsx';
import { useRestoreFocus } from '../../ui/useRestoreFocus.ts';
import { ImportDialog } from './ImportDialog.tsx';
import type { RealtorAction } from './RealtorActions.tsx';
import { RealtorDialog } from './RealtorDialog.tsx';
import { RealtorList } from './RealtorList.tsx';
import { searchRealtors } from './realtor.ts';
import { useFlyerCount } from './useFlyerCount.ts';
import { useRealtorWrites } from './useRealtorWrites.ts';
import { useSimilarRealtors } from './useSimilarRealtors.ts';

const TITLE = 'Realtor Management';
const FAILED = 'Failed to load realtors';

/** Realtor Management: the company's realtors for co-branded flyers (docs/product.md#realtors). */
export function RealtorsPage() {
  return (
    <PortalPage action="flyers:make" title={TITLE} isWide>
      <Realtors />
    </PortalPage>
  );
}

type Task = { action: 'add' | 'import' } | { action: RealtorAction; realtor: Realtor };

/** Asks for confirmation before a realtor is removed, and says where they're used. */
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
    <ActionDialog
      title={`Delete ${realtor.name}?`}
      action="Delete"
      isDangerous
      failure="Couldn’t delete the realtor."
      onAct={act}
      onClose={onClose}
    >
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
  return `Used on ${formatCapped(count, MAX_LIMIT)} ${whose}. Approved flyers keep their details; drafts need another realtor.`;
}

interface FoundRealtorsProps {
  loaded: ListData<Realtor>;
  words: string;
  onWords: (words: string) => void;
  onChoose: (realtor: Realtor, action: RealtorAction) => void;
}

/** The realtors that match the search. */
function FoundRealtors({ loaded: { items: realtors, more }, words, onWords, onChoose }: FoundRealtorsProps) {
  const found = useMemo(() => searchRealtors(realtors, words), [realtors, words]);
  if (realtors.length === 0 && words === '') {
    return <EmptyState title="No realtors yet">Add one to make co-branded flyers.</EmptyState>;
  }
  return (
    <>
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
            onChange={({ target }) => onWords(target.value)}
          />
        }
        empty={
          <EmptyState
            scene="search"
            title="No realtors found"
            action={<Button onClick={() => onWords('')}>Show all realtors</Button>}
          >
            {more ? `None of the first ${realtors.length} realtors match.` : 'No realtors match.'}
          </EmptyState>
        }
      />
      {more && (
        <LoadMore onMore={more.load} isLoading={more.isLoading}>
          These are from the first {realtors.length} realtors by name. Sorting and export cover only these.
        </LoadMore>
      )}
    </>
  );
}

function Realtors() {
  const { user, member, isAdministrator } = useSignedIn();
  const [words, setWords] = useState('');
  const live = useRealtors(member.tenant_id, words);
  useFailureToast(FAILED, live.status === 'failed');
  const [address] = useSearchParams();
  const requestedId = address.get(RECORD.realtor);
  const requested = useRealtorById(member.tenant_id, requestedId);
  const findSimilar = useSimilarRealtors();
  const [task, setTask] = useState<Task>();
  const addButton = useRef<HTMLButtonElement>(null);
  const known = readyData(live)?.items ?? [];
  // A search result isn't the whole list either.
  const isPart = words !== '' || (live.status === 'ready' && live.data.more !== undefined);
  const clearAddress = useAddressFields(
    [NEW, IMPORT, RECORD.realtor],
    (fields) => {
      const realtor = known.find(({ id }) => id === fields[RECORD.realtor]) ?? requested ?? undefined;
      const mayEdit = isAdministrator || realtor?.created_by_user_id === user.uid;
      if (fields[NEW]) setTask({ action: 'add' });
      else if (fields[IMPORT] && live.status === 'ready') setTask({ action: 'import' });
      else if (realtor && mayEdit) setTask({ action: 'edit', realtor });
      else if (realtor) setWords(realtor.name);
    },
    // A new realtor may be missing from the cached list.
    live.status === 'failed' ||
      (live.status === 'ready' && !live.isCached && (requestedId === null || requested !== undefined)),
  );
  useRestoreFocus(task !== undefined, () => addButton.current);
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
            {/* Existing realtors must be loaded first, so that none is imported twice. */}
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
              Add realtor
            </Button>
          </>
        }
      >
        Realtors for co-branded flyers. Everyone at your company can choose them.
        {!isAdministrator && ' You can change the ones you added; an administrator can change them all.'}
      </PageHeading>
      <ConnectionHint live={live} />
      {live.status === 'loading' && <TableSkeleton label="Loading realtors" />}
      {live.status === 'failed' && (
        <ErrorState title={FAILED} onRetry={live.retry}>
          {loadErrorMessage(live.error)}
        </ErrorState>
      )}
      {live.status === 'ready' && <UnreadableAlert count={live.data.unreadable} />}
      {live.status === 'ready' && (
        <FoundRealtors
          loaded={live.data}
          words={words}
          onWords={setWords}
          onChoose={(realtor, action) => setTask({ realtor, action })}
        />
      )}
      {(task?.action === 'add' || task?.action === 'edit') && (
        <RealtorDialog
          realtor={task.action === 'edit' ? task.realtor : undefined}
          realtors={known}
          findSimilar={isPart ? findSimilar : undefined}
          onClose={close}
        />
      )}
      {task?.action === 'import' && (
        <ImportDialog realtors={known} findSimilar={isPart ? findSimilar : undefined} onClose={close} />
      )}
      {task?.action === 'delete' && <DeleteDialog realtor={task.realtor} onClose={close} />}
    </>
  );
}
