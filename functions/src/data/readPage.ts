import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Reader } from './reader.ts';

export interface RecordPage<T> {
  docs: QueryDocumentSnapshot<T>[];
  /** Where the next page starts; null on the last page. */
  after: string | null;
}

/** Returns up to `limit` records of a query in the order of their ids that come after `after`. */
export async function readPage<T>(
  reader: Reader,
  query: Query<T>,
  after: string | null,
  limit: number,
): Promise<RecordPage<T>> {
  const ordered = query.orderBy('__name__').limit(limit);
  const { docs } = await reader.get(after === null ? ordered : ordered.startAfter(after));
  return { docs, after: docs.length < limit ? null : (docs.at(-1)?.id ?? null) };
}
