import { DomainError } from '@brokerage/domain/errors/DomainError';
import { licensedStates } from '@brokerage/domain/license/holderLicenseStatus';
import type { LinkOfficer } from '@brokerage/domain/link/sharedLink';
import type { Member } from '@brokerage/domain/member/member';
import { isAdministrator } from '@brokerage/domain/member/roles';
import { dayInZone } from '@brokerage/domain/schedule/dayInZone';
import type { Transaction } from 'firebase-admin/firestore';
import { loadCompanyTimeZone } from '../company/loadCachedTenant.ts';
import { loadHolderLicenses } from '../licenses/loadHolderLicenses.ts';
import { loadLinkOfficer } from './facts/loadLinkOfficer.ts';

/**
 * Asserts that an officer whose licenses the company records has one in force. Neither the public page nor the questionnaire is about a
 * single state, so any state will do.
 * @throws DomainError license-expired
 */
export async function assertOfficerLicensed(
  transaction: Transaction,
  tenantId: string,
  { officer_id, name }: Pick<LinkOfficer, 'officer_id' | 'name'>,
  now: Date,
): Promise<void> {
  const licenses = await loadHolderLicenses(transaction, tenantId, [officer_id]);
  const today = dayInZone(now, await loadCompanyTimeZone(tenantId, now));
  const states = licensedStates(licenses, { holder_kind: 'officer', holder_id: officer_id }, today);
  if (states?.length === 0) {
    throw new DomainError('license-expired', { values: { reason: `${name}’s license has expired.` } });
  }
}

/**
 * Returns the officer for a new link: the member's own directory entry, or the one that an administrator named.
 * @throws DomainError permission-denied for a colleague's entry; no-directory-entry; directory-entry-not-found; officer-not-listed;
 *   license-expired
 */
export async function loadTargetOfficer(
  transaction: Transaction,
  officerId: string | undefined,
  actor: Member,
  now: Date,
): Promise<LinkOfficer> {
  const { tenant_id: tenantId, officer_id: own } = actor;
  const id = officerId ?? own;
  if (id === null) throw new DomainError('no-directory-entry');
  if (id !== own && !isAdministrator(actor.role)) throw new DomainError('permission-denied');
  const officer = await loadLinkOfficer(transaction, tenantId, id);
  if (officer.name === '') throw new DomainError('directory-entry-not-found');
  if (officer.state !== 'listed') throw new DomainError('officer-not-listed', { values: officer });
  await assertOfficerLicensed(transaction, tenantId, officer, now);
  return officer;
}
