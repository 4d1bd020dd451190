import { DomainError } from '@brokerage/domain/errors/DomainError';
import { PASSWORD_MIN_LENGTH } from '@brokerage/domain/security/passwordRules';
import { db } from '../data/db.ts';
import type { Caller } from '../http/caller.ts';
import { getAccount } from '../members/accounts.ts';
import { readResetCode } from './passwordReset.ts';

/**
 * Returns whose password a link sets, and the minimum length of that person's company. Only the holder of a valid link gets this, so nobody
 * can use it to probe addresses.
 * @throws DomainError those of `readResetCode`; password-link-invalid when the account can't be used
 */
export async function findResetAccount(code: string, { appCheckToken }: Caller) {
  const account = await getAccount({ email: await readResetCode(code, appCheckToken) });
  if (!account || account.disabled) throw new DomainError('password-link-invalid');
  const member = (await db.member(account.uid).get()).data();
  const security = member && (await db.securitySettings(member.tenant_id).get()).data();
  return { member, minLength: security?.password_min_length ?? PASSWORD_MIN_LENGTH.floor };
}
