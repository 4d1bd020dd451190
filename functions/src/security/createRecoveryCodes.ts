import { DomainError } from '@brokerage/domain/errors/DomainError';
import {
  formatRecoveryCode,
  mayCreateCodes,
  RECENT_SIGN_IN_S,
  RECOVERY_CODE_ALPHABET,
  RECOVERY_CODE_COUNT,
  RECOVERY_CODE_LENGTH,
  userSecuritySchema,
} from '@brokerage/domain/security/recoveryCodes';
import { customAlphabet } from 'nanoid';
import { audit } from '../audit/audit.ts';
import { loadTenant } from '../company/loadTenant.ts';
import { db } from '../data/db.ts';
import {
  defineMemberCallable,
  type MemberSession,
  runMemberTransaction,
} from '../http/defineMemberCallable.ts';
import { recoveryCodesCreatedMail } from '../members/accountMails.ts';
import { findSecondFactor } from '../members/accounts.ts';
import { hashRecoveryCode, newSalt } from './hashRecoveryCode.ts';

const newCode = customAlphabet(RECOVERY_CODE_ALPHABET, RECOVERY_CODE_LENGTH);

/**
 * Creates ten new codes that replace the older ones. They leave the server only in this response.
 * @throws DomainError second-factor-missing; sign-in-not-recent
 */
async function create(session: MemberSession, now: Date): Promise<string[]> {
  const factor = findSecondFactor(session.account);
  if (!factor) throw new DomainError('second-factor-missing');
  // A session from before the enrollment used only a password, so it mustn't get a way around the factor.
  if (!session.hasSecondFactor) throw new DomainError('sign-in-not-recent');
  if (now.getTime() / 1000 - session.authTime > RECENT_SIGN_IN_S) throw new DomainError('sign-in-not-recent');
  const codes = Array.from({ length: RECOVERY_CODE_COUNT }, () => newCode());
  const salt = newSalt();
  const hashes = await Promise.all(codes.map((code) => hashRecoveryCode(code, salt)));
  const tenant = await loadTenant(session.member.tenant_id);
  await runMemberTransaction(session, async (transaction, actor) => {
    const stored = await transaction.get(db.userSecurity(session.uid));
    // Auth always has the enrollment time. Without it, no session counts as later, so existing codes can’t be replaced.
    const known = { uid: factor.uid, enrolledAt: new Date(factor.enrollmentTime ?? now) };
    if (!mayCreateCodes(stored.data() ?? userSecuritySchema.parse({}), known, session.authTime))
      throw new DomainError('sign-in-not-recent');
    transaction.set(
      db.userSecurity(session.uid),
      {
        salt,
        created_at: now,
        factor_uid: factor.uid,
        codes: hashes.map((hash) => ({ hash, used_at: null, used_for_factor: null })),
      },
      { merge: true },
    );
    audit(transaction, {
      actor,
      action: 'recovery_codes_created',
      entity: { type: 'member', id: session.uid, head: actor.audit_head },
      before: null,
      after: null,
      at: now,
    });
    const to = session.account.email;
    if (to) {
      transaction.create(db.mail(actor.tenant_id).doc(), recoveryCodesCreatedMail({ to, tenant, now }));
    }
  });
  return codes.map(formatRecoveryCode);
}

/** create-recovery-codes: creates recovery codes for the caller's own account, soon after signing in. */
export const createRecoveryCodes = defineMemberCallable(
  'create-recovery-codes',
  'portal:enter',
  async (_, session, now) => ({
    codes: await create(session, now),
  }),
);
