import type { DocumentReference, DocumentSnapshot, Transaction } from 'firebase-admin/firestore';

type Refs<T extends readonly unknown[]> = { [K in keyof T]: DocumentReference<T[K]> };
type Snapshots<T extends readonly unknown[]> = { [K in keyof T]: DocumentSnapshot<T[K]> };

/**
 * Reads records of several kinds in one request, each with its own converter. Single reads side by side take two, because
 * the first one begins the transaction and the others wait for it.
 */
export async function getTogether<T extends readonly unknown[]>(
  transaction: Transaction,
  ...refs: Refs<T>
): Promise<Snapshots<T>> {
  // The SDK’s `getAll` takes and returns references without their types.
  const snapshots = await transaction.getAll(...(refs as unknown as DocumentReference[]));
  return snapshots as unknown as Snapshots<T>;
}
