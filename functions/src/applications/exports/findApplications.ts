import { MAX_EXPORTED } from '@brokerage/domain/application/exportCallables';
import {
  type ApplicationFilter,
  matchesApplicationFilter,
  toPossibleFilter,
} from '@brokerage/domain/application/lists/applicationFilter';
import { toApplicationQuery } from '@brokerage/domain/application/lists/applicationQuery';
import type { ParsedInput } from '@brokerage/domain/callables';
import { isAdministrator } from '@brokerage/domain/member/roles';
import type { UserRole } from '@brokerage/domain/member/userRole';
import { type Submission, submissionSchema } from '@brokerage/domain/preapproval/record/submission';
import { matchesSearch, toQueryKey, toSearchWords } from '@brokerage/domain/search/searchKeys';
import { searchTexts } from '@brokerage/domain/search/searchTexts';
import type { Query } from 'firebase-admin/firestore';
import { withDates } from '../../data/converters.ts';
import { db } from '../../data/db.ts';
import { loadPages } from '../../data/loadPages.ts';

/** `rows`: of the file. `read`: records looked at for them, where some conditions can't be asked of the database. */
const EXPORT_LIMITS = { rows: MAX_EXPORTED, read: 4 * MAX_EXPORTED } as const;
const PAGE_SIZE = 500;
/** All but the search keys, which are most of a record. */
const FIELDS = Object.keys(submissionSchema.shape);

type Filter = ParsedInput<'export-applications'>['filter'];

/** Returns the applications that the filter asks the database for, of those that the member may see. */
function toQuery(
  { tenant_id }: UserRole,
  filter: ApplicationFilter,
  scope: Parameters<typeof toApplicationQuery>[1],
): Query {
  const asked = toApplicationQuery(filter, scope);
  return asked.where
    .reduce<Query>(
      (query, { field, op, value }) => query.where(field, op, value),
      db.submissions(tenant_id).withConverter(null),
    )
    .orderBy(asked.orderBy.field, asked.orderBy.direction);
}

interface FoundApplications {
  /** The part of the filter that applies to the member. */
  filter: ApplicationFilter;
  applications: Submission[];
  /** Whether there are more. */
  isCut: boolean;
  unreadable: number;
}

/** Returns the applications that match, newest first, as far as the member may see them, up to the limits. */
export async function findApplications(
  member: UserRole,
  { search, ...wanted }: Filter,
  { now, timeZone }: { now: Date; timeZone: string },
  limits: { rows: number; read: number } = EXPORT_LIMITS,
): Promise<FoundApplications> {
  const isAll = isAdministrator(member.role);
  const { officer: _officer, branch: _branch, ...own } = wanted;
  const filter = toPossibleFilter(isAll ? wanted : own);
  const found: FoundApplications = { filter, applications: [], isCut: false, unreadable: 0 };
  if (!isAll && member.officer_id === null) return found;
  const officerId = isAll ? undefined : (member.officer_id ?? undefined);
  const listed = toQuery(member, filter, { timeZone, officerId });
  const words = toSearchWords(search);
  const key = toQueryKey(words);
  const query = (key === undefined ? listed : listed.where('search_keys', 'array-contains', key)).select(
    ...FIELDS,
  );
  const matches = (one: Submission) =>
    matchesApplicationFilter(one, filter, { now, timeZone }) &&
    matchesSearch(searchTexts.submission(one), words);
  let read = 0;
  for await (const page of loadPages(query, PAGE_SIZE)) {
    for (const { data } of page.map((stored) => submissionSchema.safeParse(withDates(stored.data())))) {
      if (!data) found.unreadable += 1;
      else if (matches(data)) {
        if (found.applications.length === limits.rows) return { ...found, isCut: true };
        found.applications.push(data);
      }
    }
    read += page.length;
    if (read >= limits.read) return { ...found, isCut: true };
  }
  return found;
}
