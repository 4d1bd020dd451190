import ical from 'ical-generator';
import type { SharedFlyer } from './sharedFlyerCalls.ts';

type FlyerEvent = NonNullable<SharedFlyer['event']>;

const CLOCK = /^(?:(noon)|(midnight)|(\d{1,2})(?::(\d{2}))?\s*(?:([ap])\.?\s?m\.?)?)$/i;
const BETWEEN = /\s*(?:\bto\b|\buntil\b|\btill\b|[-–—])\s*/i;

/** Minutes since midnight; undefined when it's no time of day. `half` is that of the other end, for `1 to 4 PM`. */
function toMinutes(text: string, half: string): number | undefined {
  const [, noon, midnight, hour, minute = '0', own = half] = CLOCK.exec(text) ?? [];
  if (noon) return 12 * 60;
  if (midnight) return 24 * 60;
  const hours = Number(hour);
  if (hour === undefined || own === '' || hours < 1 || hours > 12 || Number(minute) > 59) return undefined;
  return ((hours % 12) + (own.toLowerCase() === 'p' ? 12 : 0)) * 60 + Number(minute);
}

/** Returns begin and end in minutes since midnight, of a time as officers write it: `1 PM to 4 PM`, `10–11:30 am`, `6:30 PM`. */
function toSpan(time: string): { from: number; to?: number } | undefined {
  const [first = '', last, ...more] = time.trim().split(BETWEEN);
  if (more.length > 0) return undefined;
  const half = /([ap])\.?\s?m\.?$/i.exec(last ?? '')?.[1] ?? (/^noon$/i.test(last ?? '') ? 'a' : '');
  const from = toMinutes(first, half);
  const to = last === undefined ? undefined : toMinutes(last, '');
  if (from === undefined || (last !== undefined && to === undefined)) return undefined;
  if (to !== undefined && to <= from) return undefined;
  return to === undefined ? { from } : { from, to };
}

/**
 * Returns the event of a flyer for a calendar (RFC 5545). Its times are those of the wall clock at the place, whatever the time zone
 * of the calendar. A time that can't be read makes it an entry for the day, with the time as the flyer has it.
 */
export function toEventFile({ date, time, place }: FlyerEvent, title: string, address: string): string {
  const at = (minutes: number) => new Date(Date.parse(`${date}T00:00:00Z`) + minutes * 60_000);
  const span = toSpan(time);
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
