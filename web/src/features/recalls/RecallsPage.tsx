import { isRecallAtWork, type Recall } from '@brokerage/domain/recall/recall';
import { recallReasonSchema } from '@brokerage/domain/recall/recallCallables';
import type { RecallCriterion } from '@brokerage/domain/recall/recallCriterion';
import { pluralize } from '@brokerage/domain/text/pluralize';
import { Link as MuiLink, Typography } from '@mui/material';
import { nanoid } from 'nanoid';
import { useMemo, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import * as z from 'zod';
import { loadErrorMessage } from '../../lib/errors/loadErrorMessage.ts';
import { callFunction } from '../../lib/firebase/callFunction.ts';
import { useFunction } from '../../lib/firebase/useFunction.ts';
import { RECALL_BY_NAMES } from '../../lib/format/names/recallNames.ts';
import { formatMoment } from '../../lib/format/time/formatDate.ts';
import { readyData } from '../../lib/live-data/useLiveData.ts';
import { recallPath } from '../../lib/routes/recallPaths.ts';
import { useSignedIn } from '../../lib/session/useSession.ts';
import { ConnectionHint } from '../../ui/feedback/ConnectionHint.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { useNotify } from '../../ui/feedback/NotifyProvider.tsx';
import { UnreadableAlert } from '../../ui/feedback/UnreadableAlert.tsx';
import { ActionDialog } from '../../ui/forms/dialogs/ActionDialog.tsx';
import { useCheckedForm } from '../../ui/forms/useCheckedForm.ts';
import { PageHeading, PortalPage } from '../../ui/layout/portal/PortalPage.tsx';
import { RecallReach } from '../../ui/recall/RecallReach.tsx';
import { RecallReasonField } from '../../ui/recall/RecallReasonField.tsx';
import type { DataColumn } from '../../ui/table/DataColumn.ts';
import { DataTable } from '../../ui/table/DataTable.tsx';
import { LoadMore } from '../../ui/table/LoadMore.tsx';
import { TableSkeleton } from '../../ui/table/TableSkeleton.tsx';
import { toRowId } from '../../ui/table/toRowId.ts';
import { parseNewRecall } from './parseNewRecall.ts';
import { RecallChip } from './RecallChip.tsx';
import { useRecalls } from './useRecalls.ts';

/** Returns `12 of 40` while flyers are being recalled, then `12`. */
const formatFlyers = (recall: Recall): string =>
  isRecallAtWork(recall) && recall.undo === null
    ? `${recall.recalled} of ${recall.found.flyers}`
    : String(recall.recalled);

/** The columns of the list of recalls. */
const RECALL_COLUMNS: DataColumn<Recall>[] = [
  {
    id: 'subject',
    label: 'Recalled',
    isTitle: true,
    cell: ({ id, subject }) => (
      <MuiLink component={Link} to={recallPath(id)} color="inherit" underline="hover">
        {subject}
      </MuiLink>
    ),
    subtitle: ({ criterion, reason }) => `${RECALL_BY_NAMES[criterion.by]}. ${reason}`,
    sortValue: ({ subject }) => subject,
    isOneLine: true,
    minWidth: 260,
    maxWidth: 460,
  },
  { id: 'status', label: 'Status', inCard: 'badge', cell: (recall) => <RecallChip recall={recall} /> },
  {
    id: 'flyers',
    label: 'Flyers',
    kind: 'number',
    cell: formatFlyers,
    sortValue: ({ recalled }) => recalled,
  },
  { id: 'by', label: 'By', cell: ({ by }) => by.name, sortValue: ({ by }) => by.name },
  {
    id: 'started',
    label: 'Started',
    minWidth: 150,
    kind: 'date',
    startsHigh: true,
    cell: ({ started_at }) => formatMoment(started_at),
    sortValue: ({ started_at }) => started_at.getTime(),
  },
];

/** The company's recalls, newest first. Other pages link here with the dialog open that starts one. */
export function RecallsPage() {
  return (
    <PortalPage action="flyers:recall" title="Recalls" isWide>
      <PageHeading title="Recalls">
        Recall approved flyers to turn off all of their links at once. To start, choose Recall in the menu of
        a flyer, template, teammate, realtor or license, or on a finding.
      </PageHeading>
      <Recalls />
      <NewRecall />
    </PortalPage>
  );
}

const formSchema = z.object({ reason: recallReasonSchema });

interface RecallDialogProps {
  criterion: RecallCriterion;
  onClose: () => void;
}

/** Shows what a recall would stop, asks for a reason, and starts it. */
function RecallDialog({ criterion, onClose }: RecallDialogProps) {
  const notify = useNotify();
  const navigate = useNavigate();
  // The same id for each retry, so that only one recall is created.
  const [id] = useState(() => nanoid());
  const [reason, setReason] = useState('');
  const preview = useFunction('preview-recall', { criterion });
  const { errors, clearError, submit } = useCheckedForm();
  const subject = readyData(preview)?.subject;
  const isReady = preview.status === 'ready' && preview.data.flyers > 0;

  const start = () =>
    submit(formSchema.safeParse({ reason }), async (form) => {
      const { status, recalled } = await callFunction('start-recall', { id, criterion, ...form });
      notify(
        status === 'done'
          ? { title: 'Recalled', text: `${pluralize(recalled, 'flyer')} recalled.`, severity: 'success' }
          : { title: 'Recall started', text: 'You can leave this page while it runs.', severity: 'success' },
      );
      await navigate(recallPath(id), { replace: true });
    });

  return (
    <ActionDialog
      title={criterion.by === 'flyer' ? 'Recall this flyer?' : 'Recall these flyers?'}
      action="Recall"
      isDangerous
      isBlocked={!isReady}
      onAct={start}
      onClose={onClose}
    >
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {RECALL_BY_NAMES[criterion.by]}
        {subject !== undefined && `: ${subject}`}. Links, PDFs and printed QR codes stop working right away.
        You can undo it.
      </Typography>
      <RecallReach preview={preview} />
      <RecallReasonField
        value={reason}
        onChange={(text) => {
          setReason(text);
          clearError('reason');
        }}
        problem={errors.reason}
      />
    </ActionDialog>
  );
}

/** The dialog for the recall in the URL. */
function NewRecall() {
  const [address, setAddress] = useSearchParams();
  const requested = address.toString();
  const criterion = useMemo(() => parseNewRecall(new URLSearchParams(requested)), [requested]);
  if (!criterion) return null;
  return (
    <RecallDialog key={requested} criterion={criterion} onClose={() => setAddress({}, { replace: true })} />
  );
}

function Recalls() {
  const { tenant_id: tenantId } = useSignedIn().member;
  const live = useRecalls(tenantId);
  const navigate = useNavigate();
  if (live.status === 'failed') {
    return (
      <ErrorState title="Couldn’t load the recalls" onRetry={live.retry}>
        {loadErrorMessage(live.error)}
      </ErrorState>
    );
  }
  if (live.status === 'loading') {
    return (
      <>
        <ConnectionHint live={live} />
        <TableSkeleton label="Loading recalls" columns={[4, 2, 1, 2, 2]} rows={5} />
      </>
    );
  }
  const { items, unreadable, more } = live.data;
  return (
    <>
      <ConnectionHint live={live} />
      <UnreadableAlert count={unreadable} noun="recall" />
      {items.length === 0 ? (
        <EmptyState scene="sound" title="No recalls yet">
          When flyers are recalled, you’ll see here which ones, why, and who to tell.
        </EmptyState>
      ) : (
        <DataTable
          id="recalls"
          name="Recalls"
          label="Recalls"
          columns={RECALL_COLUMNS}
          rows={items}
          getRowId={toRowId}
          tableFrom={840}
          onOpen={({ id }) => void navigate(recallPath(id))}
        />
      )}
      {more && (
        <LoadMore onMore={more.load} isLoading={more.isLoading}>
          These are the newest {items.length}.
        </LoadMore>
      )}
    </>
  );
}
