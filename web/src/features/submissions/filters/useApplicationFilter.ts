import {
  type ApplicationFilter,
  FILTER_FIELDS,
  type FilterField,
  parseApplicationFilter,
} from '@brokerage/domain/application/lists/applicationFilter';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Fields that only matter to members who see all applications. */
const OF_THE_COMPANY: ReadonlySet<FilterField> = new Set(['officer', 'branch']);

/** Returns the filter of an address. `isOwn`: of an officer's own applications, which have one officer and branch. */
export function readFilter(address: URLSearchParams, isOwn: boolean): ApplicationFilter {
  const fields = FILTER_FIELDS.filter((field) => !isOwn || !OF_THE_COMPANY.has(field));
  return parseApplicationFilter(Object.fromEntries(fields.map((field) => [field, address.get(field)])));
}

/** Returns an address with that filter in place of its own; whatever else is in it stays. */
export function writeFilter(address: URLSearchParams, filter: ApplicationFilter): URLSearchParams {
  const next = new URLSearchParams(address);
  for (const field of FILTER_FIELDS) {
    const value = filter[field];
    if (value === undefined) next.delete(field);
    else next.set(field, value);
  }
  return next;
}

/**
 * Keeps the filter in the address, so that reload, Back and a shared link have it. The same filter is the same object. What is
 * searched for isn't there: names and phone numbers of applicants don't belong into addresses.
 */
export function useApplicationFilter(
  isOwn: boolean,
): [ApplicationFilter, (filter: ApplicationFilter) => void] {
  const [address, setAddress] = useSearchParams();
  const text = writeFilter(new URLSearchParams(), readFilter(address, isOwn)).toString();
  const filter = useMemo(() => readFilter(new URLSearchParams(text), isOwn), [text, isOwn]);
  const change = (next: ApplicationFilter) =>
    setAddress((now) => writeFilter(now, next), { preventScrollReset: true });
  return [filter, change];
}
