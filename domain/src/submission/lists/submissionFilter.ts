import * as z from 'zod';
import { objectKeys } from '../../collections/records.ts';
import { PURPOSES } from '../../preapproval/form/options.ts';
import { contactClock } from '../../schedule/contactClock.ts';
import { dayStartInZone } from '../../schedule/dayInZone.ts';
import { shiftDate } from '../../schedule/localTime.ts';
import { GENERAL_TEAM } from '../assignment/generalTeam.ts';
import { SUBMISSION_KINDS, SUBMISSION_SOURCES, type Submission } from '../submission.ts';
import { EARLIER_STATUSES, SUBMISSION_STATUSES } from '../submissionStatus.ts';
import { isActionNoticeDue } from '../workflow/actionNotice.ts';
import { CLOSED_STATUSES, OPEN_STATUSES } from '../workflow/submissionWorkflow.ts';

/** Several statuses at once. */
export const STATUS_GROUPS = ['open', 'closed'] as const;

/** A directory entry, a branch or a link code; nothing else can get into the audit record of an export. */
const idSchema = z.string().regex(/^[\w-]{1,128}$/);
/** Plausible days: the database can't store others. */
const daySchema = z.iso.date().refine((day) => day >= '2000-01-01' && day <= '2100-12-31');

/** The allowed values of each field; a field that is left out doesn't filter. */
export const submissionFilterShape = {
  kind: z.enum(SUBMISSION_KINDS),
  status: z.enum([...STATUS_GROUPS, ...SUBMISSION_STATUSES, ...EARLIER_STATUSES]),
  /** A directory entry, or GENERAL_TEAM. */
  officer: idSchema,
  branch: idSchema,
  purpose: z.enum(PURPOSES.map(({ value }) => value)),
  /** A source, or the code of one shared link. */
  source: z.union([z.enum(SUBMISSION_SOURCES), idSchema]),
  /** Open submissions past their contact deadline that nobody has contacted. */
  overdue: z.literal('yes'),
  /** Applications whose notice of the action taken is due within days or overdue. */
  notice: z.literal('due'),
  /** First and last day in the company's time zone on which the submission came in, inclusive: 2026-11-20. */
  from: daySchema,
  to: daySchema,
} as const;
export type FilterField = keyof typeof submissionFilterShape;
export const FILTER_FIELDS = objectKeys(submissionFilterShape);

/** The filter of a list of submissions. */
export const submissionFilterSchema = z.strictObject(submissionFilterShape).partial();
export type SubmissionFilter = z.output<typeof submissionFilterSchema>;

type FilterStatus = NonNullable<SubmissionFilter['status']>;

const OVERDUE_STATUSES: readonly FilterStatus[] = ['open', ...OPEN_STATUSES];
/** Statuses in which an applicant may be owed a notice, and their groups. */
const NOTICE_STATUSES: readonly FilterStatus[] = [
  ...OVERDUE_STATUSES,
  'approved',
  'denied',
  'incomplete',
  'closed',
];

/** Returns whether a status is compatible with a filter of overdue submissions or due notices; any is with other filters. */
export function isPossibleStatus(
  status: FilterStatus,
  { overdue, notice }: Pick<SubmissionFilter, 'overdue' | 'notice'>,
): boolean {
  if (notice) return NOTICE_STATUSES.includes(status);
  return !overdue || OVERDUE_STATUSES.includes(status);
}

/** Returns the filter without a purpose if it selects callback requests, which have none. */
function withPossiblePurpose(filter: SubmissionFilter): SubmissionFilter {
  if (filter.kind !== 'callback') return filter;
  const { purpose: _purpose, ...rest } = filter;
  return rest;
}

/** Returns the filter without fields that have no effect: the list is sorted by the notice's due date, and callback requests owe none. */
function toNoticeFilter(wanted: SubmissionFilter): SubmissionFilter {
  const { kind: _kind, overdue: _overdue, from: _from, to: _to, status, ...rest } = wanted;
  return status !== undefined && isPossibleStatus(status, wanted) ? { ...rest, status } : rest;
}

/**
 * Returns a consistent filter. Overdue submissions are open and sorted by their deadline, so `overdue` drops a closed status and the days.
 * Callback requests drop the purpose, and `notice` drops the kind, the days, `overdue` and statuses that owe no notice.
 */
export function toPossibleFilter(wanted: SubmissionFilter): SubmissionFilter {
  if (wanted.notice) return toNoticeFilter(wanted);
  const filter = withPossiblePurpose(wanted);
  if (!filter.overdue) return filter;
  const { from: _from, to: _to, status, ...rest } = filter;
  return status !== undefined && status !== 'open' && isPossibleStatus(status, filter)
    ? { ...rest, status }
    : rest;
}

/** Returns the filter that texts, such as URL parameters, describe; an invalid text counts as left out. */
export function parseSubmissionFilter(texts: Partial<Record<FilterField, string | null>>): SubmissionFilter {
  const known = FILTER_FIELDS.flatMap((field) => {
    const parsed = submissionFilterShape[field].safeParse(texts[field]);
    return parsed.success ? [[field, parsed.data] as const] : [];
  });
  return toPossibleFilter(Object.fromEntries(known));
}

/** Returns whether two filters are the same. */
export const isSameFilter = (one: SubmissionFilter, other: SubmissionFilter): boolean =>
  FILTER_FIELDS.every((field) => one[field] === other[field]);

/** Returns how many fields narrow the list. */
export const countFilterFields = (filter: SubmissionFilter): number =>
  FILTER_FIELDS.filter((field) => filter[field] !== undefined).length;

/** Returns the statuses that a status or status group includes. */
export function toStatuses(status: NonNullable<SubmissionFilter['status']>): readonly string[] {
  if (status === 'open') return OPEN_STATUSES;
  return status === 'closed' ? CLOSED_STATUSES : [status];
}

/** Returns whether a submission matches the filter like in the database query. */
export function matchesSubmissionFilter(
  submission: Submission,
  filter: SubmissionFilter,
  { now, timeZone }: { now: Date; timeZone: string },
): boolean {
  const possible = toPossibleFilter(filter);
  const { kind, status, officer, branch, purpose, source, overdue, notice, from, to } = possible;
  const { shared_link_id: link, lo_assigned_id, created_at } = submission;
  const statuses = toStatuses(status ?? 'open');
  return (
    (kind === undefined || submission.kind === kind) &&
    ((status === undefined && !overdue) || statuses.includes(submission.status)) &&
    (officer === undefined ||
      (officer === GENERAL_TEAM ? lo_assigned_id === null : lo_assigned_id === officer)) &&
    (branch === undefined || submission.branch_id === branch) &&
    (purpose === undefined || submission.purpose === purpose) &&
    (source === undefined || source === (link ? 'shared_link' : 'website') || source === link) &&
    (!overdue || contactClock(submission, now).state === 'overdue') &&
    (!notice || isActionNoticeDue(submission, now, timeZone)) &&
    (from === undefined || created_at >= dayStartInZone(from, timeZone)) &&
    (to === undefined || created_at < dayStartInZone(shiftDate(to, 1), timeZone))
  );
}
