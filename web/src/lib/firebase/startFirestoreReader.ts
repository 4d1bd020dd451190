import type { FirebaseApp } from 'firebase/app';
import {
  collection,
  connectFirestoreEmulator,
  doc,
  getDoc,
  getDocs,
  getFirestore,
  limit,
  orderBy,
  query,
  where,
} from 'firebase/firestore/lite';
import type { ReadableDocument } from '../live-data/parseDocument.ts';
import type { PlainQuery } from '../live-data/plainQuery.ts';
import { EMULATOR_HOST } from './functionsOrigin.ts';

/** Reads once, as the signed-in user, over Firestore's REST API. Rejects like Firestore does, and when offline. */
export interface FirestoreReader {
  readDocument: (path: string) => Promise<ReadableDocument | undefined>;
  readList: (query: PlainQuery) => Promise<readonly ReadableDocument[]>;
}

/**
 * Sets up Firestore Lite, which has no listeners and less than a third of the SDK's size. It reads what the dashboard shows first; the full
 * SDK loads afterward.
 */
export function startFirestoreReader(app: FirebaseApp, emulatorPort: number | undefined): FirestoreReader {
  const firestore = getFirestore(app);
  if (emulatorPort !== undefined) connectFirestoreEmulator(firestore, EMULATOR_HOST, emulatorPort);
  return {
    readDocument: async (path) => {
      const snapshot = await getDoc(doc(firestore, path));
      return snapshot.exists() ? snapshot : undefined;
    },
    readList: async ({ collection: path, where: filters, orderBy: order, limit: max }) => {
      const { docs } = await getDocs(
        query(
          collection(firestore, path),
          ...filters.map(([field, operator, value]) => where(field, operator, value)),
          ...(order ? [orderBy(...order)] : []),
          limit(max),
        ),
      );
      return docs;
    },
  };
}
