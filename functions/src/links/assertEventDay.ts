import { invalidField } from '@brokerage/domain/errors/DomainError';
import { findEventDayProblem, type GuestEvent } from '@brokerage/domain/link/guestEvent';
import { loadCompanyTimeZone } from '../company/loadCachedTenant.ts';

/**
 * Asserts that a link's event, if any, is neither over nor too far ahead.
 * @throws DomainError invalid-argument
 */
export async function assertEventDay(
  event: GuestEvent | null | undefined,
  tenantId: string,
  now: Date,
): Promise<void> {
  if (!event) return;
  const message = findEventDayProblem(event.day, now, await loadCompanyTimeZone(tenantId, now));
  if (message !== undefined) throw invalidField('event.day', message);
}
