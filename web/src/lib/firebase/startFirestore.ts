import type { FirebaseApp } from 'firebase/app';
import { connectFirestoreEmulator, type Firestore, initializeFirestore } from 'firebase/firestore';
import { EMULATOR_HOST } from './functionsOrigin.ts';

/** Sets up Firestore, separately from its SDK like Auth (startAuth.ts). Nothing is stored on disk: the cache is in memory. */
export function startFirestore(app: FirebaseApp, emulatorPort: number | undefined): Firestore {
  const firestore = initializeFirestore(app, { ignoreUndefinedProperties: true });
  if (emulatorPort !== undefined) connectFirestoreEmulator(firestore, EMULATOR_HOST, emulatorPort);
  return firestore;
}
