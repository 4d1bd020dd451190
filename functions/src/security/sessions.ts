import { DomainError } from '@brokerage/domain/errors/DomainError';
import { SERVER_IDLE_LIMIT_S, SESSION_MAX_AGE_S, sessionId } from '@brokerage/domain/security/sessionLimits';
import { getAuth, type UserRecord } from 'firebase-admin/auth';
import { db } from '../data/db.ts';

/** A sign-in as in its token. `authTime`: seconds since the epoch. */
interface Session {
  uid: string;
  authTime: number;
}

/**
 * Asserts that the session hasn't reached its maximum age, and that the sign-in or a report of activity is recent enough. `isSessionAlive`
 * in firestore.rules checks the same.
 * @throws DomainError session-too-old; session-idle
 */
export async function assertSessionAlive({ uid, authTime }: Session, now: Date): Promise<void> {
  const age = now.getTime() / 1000 - authTime;
  if (age > SESSION_MAX_AGE_S) throw new DomainError('session-too-old');
  if (age <= SERVER_IDLE_LIMIT_S) return;
  const record = (await db.userSession(sessionId(uid, authTime)).get()).data();
  const idleSince = record?.last_active_at.getTime() ?? authTime * 1000;
  if (now.getTime() - idleSince > SERVER_IDLE_LIMIT_S * 1000) throw new DomainError('session-idle');
}

/** Returns when Auth last revoked the account's sessions, such as after a new password; in seconds since the epoch. */
export const revokedAt = ({ tokensValidAfterTime }: UserRecord): number =>
  tokensValidAfterTime ? Math.floor(Date.parse(tokensValidAfterTime) / 1000) : 0;

/** Revokes the account's sessions in Auth; returns Auth's time of the revocation, in seconds since the epoch. */
export async function revokeSessions(uid: string): Promise<number> {
  await getAuth().revokeRefreshTokens(uid);
  return revokedAt(await getAuth().getUser(uid));
}

/**
 * Copies Auth's time of our own revocation to the role record, where rules read it, so that `detectRevocation` doesn't treat it as somebody
 * else's. Returns the current `sessions_valid_after`.
 */
export async function copyRevocation(uid: string, validAfter: number): Promise<number> {
  return db.runTransaction(async (transaction) => {
    const record = db.member(uid);
    const stored = (await transaction.get(record)).data();
    if (!stored || stored.sessions_valid_after >= validAfter)
      return stored?.sessions_valid_after ?? validAfter;
    transaction.update(record, { sessions_valid_after: validAfter });
    return validAfter;
  });
}
