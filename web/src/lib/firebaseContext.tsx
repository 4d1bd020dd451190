import type { Auth } from 'firebase/auth';
import type { ReactNode } from 'react';
import { AuthProvider, FirebaseAppProvider } from 'reactfire';
import { firebaseApp } from './firebase/firebase.ts';
import { liveMemory } from './live-data/liveMemory.ts';

/**
 * The only file that knows reactfire: its contexts, the signed-in user, and what it keeps in globals. Of the SDKs it
 * imports, Auth alone is real for it (vite.config.ts); Firestore comes through its provider.
 */
export { FirestoreProvider, useAuth, useFirestore, useUser } from 'reactfire';

interface Props {
  auth: Auth;
  children: ReactNode;
}

/** Provides Auth to `useAuth` and `useUser`; `useFirestore` needs a FirestoreProvider as well. */
export function FirebaseProvider({ auth, children }: Props) {
  return (
    <FirebaseAppProvider firebaseApp={firebaseApp}>
      <AuthProvider sdk={auth}>{children}</AuthProvider>
    </FirebaseAppProvider>
  );
}

/** Drops what is remembered of the person who was signed in: by us, and by reactfire (it keeps permission errors, reactfire#790). */
export function forgetLiveData(): void {
  liveMemory.clear();
  const { _reactFirePreloadedObservables: remembered } = globalThis as {
    _reactFirePreloadedObservables?: Map<string, unknown>;
  };
  for (const key of remembered?.keys() ?? []) {
    // The auth state itself is not a person's data, and the session is listening to it.
    if (!key.startsWith('auth:user:')) remembered?.delete(key);
  }
}
