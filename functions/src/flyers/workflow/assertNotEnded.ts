import { DomainError } from '@brokerage/domain/errors/DomainError';
import type { Flyer } from '@brokerage/domain/flyer/record/flyer';
import { formatLastDay, hasEnded } from '@brokerage/domain/flyer/validity/flyerEnd';
import { loadCompanyTimeZone } from '../../company/loadCachedTenant.ts';

/**
 * Asserts that a flyer's end hasn't passed.
 * @throws DomainError flyer-expired
 */
export async function assertNotEnded(flyer: Flyer, now: Date): Promise<void> {
  const { valid_until } = flyer;
  if (valid_until === null || !hasEnded(flyer, now)) return;
  const through = formatLastDay(valid_until, await loadCompanyTimeZone(flyer.tenant_id, now));
  throw new DomainError('flyer-expired', { values: { through } });
}
