import type { Member } from '@brokerage/domain/member/member';
import type { User } from 'firebase/auth';
import { createContext, useContext } from 'react';

/** Why a session is over, when it is. */
export type SessionEnd =
  /** The person signed out in this window. */
  | 'left'
  | 'disabled'
  /** Revoked, for example after a password change. */
  | 'expired'
  /** Older than the role record accepts: the user, or an administrator, has ended all sessions. */
  | 'ended'
  /** Inactive for half an hour. */
  | 'idle'
  /** The sign-in has reached its maximum age. */
  | 'aged'
  /** The user is about to sign in again, with their second factor. */
  | 'renewal'
  /** The SDK signed the user out: another window did, or a token was rejected. */
  | 'elsewhere';

export type SessionState =
  | { status: 'loading'; user: User | null; unreachable: boolean }
  | { status: 'signed-out'; user: null; end: SessionEnd | undefined }
  /** Signed in, but without a role record: the user can't read anything. */
  | { status: 'no-access'; user: User }
  /** The role record exists, but its owner no longer works here. */
  | { status: 'deactivated'; user: User }
  /** The role record could not be read. */
  | { status: 'failed'; user: User; retry: () => void }
  | SignedIn;

export interface SignedIn {
  status: 'signed-in';
  user: User;
  /**
   * The live role record: a role change applies immediately. Its role is the one for this session: if the company requires a second factor,
   * an administrator is an officer until the session has one.
   */
  member: Member;
  isAdministrator: boolean;
  /** The administrator's role, withheld until there's a second factor. */
  withheldRole?: string;
}

/** Ends the session; without a reason, the user signed out themselves. */
export type SignOut = (end?: SessionEnd) => Promise<void>;

export type Session = SessionState & { signOut: SignOut };

export const SessionContext = createContext<Session | undefined>(undefined);

/** @throws Error outside a SessionProvider. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider');
  return session;
}

/**
 * Returns a member's session, for everything behind the ProtectedRoute.
 * @throws Error unless a user with a role is signed in.
 */
export function useSignedIn(): SignedIn & Pick<Session, 'signOut'> {
  const session = useSession();
  if (session.status !== 'signed-in') throw new Error('useSignedIn needs a ProtectedRoute');
  return session;
}
