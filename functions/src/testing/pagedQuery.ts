import type { Query } from 'firebase-admin/firestore';

/**
 * Returns a query that finds records with these ids, in this order, and the ids that each read of it found.
 * @param read a record's fields
 */
export function pagedQuery(
  ids: readonly string[],
  read: (id: string, field: string) => unknown = () => undefined,
): { query: Query; reads: string[][] } {
  const reads: string[][] = [];
  const from = (begin: number, size: number): Query =>
    ({
      limit: (max: number) => from(begin, max),
      startAfter: ({ id }: { id: string }) => from(ids.indexOf(id) + 1, size),
      get: () => {
        const found = ids.slice(begin, begin + size);
        reads.push(found);
        return Promise.resolve({
          empty: found.length === 0,
          docs: found.map((id) => ({ id, get: (field: string) => read(id, field) })),
        });
      },
    }) as unknown as Query;
  return { query: from(0, ids.length), reads };
}
