import { DomainError } from '@brokerage/domain/errors/DomainError';
import type { Flyer } from '@brokerage/domain/flyer/record/flyer';
import {
  expiredLicenseReason,
  type LicensedFlyer,
  licenseFlyer,
} from '@brokerage/domain/license/flyerLicensing';
import { dayInZone } from '@brokerage/domain/schedule/dayInZone';
import type { Transaction } from 'firebase-admin/firestore';
import { loadTenant } from '../../company/loadTenant.ts';
import { db } from '../../data/db.ts';
import { findMember } from '../../members/load/findMember.ts';
import { loadMemberBranch } from '../../members/load/loadMemberBranch.ts';
import { loadFlyerLicensing } from './load/loadFlyerLicensing.ts';

/**
 * Asserts that no required license has expired in the state that a flyer advertises in.
 * @throws DomainError license-expired, with the reason
 */
export function assertLicensed({ expired }: Pick<LicensedFlyer, 'expired'>): void {
  if (expired.length === 0) return;
  throw new DomainError('license-expired', {
    values: { reason: expired.map((license) => expiredLicenseReason(license)).join(' ') },
  });
}

/**
 * Asserts the same for a submitted flyer, by the current licenses of its owner and company.
 * @throws DomainError license-expired, with the reason; flyer-incomplete when a part is missing that decides whose license counts in which
 *   state
 */
export async function assertFlyerLicensed(transaction: Transaction, flyer: Flyer, now: Date): Promise<void> {
  const { tenant_id, template_id, template_version_id, owner_user_id, data, snapshot } = flyer;
  const [versionSnapshot, member, tenant] = await Promise.all([
    transaction.get(db.templateVersion(tenant_id, template_id, template_version_id)),
    findMember(transaction, tenant_id, owner_user_id),
    loadTenant(tenant_id, transaction),
  ]);
  const version = versionSnapshot.data();
  if (!member || !version || !snapshot) throw new DomainError('flyer-incomplete');
  const branch = await loadMemberBranch(transaction, member);
  const licensing = await loadFlyerLicensing(transaction, { member, branch, tenant });
  const today = dayInZone(now, tenant.office_schedule.time_zone);
  assertLicensed(licenseFlyer({ version, data, parties: snapshot.parties }, licensing, today));
}
