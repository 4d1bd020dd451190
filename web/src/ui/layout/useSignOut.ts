import { useState } from 'react';
import { type SessionEnd, useSession } from '../../lib/session/useSession.ts';
import { useNotify } from '../feedback/NotifyProvider.tsx';

interface SignOutAction {
  /** Signs out for a reason; without one, because the user wants to leave. */
  leave: (reason?: SessionEnd) => void;
  isLeaving: boolean;
}

/** Returns how to sign out, and whether that is under way; a failure is said in a toast. */
export function useSignOut(): SignOutAction {
  const { signOut } = useSession();
  const notify = useNotify();
  const [isLeaving, setLeaving] = useState(false);
  const leave = (reason?: SessionEnd) => {
    setLeaving(true);
    signOut(reason).catch(() => {
      setLeaving(false);
      notify({ title: 'Sign-out failed', text: 'Please try again.', severity: 'error' });
    });
  };
  return { leave, isLeaving };
}
