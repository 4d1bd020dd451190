import type { FirebaseApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  doc,
  type Firestore,
  initializeFirestore,
  onSnapshot,
} from 'firebase/firestore';
import { EMULATOR_HOST } from './functionsOrigin.ts';

/** Sets up Firestore, likewise apart from its SDK (startAuth.ts). Nothing is kept on disk: the cache is in memory. */
export function startFirestore(app: FirebaseApp, emulatorPort: number | undefined): Firestore {
  const firestore = initializeFirestore(app, { ignoreUndefinedProperties: true });
  if (emulatorPort !== undefined) connectFirestoreEmulator(firestore, EMULATOR_HOST, emulatorPort);
  return firestore;
}

/**
 * Opens the connection with a document that somebody is about to listen to: whoever does shares this listener, and its one read.
 * Returns how to let go of it.
 */
export const holdDocument = (firestore: Firestore, path: string): (() => void) =>
  // Whoever listens to it says what went wrong.
  onSnapshot(doc(firestore, path), { error: () => undefined });
