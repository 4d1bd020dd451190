import { contactClock } from '@brokerage/domain/schedule/contactClock';
import { GENERAL_TEAM_NAME } from '@brokerage/domain/submission/assignment/generalTeam';
import type { Submission } from '@brokerage/domain/submission/submission';
import { Box } from '@mui/material';
import { formatDate } from '../../../lib/format/time/formatDate.ts';
import type { OfficerNames } from '../../../lib/live-data/records/useOfficerNames.ts';
import type { DataColumn } from '../../../ui/table/DataColumn.ts';
import type { ListOrder } from './listOrder.ts';
import { CALLBACK_NAME, DayAndTime, OneLine, submissionFields } from './submissionFields.tsx';

type Column = DataColumn<Submission>;

const { id, firstName, lastName, email, mobile, purpose, status, created, value } = submissionFields;

/** Width from which all columns that the list needs fit, with the column of checkboxes. */
const WIDE = 930;

const COLUMNS: readonly Column[] = [
  { id: 'id', label: id.label, cell: id.show, sortValue: (submission) => submission.reference_number },
  {
    id: 'firstName',
    label: firstName.label,
    cell: firstName.showInRow,
    // The header fits on one line.
    minWidth: 86,
    maxWidth: 160,
    sortValue: (submission) => submission.first_name,
  },
  {
    id: 'lastName',
    label: lastName.label,
    cell: lastName.showInRow,
    minWidth: 88,
    maxWidth: 180,
    sortValue: (submission) => submission.last_name,
  },
  {
    id: 'email',
    label: email.label,
    cell: email.showInRow,
    sortValue: (submission) => submission.email,
    minWidth: 90,
    maxWidth: 280,
    // A tablet shows whom to call; the record has the rest.
    shownFrom: WIDE,
  },
  { id: 'mobile', label: mobile.label, cell: mobile.showInRow },
  {
    id: 'purpose',
    label: purpose.label,
    cell: purpose.show,
    sortValue: (submission) => submission.purpose ?? CALLBACK_NAME,
    // On a laptop, names and addresses need the room more.
    shownFrom: 1100,
  },
  {
    id: 'status',
    label: status.label,
    cell: status.show,
    sortValue: (submission) => submission.status,
  },
  {
    id: 'created',
    label: created.label,
    kind: 'date',
    startsHigh: true,
    cell: created.showInRow,
    sortValue: (submission) => submission.created_at.getTime(),
  },
  {
    id: 'value',
    label: value.label,
    kind: 'number',
    cell: value.show,
    shownFrom: WIDE,
    sortValue: (submission) => submission.est_value_or_price ?? undefined,
  },
];

/** Returns the assignee's name; blank while it loads. */
export function assigneeName({ lo_assigned_id }: Submission, { byId, isComplete }: OfficerNames): string {
  if (lo_assigned_id === null) return GENERAL_TEAM_NAME;
  return byId.get(lo_assigned_id) ?? (isComplete ? 'Former officer' : '');
}

const officerColumn = (officers: OfficerNames): Column => ({
  id: 'officer',
  label: 'Officer',
  cell: (submission) => <OneLine>{assigneeName(submission, officers)}</OneLine>,
  minWidth: 112,
  maxWidth: 160,
  sortValue: (submission) => assigneeName(submission, officers),
  // In narrower tables, the names and addresses of applicants need the room.
  shownFrom: 1280,
});

const dueAt = (submission: Submission) => contactClock(submission, new Date()).dueAt;

const dueColumn: Column = {
  id: 'due',
  label: 'Contact by',
  kind: 'date',
  cell: (submission) => <DayAndTime moment={dueAt(submission)} />,
  sortValue: (submission) => dueAt(submission).getTime(),
};

const noticeColumn: Column = {
  id: 'notice',
  label: 'Notice by',
  kind: 'date',
  cell: ({ notice_due_at: due }) => due && <Box sx={{ whiteSpace: 'nowrap' }}>{formatDate(due)}</Box>,
  sortValue: (submission) => submission.notice_due_at?.getTime(),
};

/** The deadline that the list is sorted by. */
const DEADLINE_COLUMNS: Record<ListOrder, readonly Column[]> = {
  newest: [],
  overdue: [dueColumn],
  notice: [noticeColumn],
};

interface ColumnOptions {
  /** Undefined if all submissions belong to the same officer. */
  officers?: OfficerNames | undefined;
  order: ListOrder;
}

/** Returns the columns of the submissions list. */
export function submissionColumns({ officers, order }: ColumnOptions): readonly Column[] {
  const at = COLUMNS.findIndex((column) => column.id === 'created');
  return [
    ...COLUMNS.slice(0, at),
    ...(officers ? [officerColumn(officers)] : []),
    ...DEADLINE_COLUMNS[order],
    // Side by side, two dates take too much room.
    ...COLUMNS.slice(at).map((column) =>
      order !== 'newest' && column.id === 'created' ? { ...column, shownFrom: 1500 } : column,
    ),
  ];
}
