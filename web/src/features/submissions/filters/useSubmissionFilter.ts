import {
  FILTER_FIELDS,
  type FilterField,
  parseSubmissionFilter,
  type SubmissionFilter,
} from '@brokerage/domain/submission/lists/submissionFilter';
import { useMemo } from 'react';
import { useOptimisticSearch } from '../../../lib/routes/useOptimisticSearch.ts';

/** Fields that only matter to members who see all submissions. */
const OF_THE_COMPANY: ReadonlySet<FilterField> = new Set(['officer', 'branch']);

/** Parses the filter from a URL. `isOwn`: for an officer's own submissions, which have a single officer and branch. */
export function readFilter(address: URLSearchParams, isOwn: boolean): SubmissionFilter {
  const fields = FILTER_FIELDS.filter((field) => !isOwn || !OF_THE_COMPANY.has(field));
  return parseSubmissionFilter(Object.fromEntries(fields.map((field) => [field, address.get(field)])));
}

/** Returns a URL with the filter replaced; its other parameters stay. */
export function writeFilter(address: URLSearchParams, filter: SubmissionFilter): URLSearchParams {
  const next = new URLSearchParams(address);
  for (const field of FILTER_FIELDS) {
    const value = filter[field];
    if (value === undefined) next.delete(field);
    else next.set(field, value);
  }
  return next;
}

/**
 * Keeps the filter in the URL, so that reload, Back and a shared link preserve it. An equal filter is the same object. The search text is
 * left out: names and phone numbers of applicants don't belong in URLs.
 */
export function useSubmissionFilter(isOwn: boolean): [SubmissionFilter, (filter: SubmissionFilter) => void] {
  const [address, setAddress] = useOptimisticSearch();
  const text = writeFilter(new URLSearchParams(), readFilter(address, isOwn)).toString();
  const filter = useMemo(() => readFilter(new URLSearchParams(text), isOwn), [text, isOwn]);
  const change = (next: SubmissionFilter) =>
    setAddress(writeFilter(address, next), { preventScrollReset: true });
  return [filter, change];
}
