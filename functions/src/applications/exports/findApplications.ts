import {
  type ApplicationFilter,
  MOST_EXPORTED,
  WEBSITE_SOURCE,
} from '@brokerage/domain/application/exportCallables';
import { matchesSubmission } from '@brokerage/domain/application/matchesSubmission';
import { company } from '@brokerage/domain/company/company';
import { isAdministrator } from '@brokerage/domain/member/roles';
import type { UserRole } from '@brokerage/domain/member/userRole';
import { DESK_LIMIT, type Submission, submissionSchema } from '@brokerage/domain/preapproval/submission';
import { contactClock } from '@brokerage/domain/schedule/contactClock';
import { fromLocalTime, shiftDate } from '@brokerage/domain/schedule/localTime';
import { toQueryKey, toSearchWords } from '@brokerage/domain/search/searchKeys';
import type { Query } from 'firebase-admin/firestore';
import { db, withDates } from '../../data/db.ts';

/** `rows`: of the file. `read`: records looked at for them, where some conditions can't be asked of the database. */
const EXPORT_LIMITS = { rows: MOST_EXPORTED, read: 4 * MOST_EXPORTED } as const;
const PAGE_SIZE = 500;
/** Statuses in which an application can be overdue. */
const OPEN_STATUSES = ['new', 'in_progress'];
/** All but the search keys, which are most of a record. */
const FIELDS = Object.keys(submissionSchema.shape);

/** When a day begins on the company's clock. */
const startOfDay = (date: string) => fromLocalTime({ date, minutes: 0 }, company.hours.timeZone);

/** Returns the applications that the member may see at all; undefined for an officer who isn't in the directory. */
function inScope({ tenant_id, role, officer_id }: UserRole): Query | undefined {
  const all = db.submissions(tenant_id);
  if (isAdministrator(role)) return all;
  return officer_id === null ? undefined : all.where('lo_assigned_id', '==', officer_id);
}

/** Returns the prefix to ask the database for. Where one page holds everything, the list finds any part of a word. */
async function findSearchKey(scope: Query, search: string): Promise<string | undefined> {
  const key = toQueryKey(toSearchWords(search));
  if (key === undefined) return undefined;
  const page = await scope
    .select()
    .limit(DESK_LIMIT + 1)
    .get();
  return page.size > DESK_LIMIT ? key : undefined;
}

/** Narrows the query by what the database can be asked for. */
function narrow(query: Query, filter: ApplicationFilter, key: string | undefined): Query {
  const { status, officer_id, branch_id, purpose, source_code, is_overdue, from, to } = filter;
  let narrowed = query;
  const equals = (field: string, value: unknown) => {
    if (value !== undefined) narrowed = narrowed.where(field, '==', value);
  };
  equals('status', status);
  equals('lo_assigned_id', officer_id);
  equals('branch_id', branch_id);
  equals('purpose', purpose);
  equals('shared_link_id', source_code === WEBSITE_SOURCE ? undefined : source_code);
  if (is_overdue) {
    equals('first_contact_at', null);
    if (status === undefined) narrowed = narrowed.where('status', 'in', OPEN_STATUSES);
  }
  if (key !== undefined) narrowed = narrowed.where('search_keys', 'array-contains', key);
  if (from !== undefined) narrowed = narrowed.where('created_at', '>=', startOfDay(from));
  if (to !== undefined) narrowed = narrowed.where('created_at', '<', startOfDay(shiftDate(to, 1)));
  return narrowed.orderBy('created_at', 'desc').select(...FIELDS);
}

/** Whether an application is what the database can't be asked for. */
function matches(
  one: Submission,
  { search, source_code, is_overdue }: ApplicationFilter,
  now: Date,
): boolean {
  return (
    (search === '' || matchesSubmission(one, search)) &&
    (source_code !== WEBSITE_SOURCE || one.shared_link_id === undefined) &&
    (!is_overdue || (OPEN_STATUSES.includes(one.status) && contactClock(one, now).state === 'overdue'))
  );
}

interface FoundApplications {
  applications: Submission[];
  /** There are more. */
  isCut: boolean;
  unreadable: number;
}

/** Returns the applications that match, newest first, as far as the member may see them, up to the limits. */
export async function findApplications(
  member: UserRole,
  filter: ApplicationFilter,
  now: Date,
  limits: { rows: number; read: number } = EXPORT_LIMITS,
): Promise<FoundApplications> {
  const found: FoundApplications = { applications: [], isCut: false, unreadable: 0 };
  const scope = inScope(member);
  if (!scope) return found;
  const query = narrow(scope, filter, await findSearchKey(scope, filter.search));
  let page = await query.limit(PAGE_SIZE).get();
  for (let read = 0; page.size > 0; ) {
    for (const { data } of page.docs.map((stored) => submissionSchema.safeParse(withDates(stored.data())))) {
      if (!data) found.unreadable += 1;
      else if (matches(data, filter, now)) {
        if (found.applications.length === limits.rows) return { ...found, isCut: true };
        found.applications.push(data);
      }
    }
    read += page.size;
    if (read >= limits.read) return { ...found, isCut: true };
    const last = page.docs.at(-1);
    if (!last || page.size < PAGE_SIZE) break;
    page = await query.startAfter(last).limit(PAGE_SIZE).get();
  }
  return found;
}
