import type { Realtor } from '@brokerage/domain/directory/realtor';
import PersonAdd from '@mui/icons-material/PersonAddAltOutlined';
import { Alert, Button, Card, Skeleton, Stack } from '@mui/material';
import { useState } from 'react';
import { useRealtors } from '../../lib/live-data/useRealtors.ts';
import { useSignedIn } from '../../lib/session/useSession.ts';
import { ConnectionHint } from '../../ui/feedback/ConnectionHint.tsx';
import { LoadError } from '../../ui/feedback/LoadError.tsx';
import { PageHeading, PortalPage } from '../../ui/layout/PortalPage.tsx';
import { DeleteDialog } from './DeleteDialog.tsx';
import { FoundRealtors } from './FoundRealtors.tsx';
import { ImportDialog } from './ImportDialog.tsx';
import type { RealtorAction } from './RealtorActions.tsx';
import { RealtorDialog } from './RealtorDialog.tsx';

const TITLE = 'Realtor Management';

/** Realtor Management: the company's realtors for co-branded flyers (docs/product.md#realtors). */
export function RealtorsPage() {
  return (
    <PortalPage action="flyers:make" title={TITLE}>
      <Realtors />
    </PortalPage>
  );
}

type Task = { action: 'add' | 'import' } | { action: RealtorAction; realtor: Realtor };

function Realtors() {
  const { member } = useSignedIn();
  const live = useRealtors(member.tenant_id);
  const [task, setTask] = useState<Task>();
  const known = live.status === 'ready' ? live.data.items : [];
  const close = () => setTask(undefined);
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
            <Button variant="contained" startIcon={<PersonAdd />} onClick={() => setTask({ action: 'add' })}>
              Add Realtor
            </Button>
          </>
        }
      >
        Realtors for co-branded flyers. Everyone at your company can choose them.
      </PageHeading>
      <ConnectionHint live={live} />
      {live.status === 'loading' && <RealtorsSkeleton />}
      {live.status === 'failed' && (
        <LoadError title="Failed to load realtors" onRetry={live.retry}>
          {live.error.code === 'permission-denied'
            ? 'You don’t have access to these.'
            : 'Check your connection and try again.'}
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

function RealtorsSkeleton() {
  return (
    <Card role="status" aria-label="Loading realtors" sx={{ p: 2 }}>
      <Stack spacing={2}>
        {['a', 'b', 'c', 'd'].map((row) => (
          <Skeleton key={row} variant="rounded" height={56} />
        ))}
      </Stack>
    </Card>
  );
}
