import { SESSION_MAX_AGE_S, sessionId } from '@brokerage/domain/security/sessionLimits';
import { db } from '../data/db.ts';
import { defineMemberCallable } from '../http/defineMemberCallable.ts';

/**
 * record-activity: records that this session is active, as the portal reports at most every five minutes. It can't revive a session that
 * has ended, including by idling.
 */
export const recordActivity = defineMemberCallable(
  'record-activity',
  'portal:enter',
  async (_, session, now) => {
    const { uid, authTime, member } = session;
    await db.userSession(sessionId(uid, authTime)).set({
      user_id: uid,
      last_active_at: now,
      role: member.role,
      expires_at: new Date((authTime + SESSION_MAX_AGE_S) * 1000),
    });
    return {};
  },
);
