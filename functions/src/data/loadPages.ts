import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';

/**
 * Reads a query page by page, in its order; a page is read once the one before is dealt with. Yields no empty page. `query` has
 * no limit of its own, and where it selects fields, what it is ordered by is among them.
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
