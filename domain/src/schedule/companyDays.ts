import { zonedFormat } from './zonedFormat.ts';

const DAY_MS = 86_400_000;

const clock = zonedFormat('en-US', {
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
  hourCycle: 'h23',
});

/** How far the company's clock is ahead of UTC at that moment, in milliseconds. */
function aheadOfUtc(at: number, timeZone: string): number {
  const part = Object.fromEntries(
    clock(timeZone)
      .formatToParts(new Date(at))
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
  return Date.UTC(year, month - 1, day, hour, minute, second) - at;
}

/** When a day (`2026-11-20`) begins on the company's clock. */
export function companyDayStart(date: string, timeZone: string): Date {
  const asUtc = Date.parse(`${date}T00:00:00Z`);
  // Clocks change at night: what counts is the difference at that moment, not at midnight in UTC.
  return new Date(asUtc - aheadOfUtc(asUtc - aheadOfUtc(asUtc, timeZone), timeZone));
}

/** The days around a date: -1 for the one before. */
export function shiftDay(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}
