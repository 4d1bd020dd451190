import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';

type Refs<T extends readonly unknown[]> = { [K in keyof T]: DocumentReference<T[K]> };
type Snapshots<T extends readonly unknown[]> = { [K in keyof T]: DocumentSnapshot<T[K]> };

/** A transaction or the database itself, whose `getAll` takes and returns references without their types. */
interface Source {
  getAll: (...refs: DocumentReference[]) => Promise<DocumentSnapshot[]>;
}

/**
 * Reads records of several kinds in one request, each with its own converter. In a transaction, parallel single reads take two round
 * trips: the first read starts the transaction, and the others wait for it.
 */
export async function getAllTyped<T extends readonly unknown[]>(
  source: Source,
  ...refs: Refs<T>
): Promise<Snapshots<T>> {
  const snapshots = await source.getAll(...(refs as unknown as DocumentReference[]));
  return snapshots as unknown as Snapshots<T>;
}
