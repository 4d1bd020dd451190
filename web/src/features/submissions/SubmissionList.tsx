import { matchesSubmission } from '@brokerage/domain/application/matchesSubmission';
import { SUBMISSION_STATUSES, type Submission } from '@brokerage/domain/preapproval/submission';
import { Button, TextField } from '@mui/material';
import { useMemo } from 'react';
import type { ListData } from '../../lib/live-data/useList.ts';
import { RECORD } from '../../lib/routes/recordPaths.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { useSideSheet } from '../../ui/layout/useSideSheet.ts';
import type { DataColumn, SortOrder } from '../../ui/table/DataColumn.ts';
import { DataTable } from '../../ui/table/DataTable.tsx';
import { LoadMore } from '../../ui/table/LoadMore.tsx';
import { ExportListButton } from './ExportListButton.tsx';
import { SubmissionOrigin } from './SubmissionOrigin.tsx';
import { submissionFields, submissionStatus } from './submissionFields.tsx';
import { useBulkSelection } from './useBulkSelection.tsx';
import type { SubmissionFilter } from './useSubmissions.ts';

type Column = DataColumn<Submission>;

const { id, firstName, lastName, email, mobile, purpose, status, created, value } = submissionFields;

const COLUMNS: readonly Column[] = [
  { id: 'id', label: id.label, cell: id.show, sortValue: (one) => one.reference_number },
  {
    id: 'firstName',
    label: firstName.label,
    cell: firstName.show,
    sortValue: (one) => one.first_name,
    inCard: 'none',
  },
  {
    id: 'lastName',
    label: lastName.label,
    cell: lastName.show,
    sortValue: (one) => one.last_name,
    inCard: 'none',
  },
  { id: 'email', label: email.label, cell: email.show, sortValue: (one) => one.email },
  { id: 'mobile', label: mobile.label, cell: mobile.show },
  {
    id: 'purpose',
    label: purpose.label,
    cell: purpose.show,
    sortValue: (one) => one.purpose,
    shownFrom: 1000,
  },
  {
    id: 'status',
    label: status.label,
    cell: status.show,
    sortValue: (one) => one.status,
    inCard: 'badge',
  },
  {
    id: 'created',
    label: created.label,
    kind: 'date',
    startsHigh: true,
    cell: created.show,
    sortValue: (one) => one.created_at.getTime(),
  },
  {
    id: 'value',
    label: value.label,
    kind: 'number',
    cell: value.show,
    sortValue: (one) => one.est_value_or_price ?? undefined,
  },
];

/** What people do from a phone comes first: call, write. */
const CARD_ORDER = ['mobile', 'email', 'purpose', 'value', 'created', 'id'];
const NEWEST_FIRST: SortOrder = { by: 'created', direction: 'desc' };

const idOf = (submission: Submission) => submission.id;

interface SubmissionListProps {
  submissions: readonly Submission[];
  /** The way to older ones; undefined when all are there. */
  more: ListData<Submission>['more'];
  /** Ids of those that have just come in. */
  fresh: ReadonlySet<string>;
  filter: SubmissionFilter;
  onFilter: (filter: SubmissionFilter) => void;
}

/** Lists applications; where an applicant came from stands below the row and takes no column. */
export function SubmissionList({ submissions, more, fresh, filter, onFilter }: SubmissionListProps) {
  const sheet = useSideSheet(RECORD.application);
  const { search, status } = filter;
  const found = useMemo(
    () =>
      submissions.filter(
        (submission) =>
          matchesSubmission(submission, search) && (status === '' || submission.status === status),
      ),
    [submissions, search, status],
  );
  const { selection, bar } = useBulkSelection(found);
  return (
    <>
      <DataTable
        id="submissions"
        name="Submissions"
        label="Pre-approval submissions"
        columns={COLUMNS}
        rows={found}
        selection={selection}
        getRowId={idOf}
        initialOrder={NEWEST_FIRST}
        tableFrom={890}
        filters={
          <>
            <TextField
              id="submissions-search"
              type="search"
              label="Search"
              placeholder="Name, email, phone, ID"
              value={search}
              onChange={({ target }) => onFilter({ ...filter, search: target.value })}
            />
            <TextField
              select
              id="submissions-status"
              label="Status"
              value={status}
              onChange={({ target }) => onFilter({ ...filter, status: target.value })}
              slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
              sx={{ minWidth: 140 }}
            >
              <option value="">All</option>
              {SUBMISSION_STATUSES.map((one) => (
                <option key={one} value={one}>
                  {submissionStatus(one).label}
                </option>
              ))}
            </TextField>
          </>
        }
        toolbarActions={<ExportListButton filter={filter} />}
        empty={
          <EmptyState scene="search" title="No matching submissions">
            {more
              ? `None of the newest ${submissions.length} match.`
              : 'None of the listed submissions match.'}{' '}
            <Button onClick={() => onFilter({ search: '', status: '' })}>Show all submissions</Button>
          </EmptyState>
        }
        isFresh={(submission) => fresh.has(submission.id)}
        onOpen={({ id }) => sheet.open(id)}
        cardTitle={(submission) => `${submission.first_name} ${submission.last_name}`}
        cardOrder={CARD_ORDER}
        renderDetail={(submission) =>
          submission.shared_link_id && <SubmissionOrigin submission={submission} />
        }
      />
      {more && (
        <LoadMore onMore={more.load} isLoading={more.isLoading}>
          Showing the newest {submissions.length}. Sorting covers only these.
        </LoadMore>
      )}
      {bar}
    </>
  );
}
