import type { ContactClock } from '@brokerage/domain/schedule/contactClock';
import { zonedFormat } from '@brokerage/domain/schedule/zonedFormat';
import { companyTimeZone } from './companyTime.ts';

const period = zonedFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'shortGeneric',
});

/** Formats the time that a visitor asked to be called in, on the company's clock: `Nov 23, 2026, 9:00 AM – 12:00 PM ET`. */
export const formatCallbackPeriod = ({
  dueSoonAt,
  dueAt,
}: Pick<ContactClock, 'dueSoonAt' | 'dueAt'>): string =>
  period(companyTimeZone()).formatRange(dueSoonAt, dueAt);
