import { useState } from 'react';
import { type SessionEnd, useSession } from '../../../lib/session/useSession.ts';
import { useNotify } from '../../feedback/NotifyProvider.tsx';

interface SignOutAction {
  /** Signs out for a reason; without one, the user signed out themselves. */
  leave: (reason?: SessionEnd) => void;
  isLeaving: boolean;
}

/** Returns a function that signs out, and whether it is running. A failure shows a toast. */
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
