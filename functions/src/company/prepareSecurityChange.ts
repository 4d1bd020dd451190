import type { ParsedInput } from '@brokerage/domain/callables';
import { DomainError } from '@brokerage/domain/errors/DomainError';
import { PASSWORD_MIN_LENGTH } from '@brokerage/domain/security/passwordRules';
import type { Transaction } from 'firebase-admin/firestore';
import { audit } from '../audit/audit.ts';
import { diffFields } from '../audit/diffFields.ts';
import { db } from '../data/db.ts';
import type { MemberSession } from '../http/defineMemberCallable.ts';
import type { SettingsChange } from './prepareCompanyChange.ts';

type SecurityInput = Pick<
  ParsedInput<'update-company'>,
  'administrators_need_second_factor' | 'extra_roles' | 'password_min_length'
>;

/**
 * Compares the input with the company's security settings. Returns what writes the changes, with audit record and mail; undefined if
 * nothing changed.
 * @throws DomainError own-second-factor-first
 */
export async function prepareSecurityChange(
  transaction: Transaction,
  { member: { tenant_id: tenantId }, hasSecondFactor }: MemberSession,
  { administrators_need_second_factor, extra_roles, password_min_length }: SecurityInput,
): Promise<((change: SettingsChange) => void) | undefined> {
  const stored = (await transaction.get(db.securitySettings(tenantId))).data();
  const rules = {
    administrators_need_second_factor: stored?.administrators_need_second_factor ?? false,
    extra_roles: stored?.extra_roles ?? [],
    password_min_length: stored?.password_min_length ?? PASSWORD_MIN_LENGTH.floor,
  };
  // Fields that are left out stay unchanged.
  const newRules = {
    administrators_need_second_factor:
      administrators_need_second_factor ?? rules.administrators_need_second_factor,
    extra_roles: extra_roles ?? rules.extra_roles,
    password_min_length: password_min_length ?? rules.password_min_length,
  };
  const isNewlyRequired = administrators_need_second_factor && !rules.administrators_need_second_factor;
  // Otherwise nobody might be left who can turn it off again.
  if (isNewlyRequired && !hasSecondFactor) throw new DomainError('own-second-factor-first');
  const difference = diffFields(rules, newRules);
  if (!difference) return undefined;
  return ({ actor, notify, at }) => {
    transaction.set(db.securitySettings(tenantId), newRules, { merge: true });
    audit(transaction, {
      actor,
      action: 'security_changed',
      entity: { type: 'security', id: tenantId, head: stored?.audit_head ?? null },
      ...difference,
      at,
    });
    notify({ actor, description: 'changed the security settings', at });
  };
}
