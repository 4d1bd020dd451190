import type { Auth, User } from 'firebase/auth';
import type { Firestore } from 'firebase/firestore';
import { createContext, use, useContext, useEffect, useState } from 'react';
import { loadedFirestore, portalFirestore } from './firebase/firebase.ts';

const AuthContext = createContext<Auth | undefined>(undefined);

/** Provides Auth to `useAuth` and `useUser`. */
export const AuthProvider = AuthContext.Provider;

/** @throws Error outside an AuthProvider. */
export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (!auth) throw new Error('useAuth needs an AuthProvider');
  return auth;
}

/** Returns Firestore. Suspends until it's loaded: with the first page that needs it, or after the dashboard's first list. */
export const useFirestore = (): Firestore => loadedFirestore() ?? use(portalFirestore());

/** Returns the signed-in user, or null; undefined while Auth is still reading it from the browser's storage. */
export function useUser(): User | null | undefined {
  const auth = useAuth();
  const [user, setUser] = useState<User | null | undefined>(auth.currentUser ?? undefined);
  useEffect(() => auth.onAuthStateChanged(setUser), [auth]);
  return user;
}
