import type { Firestore } from 'firebase/firestore';
import type { FirstListOwner } from '../firstListOwner.ts';
import { appCheckReady, emulatorPort, firebaseApp } from './firebaseApp.ts';

/** Runs the load once for everybody; one that failed (offline) may be tried again. */
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

/** Auth for the portal. Loaded on demand: a public page must not carry it. */
export const portalAuth = once(async () => {
  const [{ startAuth }] = await Promise.all([import('./startAuth.ts'), appCheckReady]);
  return startAuth(firebaseApp, emulatorPort('auth'));
});

/** Firestore for whoever is signed in: the sign-in page must not wait for it. */
export const portalFirestore = once(async () => {
  const [{ startFirestore }] = await Promise.all([import('./startFirestore.ts'), portalAuth()]);
  return startFirestore(firebaseApp, emulatorPort('firestore'));
});

/** Storage for uploads, set up when the first picture is sent. */
export const pictureStorage = once(async () => {
  const [{ startStorage }] = await Promise.all([import('./startStorage.ts'), portalAuth()]);
  return startStorage(firebaseApp, emulatorPort('storage'));
});

type StartFirestore = typeof import('./startFirestore.ts');

/** Listens until `signal`, while the part of the page that shows it is still on its way. */
async function hold(
  listen: (start: StartFirestore, firestore: Firestore) => () => void,
  signal: AbortSignal,
): Promise<void> {
  const [firestore, start] = await Promise.all([portalFirestore(), import('./startFirestore.ts')]);
  if (!signal.aborted) signal.addEventListener('abort', listen(start, firestore));
}

/** Listens to a document until `signal`. */
export const holdDocument = (path: string, signal: AbortSignal): Promise<void> =>
  hold((start, firestore) => start.holdDocument(firestore, path), signal);

/** Listens to the dashboard's first list until `signal`, if the page that is open shows it. */
export const holdFirstList = (owner: FirstListOwner, signal: AbortSignal): Promise<void> =>
  hold((start, firestore) => start.holdFirstList(firestore, owner), signal);
