import type {
  DocumentData,
  DocumentReference,
  DocumentSnapshot,
  Query,
  QuerySnapshot,
} from 'firebase-admin/firestore';

/** Reads records: a transaction, or `directReader` outside of one. */
export interface Reader {
  get<T, Stored extends DocumentData>(query: Query<T, Stored>): Promise<QuerySnapshot<T, Stored>>;
  get<T, Stored extends DocumentData>(
    ref: DocumentReference<T, Stored>,
  ): Promise<DocumentSnapshot<T, Stored>>;
}

/** Reads each record in its current state. */
export const directReader: Reader = {
  get: <R>(from: { get: () => Promise<R> }) => from.get(),
};
