import type { UserRole } from '@brokerage/domain/member/userRole';
import type { UserSecurity } from '@brokerage/domain/security/recoveryCodes';
import type { UserRecord } from 'firebase-admin/auth';
import type { AuditActor } from '../audit/audit.ts';
import { detectRevocation } from './detectRevocation.ts';
import { detectSecondFactors, hasOtherFactors } from './detectSecondFactors.ts';
import { detectSignInAddress, hasOtherAddress } from './detectSignInAddress.ts';
import { revokedAt } from './sessions.ts';

interface KnownAccount {
  /** The member's `sessions_valid_after`. */
  validAfter: number;
  security: UserSecurity | undefined;
  actorIn: (member: UserRole) => AuditActor;
  now: Date;
}

/**
 * Records and mails what has happened to a member's account outside our functions: revoked sessions, second factors, another sign-in
 * address. A second call finds nothing to do.
 * @returns `password_sessions_valid_after` as it is now, where the factors have changed
 */
export async function syncAccount(
  account: UserRecord,
  { validAfter, security, actorIn, now }: KnownAccount,
): Promise<number | undefined> {
  const [hasFactors, hasAddress] = [hasOtherFactors(account, security), hasOtherAddress(account, security)];
  if (revokedAt(account) > validAfter)
    await detectRevocation(account, { actorIn, now, isExplained: hasFactors || hasAddress });
  const passwordsValidAfter = hasFactors ? await detectSecondFactors(account, actorIn, now) : undefined;
  if (hasAddress) await detectSignInAddress(account, actorIn, now);
  return passwordsValidAfter;
}
