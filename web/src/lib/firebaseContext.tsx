import type { Auth } from 'firebase/auth';
import type { Firestore } from 'firebase/firestore';
import type { ReactNode } from 'react';
import { AuthProvider, FirebaseAppProvider, FirestoreProvider } from 'reactfire';
import { firebaseApp } from './firebase/firebase.ts';

/** The only file that knows reactfire: its contexts, the signed-in user, and what it keeps in globals. */
export { useAuth, useFirestore, useUser } from 'reactfire';

interface Props {
  services: { auth: Auth; firestore: Firestore };
  children: ReactNode;
}

/** Provides Auth and Firestore to the hooks `useAuth`, `useFirestore` and `useUser`. */
export function FirebaseProvider({ services: { auth, firestore }, children }: Props) {
  return (
    <FirebaseAppProvider firebaseApp={firebaseApp}>
      <AuthProvider sdk={auth}>
        <FirestoreProvider sdk={firestore}>{children}</FirestoreProvider>
      </AuthProvider>
    </FirebaseAppProvider>
  );
}

/** Drops what reactfire remembers of the person who was signed in: it keeps permission errors (reactfire#790). */
export function forgetLiveData(): void {
  const { _reactFirePreloadedObservables: remembered } = globalThis as {
    _reactFirePreloadedObservables?: Map<string, unknown>;
  };
  for (const key of remembered?.keys() ?? []) {
    // The auth state itself is not a person's data, and the session is listening to it.
    if (!key.startsWith('auth:user:')) remembered?.delete(key);
  }
}
