import {
  collection,
  type Firestore,
  getCountFromServer,
  limit,
  orderBy,
  type Query,
  type QueryCompositeFilterConstraint,
  type QueryConstraint,
  query,
  where,
} from 'firebase/firestore';
import type { PlainQuery } from './plainQuery.ts';

/** Part of a query, except the limit. */
export type ListConstraint = QueryConstraint | QueryCompositeFilterConstraint;

declare const bounded: unique symbol;
/** A query with a limit. Only `listQuery` creates one, and the app listens to and reads nothing else. */
export type ListQuery = Query & { readonly [bounded]: true };

/** The largest limit that any rule allows; keep it in sync with firestore.rules. */
export const MAX_LIMIT = 1000;

/** Returns a query of at most `size` documents. */
export function listQuery(source: Query, size: number, ...constraints: readonly ListConstraint[]): ListQuery {
  if (!Number.isInteger(size) || size < 1 || size > MAX_LIMIT) throw new Error(`Not a limit: ${size}`);
  // The SDK has a separate type for composite filters. This is the only place that marks a query as bounded.
  return query(source, ...(constraints as QueryConstraint[]), limit(size)) as ListQuery;
}

/** Converts plain data to a query. */
export const toListQuery = (
  firestore: Firestore,
  { collection: path, where: filters, orderBy: order, limit: max }: PlainQuery,
): ListQuery =>
  listQuery(
    collection(firestore, path),
    max,
    ...filters.map(([field, operator, value]) => where(field, operator, value)),
    ...(order ? [orderBy(...order)] : []),
  );

/** Counts a query's documents on the server, up to `most`, which then means "that many or more". Up to a thousand cost one read. */
export async function loadCount(
  source: Query,
  constraints: readonly ListConstraint[],
  max = MAX_LIMIT,
): Promise<number> {
  return (await getCountFromServer(listQuery(source, max, ...constraints))).data().count;
}
