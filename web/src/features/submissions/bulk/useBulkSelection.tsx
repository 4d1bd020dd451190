import { can } from '@brokerage/domain/member/roles';
import { applicantName } from '@brokerage/domain/preapproval/applicantName';
import type { Submission } from '@brokerage/domain/submission/submission';
import { MAX_BULK_SUBMISSIONS } from '@brokerage/domain/submission/submissionCallables';
import { Alert, Box, Button, Link } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { RECORD } from '../../../lib/routes/recordPaths.ts';
import { useSignedIn } from '../../../lib/session/useSession.ts';
import { useNotify } from '../../../ui/feedback/NotifyProvider.tsx';
import { useSideSheet } from '../../../ui/layout/portal/useSideSheet.ts';
import type { RowSelection } from '../../../ui/table/RowSelection.tsx';
import { SelectionBar } from '../../../ui/table/SelectionBar.tsx';
import { BulkAssignDialog, BulkCloseDialog } from './BulkDialogs.tsx';
import type { BulkOutcome } from './bulkOutcome.ts';

interface BulkSelection {
  /** For the list; undefined if the member can't change several at a time. */
  selection: RowSelection<Submission> | undefined;
  /** Actions for the selected ones; place it below the list. */
  bar: ReactNode;
}

const rowLabel = (submission: Submission) => `${applicantName(submission)}, ${submission.reference_number}`;

/** Says which submissions weren't changed, and why; each links to its sheet. */
function OutcomeNotice({ outcome, onClose }: { outcome: BulkOutcome; onClose: () => void }) {
  const { link } = useSideSheet(RECORD.application);
  const [isOpen, setOpen] = useState(false);
  return (
    <Alert
      severity="warning"
      onClose={onClose}
      sx={{ mb: 1, maxHeight: '40dvh', overflow: 'auto' }}
      slotProps={{ closeButton: { 'aria-label': 'Dismiss' } }}
    >
      {outcome.text}.{' '}
      <Button size="small" color="inherit" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Hide details' : 'Show details'}
      </Button>
      {isOpen && (
        <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
          {outcome.unchanged.map(({ submission, reason }) => (
            <li key={submission.id}>
              <Link component={RouterLink} color="inherit" {...link(submission.id)}>
                {applicantName(submission)}, {submission.reference_number}
              </Link>
              : {reason}
            </li>
          ))}
        </Box>
      )}
    </Alert>
  );
}

interface BulkBarProps {
  selected: readonly Submission[];
  onSelect: (ids: readonly string[]) => void;
}

/** Administrators' actions for the selected submissions, at the bottom of the window. */
function BulkBar({ selected, onSelect }: BulkBarProps) {
  const { member } = useSignedIn();
  const notify = useNotify();
  const [dialog, setDialog] = useState<'assign' | 'close'>();
  const [outcome, setOutcome] = useState<BulkOutcome>();

  function finish(next: BulkOutcome) {
    setDialog(undefined);
    onSelect(next.unchanged.map(({ submission }) => submission.id));
    setOutcome(next.unchanged.length > 0 ? next : undefined);
    if (next.unchanged.length === 0) notify({ title: next.text, severity: 'success' });
  }

  const shared = {
    submissions: selected,
    tenantId: member.tenant_id,
    onDone: finish,
    onClose: () => setDialog(undefined),
  };
  return (
    <>
      <SelectionBar
        label="Selected submissions"
        count={selected.length}
        onClear={() => onSelect([])}
        notice={outcome && <OutcomeNotice outcome={outcome} onClose={() => setOutcome(undefined)} />}
        actions={
          <>
            <Button variant="outlined" onClick={() => setDialog('assign')}>
              Assign…
            </Button>
            <Button variant="outlined" onClick={() => setDialog('close')}>
              Close…
            </Button>
          </>
        }
      />
      {dialog === 'assign' && <BulkAssignDialog {...shared} />}
      {dialog === 'close' && <BulkCloseDialog {...shared} />}
    </>
  );
}

/** Lets administrators select submissions of a list. Submissions that the list no longer shows aren't selected. */
export function useBulkSelection(shown: readonly Submission[]): BulkSelection {
  const { member } = useSignedIn();
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  if (!can(member, 'applications:bulk')) return { selection: undefined, bar: null };
  const chosen = shown.filter(({ id }) => ids.has(id));
  return {
    selection: {
      selected: new Set(chosen.map(({ id }) => id)),
      onChange: setIds,
      label: rowLabel,
      max: MAX_BULK_SUBMISSIONS,
    },
    bar: <BulkBar selected={chosen} onSelect={(next) => setIds(new Set(next))} />,
  };
}
