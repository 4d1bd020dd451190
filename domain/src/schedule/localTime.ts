import { DAY_MS, MINUTE_MS } from './durations.ts';

export interface LocalTime {
  /** Such as `2026-11-26`. */
  date: string;
  /** Minutes since midnight, in local time. */
  minutes: number;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Returns the formatter of a time zone. Cached, because creating one is slow and there are few zones. */
function clockIn(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  clocks.set(timeZone, clock);
  return clock;
}

/** Returns date and time in a time zone. */
export function toLocalTime(at: Date, timeZone: string): LocalTime {
  const { year, month, day, hour, minute } = Object.fromEntries(
    clockIn(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  return { date: `${year}-${month}-${day}`, minutes: Number(hour) * 60 + Number(minute) };
}

/**
 * Returns the time at which a time zone's clock shows that many minutes since midnight. If clocks show an hour twice, returns the first; a
 * time that they skip is shifted by the clock change.
 */
export function fromLocalTime({ date, minutes }: LocalTime, timeZone: string): Date {
  const asUtc = Date.parse(`${date}T00:00:00Z`) + minutes * MINUTE_MS;
  const offsetAt = (at: number) => {
    const local = toLocalTime(new Date(at), timeZone);
    return Date.parse(`${local.date}T00:00:00Z`) + local.minutes * MINUTE_MS - at;
  };
  // The previous day's offset applies, unless clocks have changed since.
  const before = asUtc - offsetAt(asUtc - DAY_MS);
  const after = asUtc - offsetAt(asUtc + DAY_MS);
  const isAfterChange = offsetAt(before) !== asUtc - before && offsetAt(after) === asUtc - after;
  return new Date(isAfterChange ? after : before);
}

/** Returns the date a number of days later. */
export const shiftDate = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
