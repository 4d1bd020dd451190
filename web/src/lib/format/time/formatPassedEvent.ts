import { toFlyerEvent } from '@brokerage/domain/flyer/texts/flyerEvent';
import { companyDay } from './companyTime.ts';

/** Returns the day of a flyer's event, such as `Sunday, Nov 29, 2026`; undefined if it has none, or before the day is over. */
export function formatPassedEvent(
  data: Readonly<Record<string, unknown>> | undefined,
  now: Date,
): string | undefined {
  const event = data && toFlyerEvent(data);
  return event && event.date < companyDay(now) ? event.day : undefined;
}
