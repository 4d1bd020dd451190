import { DomainError } from '@brokerage/domain/errors/DomainError';
import type { Flyer } from '@brokerage/domain/flyer/record/flyer';
import { formatLastDay, hasEnded } from '@brokerage/domain/flyer/validity/flyerEnd';
import type { Member } from '@brokerage/domain/member/member';
import { isAdministrator } from '@brokerage/domain/member/roles';
import type { Transaction } from 'firebase-admin/firestore';
import { loadCompanyTimeZone } from '../../../company/loadCachedTenant.ts';
import { isDisabledByAdministrator } from '../../../links/facts/isDisabledByAdministrator.ts';
import { findActiveMember } from '../../../members/load/findMember.ts';
import { assertFlyerLicensed } from '../assertLicensed.ts';
import { assertCanAct, loadFlyer } from './loadFlyer.ts';

/**
 * Asserts that a flyer's end hasn't passed.
 * @throws DomainError flyer-expired
 */
async function assertNotEnded(flyer: Flyer, now: Date): Promise<void> {
  const { valid_until } = flyer;
  if (valid_until === null || !hasEnded(flyer, now)) return;
  const through = formatLastDay(valid_until, await loadCompanyTimeZone(flyer.tenant_id, now));
  throw new DomainError('flyer-expired', { values: { through } });
}

/**
 * Returns a flyer if the member may create a link to it or a picture of it to hand out. Only administrators may create a new link to a flyer
 * whose link an administrator disabled.
 * @throws DomainError flyer-not-found; permission-denied; flyer-not-shareable, flyer-expired or license-expired depending on the flyer's
 *   state; flyer-incomplete; flyer-owner-deactivated; flyer-disabled-by-administrator
 */
export async function loadSharableFlyer(
  transaction: Transaction,
  id: string,
  member: Member,
  now: Date,
): Promise<Flyer> {
  const flyer = await loadFlyer(transaction, member.tenant_id, id);
  assertCanAct(flyer, 'share', member);
  const owner = await findActiveMember(transaction, member.tenant_id, flyer.owner_user_id);
  if (!owner) throw new DomainError('flyer-owner-deactivated');
  await assertNotEnded(flyer, now);
  await assertFlyerLicensed(transaction, flyer, now);
  if (!isAdministrator(member.role) && (await isDisabledByAdministrator(transaction, flyer.id, member))) {
    throw new DomainError('flyer-disabled-by-administrator');
  }
  return flyer;
}
