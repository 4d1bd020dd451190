import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';

/**
 * Reads a query page by page, in its order; each page is read once the previous one is processed. Yields no empty page. `query` must have
 * no limit, and if it selects fields, they must include those it is ordered by.
 */
export async function* loadPages<T>(
  query: Query<T>,
  size: number,
): AsyncGenerator<QueryDocumentSnapshot<T>[]> {
  const first = query.limit(size);
  let { docs } = await first.get();
  while (docs.length > 0) {
    yield docs;
    if (docs.length < size) return;
    ({ docs } = await first.startAfter(docs.at(-1)).get());
  }
}
