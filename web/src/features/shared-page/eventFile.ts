import { toTimeSpan } from '@brokerage/domain/flyer/texts/timeSpan';
import { MINUTE_MS } from '@brokerage/domain/schedule/durations';
import ical from 'ical-generator';
import type { SharedFlyer } from './sharedFlyerCalls.ts';

type FlyerEvent = NonNullable<SharedFlyer['event']>;

/**
 * Returns the calendar entry of a flyer's event (RFC 5545). Its times are local to the place, regardless of the calendar's time zone. If a
 * time can't be parsed, the entry covers the whole day and quotes the time from the flyer.
 */
export function toEventFile({ date, time, place }: FlyerEvent, title: string, address: string): string {
  const at = (minutes: number) => new Date(Date.parse(`${date}T00:00:00Z`) + minutes * MINUTE_MS);
  const span = toTimeSpan(time);
  const calendar = ical({ prodId: { company: 'Website', product: 'Events' } });
  calendar.createEvent({
    id: `${address}#${date}`,
    summary: title,
    description: [time, address].filter(Boolean).join('\n'),
    start: at(span?.from ?? 0),
    floating: true,
    ...(place && { location: place }),
    ...(span ? {} : { allDay: true }),
    ...(span?.to !== undefined && { end: at(span.to) }),
  });
  return calendar.toString();
}
