import type { Firestore } from 'firebase/firestore';
import { appCheckReady, emulatorPort, firebaseApp } from './firebaseApp.ts';

/** Runs a load once and shares the result; retries after a failure (such as being offline). */
function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}

/** Auth for the portal. Loaded on demand, because public pages must not include it. */
export const portalAuth = once(async () => {
  const [{ startAuth }] = await Promise.all([import('./startAuth.ts'), appCheckReady]);
  return startAuth(firebaseApp, emulatorPort('auth'));
});

let firestore: Firestore | undefined;

/** Firestore for the signed-in user. Neither the sign-in page nor the dashboard's first list waits for it. */
export const portalFirestore = once(async () => {
  const [{ startFirestore }] = await Promise.all([import('./startFirestore.ts'), portalAuth()]);
  firestore = startFirestore(firebaseApp, emulatorPort('firestore'));
  return firestore;
});

/** Returns Firestore if it has already loaded. */
export const loadedFirestore = (): Firestore | undefined => firestore;

/** Storage for uploads, set up when the first picture is sent. */
export const pictureStorage = once(async () => {
  const [{ startStorage }] = await Promise.all([import('./startStorage.ts'), portalAuth()]);
  return startStorage(firebaseApp, emulatorPort('storage'));
});
