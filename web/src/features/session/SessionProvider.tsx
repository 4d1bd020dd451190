import type { User } from 'firebase/auth';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useAuth, useUser } from '../../lib/firebaseContext.tsx';
import { clearFirstListOwner } from '../../lib/first-list/firstListOwner.ts';
import { whenSaved } from '../../lib/session/pendingSaves.ts';
import {
  SessionContext,
  type SessionEnd,
  type SessionState,
  type SignOut,
} from '../../lib/session/useSession.ts';
import { useLoaded } from '../../lib/useLoaded.ts';
import { useNotify } from '../../ui/feedback/NotifyProvider.tsx';
import { clearActivity } from './activity.ts';
import { useAccountWatch } from './useAccountWatch.ts';

/** Loads the code that reads the role record and watches the session, which the sign-in page doesn't need. */
const loadMemberSession = () =>
  Promise.all([import('./MemberSessionProvider.tsx'), import('./IdleWatch.tsx')]);

/** The user asked for these sign-outs, and their session is still valid. */
const BY_CHOICE: readonly SessionEnd[] = ['left', 'renewal'];

interface MemberLoaderProps {
  user: User;
  signOut: SignOut;
  children: (state: SessionState) => ReactNode;
}

/** The signed-in user's session, once its parts have loaded. */
function MemberLoader({ user, signOut, children }: MemberLoaderProps) {
  const loaded = useLoaded(loadMemberSession);
  const notify = useNotify();
  const leave = () =>
    void signOut().catch(() =>
      notify({ title: 'Sign-out failed', text: 'Please try again.', severity: 'error' }),
    );
  if (loaded.status === 'loading') return children({ status: 'loading', user, unreachable: false });
  if (loaded.status === 'failed') return children({ status: 'failed', user, retry: loaded.retry });
  const [{ MemberSessionProvider }, { IdleWatch }] = loaded.data;
  return (
    <>
      <MemberSessionProvider user={user} signOut={signOut}>
        {children}
      </MemberSessionProvider>
      <IdleWatch onIdle={() => void signOut('idle')} onLeave={leave} />
    </>
  );
}

/** Provides the signed-in user and their live role record. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const auth = useAuth();
  const user = useUser();
  const [end, setEnd] = useState<SessionEnd>();
  const [hasSignOutFailed, setSignOutFailed] = useState(false);
  const [seenUid, setSeenUid] = useState<string | null>(null);
  const uid = user?.uid ?? null;
  if (user !== undefined && uid !== seenUid) {
    setSeenUid(uid);
    // Without a reason from this window, the user signed out in another one.
    setEnd(uid === null ? (end ?? 'elsewhere') : undefined);
  }

  useAccountWatch(user ?? null, setEnd);
  const isNobody = user === null;
  useEffect(() => {
    // One user's idle time must not count for the next.
    if (!isNobody) return;
    clearActivity();
    clearFirstListOwner();
  }, [isNobody]);

  const signOut = useCallback<SignOut>(
    async (reason = 'left') => {
      // Unmount the pages and their listeners before the sign-out, or the listeners would fail without access.
      flushSync(() => {
        setEnd(reason);
        setSignOutFailed(false);
      });
      await whenSaved();
      try {
        await auth.signOut();
      } catch (error) {
        // An expired session stays closed; a user who signed out voluntarily can continue.
        if (!BY_CHOICE.includes(reason)) return setSignOutFailed(true);
        setEnd(undefined);
        throw error;
      }
    },
    [auth],
  );

  const provide = (state: SessionState) => (
    <SessionContext value={{ ...state, signOut }}>{children}</SessionContext>
  );
  if (user === undefined) return provide({ status: 'loading', user: null, unreachable: false });
  if (user === null) return provide({ status: 'signed-out', user: null, end });
  if (end && hasSignOutFailed) return provide({ status: 'failed', user, retry: () => void signOut(end) });
  if (end) return provide({ status: 'loading', user, unreachable: false });
  return (
    <MemberLoader key={user.uid} user={user} signOut={signOut}>
      {provide}
    </MemberLoader>
  );
}
