import { DomainError } from '@brokerage/domain/errors/DomainError';
import { checkDay } from '@brokerage/domain/flyer/checks/checkDay';
import type { Flyer } from '@brokerage/domain/flyer/flyer';
import {
  expiredLicenseReason,
  type LicensedFlyer,
  licenseFlyer,
} from '@brokerage/domain/license/flyerLicensing';
import { loadFlyerFacts } from './flyerFacts.ts';

/**
 * Asserts that nobody's license has expired in the state that a flyer advertises in.
 * @throws DomainError license-expired, with the reason
 */
export function assertLicensed({ expired }: Pick<LicensedFlyer, 'expired'>): void {
  if (expired.length === 0) return;
  throw new DomainError('license-expired', {
    values: { reason: expired.map((one) => expiredLicenseReason(one)).join(' ') },
  });
}

/**
 * Asserts the same of a stored flyer, as the records are now.
 * @throws DomainError license-expired, with the reason
 */
export async function assertFlyerLicensed(
  transaction: FirebaseFirestore.Transaction,
  { tenant_id, id, data }: Flyer,
  now: Date,
): Promise<void> {
  const { version, parties, licensing } = await loadFlyerFacts(transaction, tenant_id, id);
  assertLicensed(licenseFlyer({ version, data, parties }, licensing, checkDay(now)));
}
