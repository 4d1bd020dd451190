import type { ContactClock } from '@brokerage/domain/schedule/contactClock';
import { formatShortTimeZone } from '@brokerage/domain/schedule/timeZones';
import { zonedFormat } from '@brokerage/domain/schedule/zonedFormat';
import { companyDate, companyTimeZone, keepTimesTogether } from './companyTime.ts';

const time = zonedFormat('en-US', { hour: 'numeric', minute: '2-digit' });

/** Formats the callback time that a visitor requested, in the company's time zone: `Nov 23, 2026, 9 AM to 12 PM ET`. */
export function formatCallbackPeriod({
  dueSoonAt,
  dueAt,
}: Pick<ContactClock, 'dueSoonAt' | 'dueAt'>): string {
  const zone = companyTimeZone();
  const [from, to] = [dueSoonAt, dueAt].map((at) => time(zone).format(at).replace(':00', ''));
  return keepTimesTogether(`${companyDate(dueSoonAt)}, ${from} to ${to} ${formatShortTimeZone(zone)}`);
}
