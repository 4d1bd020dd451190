import { contactClock } from '@brokerage/domain/schedule/contactClock';
import { GENERAL_TEAM_NAME } from '@brokerage/domain/submission/assignment/generalTeam';
import type { Submission } from '@brokerage/domain/submission/submission';
import { Box, Stack } from '@mui/material';
import { formatDate } from '../../../lib/format/time/formatDate.ts';
import type { OfficerNames } from '../../../lib/live-data/records/useOfficerNames.ts';
import type { DataColumn } from '../../../ui/table/DataColumn.ts';
import { ContactMark } from '../ContactClockStatus.tsx';
import { ActionNoticeMark } from './ActionNoticeMark.tsx';
import type { ListOrder } from './listOrder.ts';
import { CALLBACK_NAME, DayAndTime, submissionFields } from './submissionFields.tsx';

type Column = DataColumn<Submission>;

const { id, firstName, lastName, email, mobile, purpose, status, created, value } = submissionFields;

const COLUMNS: readonly Column[] = [
  { id: 'id', label: id.label, cell: id.show, sortValue: (one) => one.reference_number },
  {
    id: 'firstName',
    label: firstName.label,
    cell: firstName.show,
    sortValue: (one) => one.first_name,
  },
  {
    id: 'lastName',
    label: lastName.label,
    cell: lastName.show,
    sortValue: (one) => one.last_name,
  },
  {
    id: 'email',
    label: email.label,
    cell: email.showInRow,
    sortValue: (one) => one.email,
    isOneLine: true,
    minWidth: 120,
    maxWidth: 200,
  },
  { id: 'mobile', label: mobile.label, cell: mobile.showInRow },
  {
    id: 'purpose',
    label: purpose.label,
    cell: purpose.show,
    sortValue: (one) => one.purpose ?? CALLBACK_NAME,
    shownFrom: 1000,
  },
  {
    id: 'status',
    label: status.label,
    cell: (one) => (
      <Stack component="span" sx={{ alignItems: 'flex-start', py: 0.5 }}>
        {status.show(one)}
        <ContactMark submission={one} />
        <ActionNoticeMark submission={one} />
      </Stack>
    ),
    sortValue: (one) => one.status,
  },
  {
    id: 'created',
    label: created.label,
    kind: 'date',
    startsHigh: true,
    cell: created.showInRow,
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

/** Returns who has a submission: blank while the name is on its way. */
export function assigneeName({ lo_assigned_id }: Submission, { byId, isComplete }: OfficerNames): string {
  if (lo_assigned_id === null) return GENERAL_TEAM_NAME;
  return byId.get(lo_assigned_id) ?? (isComplete ? 'Former officer' : '');
}

const officerColumn = (officers: OfficerNames): Column => ({
  id: 'officer',
  label: 'Officer',
  cell: (one) => {
    const name = assigneeName(one, officers);
    return <span title={name}>{name}</span>;
  },
  isOneLine: true,
  maxWidth: 140,
  sortValue: (one) => assigneeName(one, officers),
  shownFrom: 1100,
});

const dueAt = (one: Submission) => contactClock(one, new Date()).dueAt;

const dueColumn: Column = {
  id: 'due',
  label: 'Contact by',
  kind: 'date',
  cell: (one) => <DayAndTime moment={dueAt(one)} />,
  sortValue: (one) => dueAt(one).getTime(),
};

const noticeColumn: Column = {
  id: 'notice',
  label: 'Notice by',
  kind: 'date',
  cell: ({ notice_due_at: due }) => due && <Box sx={{ whiteSpace: 'nowrap' }}>{formatDate(due)}</Box>,
  sortValue: (one) => one.notice_due_at?.getTime(),
};

/** The deadline that the list is sorted by. */
const DEADLINE_COLUMNS: Record<ListOrder, readonly Column[]> = {
  newest: [],
  overdue: [dueColumn],
  notice: [noticeColumn],
};

interface ColumnOptions {
  /** Left out where all submissions are the same officer's. */
  officers?: OfficerNames | undefined;
  order: ListOrder;
}

/** Returns the columns of the list of submissions. */
export function submissionColumns({ officers, order }: ColumnOptions): readonly Column[] {
  const at = COLUMNS.findIndex((column) => column.id === 'created');
  return [
    // With the officer's column, a laptop has room for the value only if long addresses are cut earlier.
    ...COLUMNS.slice(0, at).map((column) =>
      officers && column.id === 'email' ? { ...column, maxWidth: 120 } : column,
    ),
    ...(officers ? [officerColumn(officers)] : []),
    ...DEADLINE_COLUMNS[order],
    // Two dates take too much room beside each other.
    ...COLUMNS.slice(at).map((column) =>
      order !== 'newest' && column.id === 'created' ? { ...column, shownFrom: 1500 } : column,
    ),
  ];
}
