import { dayStartInZone } from '../../schedule/dayInZone.ts';
import { shiftDate } from '../../schedule/localTime.ts';
import { GENERAL_TEAM } from '../assignment/generalTeam.ts';
import { SUBMISSION_SOURCES } from '../submission.ts';
import { type SubmissionFilter, toPossibleFilter, toStatuses } from './submissionFilter.ts';

/** A condition of a Firestore query. */
export interface QueryCondition {
  field: string;
  op: '==' | 'in' | 'array-contains' | '>=' | '<';
  value: string | null | Date | readonly string[];
}

/** The database query of a list of submissions, independent of the SDK. */
export interface SubmissionQuery {
  where: readonly QueryCondition[];
  orderBy:
    | { field: 'created_at'; direction: 'desc' }
    | { field: 'due_at' | 'notice_due_at'; direction: 'asc' };
}

interface QueryScope {
  /** The company's time zone, which decides when a day begins. */
  timeZone: string;
  /** An officer's entry in the directory. They see no other submissions, regardless of the filter. */
  officerId?: string | undefined;
}

const equal = (field: string, value: string | null): QueryCondition => ({ field, op: '==', value });

const isSource = (source: string) => SUBMISSION_SOURCES.some((one) => one === source);

function statusCondition(status: NonNullable<SubmissionFilter['status']>): QueryCondition {
  const [first = '', ...others] = toStatuses(status);
  return others.length === 0
    ? equal('status', first)
    : { field: 'status', op: 'in', value: [first, ...others] };
}

function toOrder({ overdue, notice }: SubmissionFilter): SubmissionQuery['orderBy'] {
  if (notice) return { field: 'notice_due_at', direction: 'asc' };
  return overdue ? { field: 'due_at', direction: 'asc' } : { field: 'created_at', direction: 'desc' };
}

/** Earlier than any deadline. */
const EPOCH = new Date(0);

/**
 * Returns the query of a filter: newest first; with `overdue` or `notice`, the longest overdue first. Those also include submissions that
 * aren't due yet, at the end, because a query with the current time in it would have to be repeated as time passes. Indexes:
 * docs/decisions/043-filters-of-applications.md
 */
export function toSubmissionQuery(
  filter: SubmissionFilter,
  { timeZone, officerId }: QueryScope,
): SubmissionQuery {
  const possible = toPossibleFilter(filter);
  const { kind, status, officer, branch, purpose, source, overdue, notice, from, to } = possible;
  const assigned = officerId ?? officer;
  const where = [
    kind !== undefined && equal('kind', kind),
    assigned !== undefined && equal('lo_assigned_id', assigned === GENERAL_TEAM ? null : assigned),
    (status !== undefined || overdue) && statusCondition(status ?? 'open'),
    branch !== undefined && officerId === undefined && equal('branch_id', branch),
    purpose !== undefined && equal('purpose', purpose),
    source !== undefined && equal(isSource(source) ? 'source' : 'shared_link_id', source),
    overdue && equal('first_contact_at', null),
    // Without this, submissions that need no notice would come first.
    notice && { field: 'notice_due_at', op: '>=' as const, value: EPOCH },
    from !== undefined && { field: 'created_at', op: '>=' as const, value: dayStartInZone(from, timeZone) },
    to !== undefined && {
      field: 'created_at',
      op: '<' as const,
      value: dayStartInZone(shiftDate(to, 1), timeZone),
    },
  ].filter((condition) => typeof condition === 'object');
  return { where, orderBy: toOrder(possible) };
}
