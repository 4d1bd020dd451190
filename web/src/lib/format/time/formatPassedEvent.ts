import { eventTimeZone } from '@brokerage/domain/flyer/event/eventTimeZone';
import { toFlyerEvent } from '@brokerage/domain/flyer/texts/flyerEvent';
import { dayInZone } from '@brokerage/domain/schedule/dayInZone';
import { companyTimeZone } from './companyTime.ts';

/** Returns the day of a flyer's past event, such as `Sunday, Nov 29, 2026`; undefined without an event, or before its day is over. */
export function formatPassedEvent(
  data: Readonly<Record<string, unknown>> | undefined,
  now: Date,
): string | undefined {
  const event = data && toFlyerEvent(data);
  if (!event) return undefined;
  const timeZone = eventTimeZone(event.place, undefined, companyTimeZone());
  return event.date < dayInZone(now, timeZone) ? event.day : undefined;
}
