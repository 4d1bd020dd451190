import { MINUTE_MS } from '@brokerage/domain/schedule/durations';
import { FirebaseError } from 'firebase/app';
import type { User } from 'firebase/auth';
import { useEffect } from 'react';
import type { SessionEnd } from '../../lib/session/useSession.ts';

const WATCH_EVERY_MS = 5 * MINUTE_MS;
const MIN_INTERVAL_MS = MINUTE_MS;

const ENDS: Record<string, SessionEnd> = {
  'auth/user-disabled': 'disabled',
  'auth/user-not-found': 'disabled',
  'auth/user-token-expired': 'expired',
  'auth/invalid-user-token': 'expired',
};

/**
 * Checks from time to time, and when the person returns to the window, whether the account is still valid. A token lives for an hour; a
 * disabled account or a revoked session must end sooner.
 */
export function useAccountWatch(user: User | null, onEnd: (end: SessionEnd) => void): void {
  useEffect(() => {
    if (!user) return;
    let checkedAt = 0;
    const ask = () => {
      if (document.visibilityState === 'hidden' || Date.now() - checkedAt < MIN_INTERVAL_MS) return;
      checkedAt = Date.now();
      // On these errors the SDK has already signed the user out; other errors (such as being offline) mean nothing.
      user.reload().catch((error: unknown) => {
        const end = error instanceof FirebaseError ? ENDS[error.code] : undefined;
        if (end) onEnd(end);
      });
    };
    const timer = setInterval(ask, WATCH_EVERY_MS);
    window.addEventListener('focus', ask);
    document.addEventListener('visibilitychange', ask);
    return () => {
      clearInterval(timer);
      window.removeEventListener('focus', ask);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [user, onEnd]);
}
