import { userRoleSchema } from '@brokerage/domain/directory/userRole';
import { paths } from '@brokerage/domain/paths';
import { isAdministrator } from '@brokerage/domain/roles';
import type { User } from 'firebase/auth';
import { doc } from 'firebase/firestore';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { useAuth, useFirestore, useUser } from 'reactfire';
import { forgetLiveData, listenToDocument, useLiveData } from '../../lib/documents.ts';
import { SessionContext, type SessionEnd, type SessionState } from '../../lib/useSession.ts';
import { useAccountWatch } from './useAccountWatch.ts';

/** Who is signed in and what their role record says, kept up to date. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const auth = useAuth();
  const { status, data: user } = useUser();
  const [end, setEnd] = useState<SessionEnd>();
  const [seenUid, setSeenUid] = useState<string | null>(null);
  const uid = user?.uid ?? null;
  if (status !== 'loading' && uid !== seenUid) {
    setSeenUid(uid);
    // Somebody came, or the user went: unless the reason is known, it happened outside this window.
    setEnd(uid === null ? (end ?? 'elsewhere') : undefined);
  }

  useAccountWatch(user ?? null, setEnd);

  const signOut = useCallback(async () => {
    // First the pages go, with all their listeners, then the right to read: nothing fails on the way out.
    flushSync(() => setEnd('left'));
    try {
      await auth.signOut();
      forgetLiveData();
    } catch (error) {
      setEnd(undefined);
      throw error;
    }
  }, [auth]);

  const provide = (state: SessionState) => (
    <SessionContext value={{ ...state, signOut }}>{children}</SessionContext>
  );
  if (status === 'loading') return provide({ status: 'loading', user: null, unreachable: false });
  if (!user) return provide({ status: 'signed-out', user: null, end });
  if (end === 'left') return provide({ status: 'loading', user, unreachable: false });
  return (
    <RoleListener key={user.uid} user={user}>
      {provide}
    </RoleListener>
  );
}

interface RoleListenerProps {
  user: User;
  children: (state: SessionState) => ReactNode;
}

/** Reads the user's role record for as long as they are signed in. */
function RoleListener({ user, children }: RoleListenerProps) {
  const firestore = useFirestore();
  const listen = useMemo(
    () => listenToDocument(doc(firestore, paths.userRole(user.uid)), userRoleSchema),
    [firestore, user.uid],
  );
  // What was loaded for one person must not wait in memory for the next.
  useEffect(() => forgetLiveData, []);
  const record = useLiveData(listen);
  if (record.status === 'loading') {
    return children({ status: 'loading', user, unreachable: record.unreachable });
  }
  if (record.status === 'failed') return children({ status: 'failed', user, retry: record.retry });
  const member = record.data;
  if (!member) return children({ status: 'no-access', user });
  return children({ status: 'signed-in', user, member, isAdministrator: isAdministrator(member.role) });
}
