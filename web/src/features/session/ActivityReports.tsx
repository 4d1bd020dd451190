import { ACTIVITY_REPORT_EVERY_S, sessionId } from '@brokerage/domain/security/sessionLimits';
import { useEffect } from 'react';
import { callErrorStatus } from '../../lib/errors/callError.ts';
import { callFunction } from '../../lib/firebase/callFunction.ts';
import { useSignedIn } from '../../lib/session/useSession.ts';
import { useTokenClaims } from '../../lib/session/useTokenClaims.ts';
import { onActivity } from './activity.ts';
import { isReportDue, setReported } from './activityReport.ts';

const RETRY_AFTER_MS = 30_000;

/** Reports activity to the server: rules and functions end a session that reports nothing. */
export function ActivityReports() {
  const { user, signOut } = useSignedIn();
  const authTime = useTokenClaims(user)?.authTime;
  const { uid } = user;
  useEffect(() => {
    if (authTime === undefined) return undefined;
    const session = sessionId(uid, authTime);
    let isCanceled = false;
    const report = async () => {
      const now = Date.now();
      if (!isReportDue(session, authTime, now)) return;
      setReported(session, now);
      try {
        // Signing out while the SDK loads would make the call without a user.
        await import('../../lib/firebase/callHttps.ts');
        if (isCanceled) return;
        await callFunction('record-activity', {});
      } catch (error) {
        // The session has ended for another reason, which the sign-in page shows.
        if (isCanceled) return;
        if (callErrorStatus(error) === 'functions/unauthenticated') await signOut('expired');
        // For example when offline: the next activity reports again.
        else setReported(session, now - ACTIVITY_REPORT_EVERY_S * 1000 + RETRY_AFTER_MS);
      }
    };
    const stop = onActivity(() => void report());
    return () => {
      isCanceled = true;
      stop();
    };
  }, [uid, authTime, signOut]);
  return null;
}
