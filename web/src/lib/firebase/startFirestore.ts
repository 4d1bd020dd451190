import type { FirebaseApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  doc,
  type Firestore,
  initializeFirestore,
  onSnapshot,
} from 'firebase/firestore';
import { type FirstListOwner, isFirstListShown } from '../firstListOwner.ts';
import { firstListQuery } from '../live-data/firstListQueries.ts';
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

/** Likewise with the dashboard's first list, if the page that is open shows it. */
export const holdFirstList = (firestore: Firestore, owner: FirstListOwner): (() => void) =>
  isFirstListShown()
    ? onSnapshot(firstListQuery(firestore, owner), { error: () => undefined })
    : () => undefined;
