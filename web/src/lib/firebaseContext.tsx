import type { Auth, User } from 'firebase/auth';
import type { Firestore } from 'firebase/firestore';
import { createContext, useContext, useEffect, useState } from 'react';

const AuthContext = createContext<Auth | undefined>(undefined);
const FirestoreContext = createContext<Firestore | undefined>(undefined);

/** Provides Auth to `useAuth` and `useUser`. */
export const AuthProvider = AuthContext.Provider;

/** Provides Firestore to `useFirestore`. */
export const FirestoreProvider = FirestoreContext.Provider;

/** @throws Error outside an AuthProvider. */
export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (!auth) throw new Error('useAuth needs an AuthProvider');
  return auth;
}

/** @throws Error outside a FirestoreProvider. */
export function useFirestore(): Firestore {
  const firestore = useContext(FirestoreContext);
  if (!firestore) throw new Error('useFirestore needs a FirestoreProvider');
  return firestore;
}

/** Returns who is signed in, null for nobody; undefined while Auth is still reading that from this browser. */
export function useUser(): User | null | undefined {
  const auth = useAuth();
  const [user, setUser] = useState<User | null | undefined>(auth.currentUser ?? undefined);
  useEffect(() => auth.onAuthStateChanged(setUser), [auth]);
  return user;
}
