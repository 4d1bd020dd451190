import { useState } from 'react';
import { useSignedIn } from '../../../lib/session/useSession.ts';
import { useNotify } from '../../feedback/NotifyProvider.tsx';

/** Returns how to sign out, and whether that is under way; a failure is said in a toast. */
export function useSignOut(): { leave: () => void; isLeaving: boolean } {
  const { signOut } = useSignedIn();
  const notify = useNotify();
  const [isLeaving, setLeaving] = useState(false);
  const leave = () => {
    setLeaving(true);
    signOut().catch(() => {
      setLeaving(false);
      notify({ title: 'Sign-out failed', text: 'Please try again.', severity: 'error' });
    });
  };
  return { leave, isLeaving };
}
