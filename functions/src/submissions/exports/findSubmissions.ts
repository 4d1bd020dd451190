import type { ParsedInput } from '@brokerage/domain/callables';
import type { Member } from '@brokerage/domain/member/member';
import { isAdministrator } from '@brokerage/domain/member/roles';
import { matchesSearch, toQueryKey, toSearchWords } from '@brokerage/domain/search/searchKeys';
import { searchTexts } from '@brokerage/domain/search/searchTexts';
import { MAX_EXPORTED } from '@brokerage/domain/submission/exportCallables';
import {
  matchesSubmissionFilter,
  type SubmissionFilter,
  toPossibleFilter,
} from '@brokerage/domain/submission/lists/submissionFilter';
import { toSubmissionQuery } from '@brokerage/domain/submission/lists/submissionQuery';
import { type Submission, submissionSchema } from '@brokerage/domain/submission/submission';
import type { Query } from 'firebase-admin/firestore';
import { db } from '../../data/db.ts';
import { loadPages } from '../../data/loadPages.ts';
import { parseReadable } from '../../data/parseReadable.ts';

/** `rows`: in the file. `read`: records read for them, because the database can't check some conditions. */
const EXPORT_LIMITS = { rows: MAX_EXPORTED, read: 4 * MAX_EXPORTED } as const;
const PAGE_SIZE = 500;
/** All fields except the search keys, which make up most of a record. */
const FIELDS = Object.keys(submissionSchema.shape);

type Filter = ParsedInput<'export-applications'>['filter'];

/** Returns the query for the part of the filter that the database can check, limited to what the member may see. */
function toQuery(
  { tenant_id }: Member,
  filter: SubmissionFilter,
  scope: Parameters<typeof toSubmissionQuery>[1],
): Query {
  const conditions = toSubmissionQuery(filter, scope);
  return conditions.where
    .reduce<Query>(
      (query, { field, op, value }) => query.where(field, op, value),
      db.submissions(tenant_id).withConverter(null),
    )
    .orderBy(conditions.orderBy.field, conditions.orderBy.direction);
}

interface FoundSubmissions {
  /** The part of the filter that applies to this member. */
  filter: SubmissionFilter;
  submissions: Submission[];
  /** Whether there are more matches. */
  isCut: boolean;
  unreadable: number;
}

/** Returns the matching submissions that the member may see, newest first, up to the limits. */
export async function findSubmissions(
  member: Member,
  { search, ...wanted }: Filter,
  { now, timeZone }: { now: Date; timeZone: string },
  limits: { rows: number; read: number } = EXPORT_LIMITS,
): Promise<FoundSubmissions> {
  const isAll = isAdministrator(member.role);
  const { officer: _officer, branch: _branch, ...own } = wanted;
  const filter = toPossibleFilter(isAll ? wanted : own);
  const result: FoundSubmissions = { filter, submissions: [], isCut: false, unreadable: 0 };
  if (!isAll && member.officer_id === null) return result;
  const officerId = isAll ? undefined : (member.officer_id ?? undefined);
  const listed = toQuery(member, filter, { timeZone, officerId });
  const words = toSearchWords(search);
  const key = toQueryKey(words);
  const query = (key === undefined ? listed : listed.where('search_keys', 'array-contains', key)).select(
    ...FIELDS,
  );
  const matches = (submission: Submission) =>
    matchesSubmissionFilter(submission, filter, { now, timeZone }) &&
    matchesSearch(searchTexts.submission(submission), words);
  let read = 0;
  for await (const page of loadPages(query, PAGE_SIZE)) {
    const { records, unreadable } = parseReadable(page, submissionSchema);
    result.unreadable += unreadable;
    for (const submission of records.filter(matches)) {
      if (result.submissions.length === limits.rows) return { ...result, isCut: true };
      result.submissions.push(submission);
    }
    read += page.length;
    if (read >= limits.read) return { ...result, isCut: true };
  }
  return result;
}
