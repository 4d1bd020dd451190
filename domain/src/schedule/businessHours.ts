import { company } from '../company/company.ts';
import { federalHoliday } from './federalHolidays.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;
const WEEKEND = new Set(['Sat', 'Sun']);
/** Weekends and holidays together close the office for four days at most. */
const MOST_DAYS_CLOSED = 7;

interface OfficeClock {
  weekday: string;
  /** Such as `2026-11-26`. */
  date: string;
  hour: number;
  minute: number;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockIn(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
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

function officeClock(at: Date, timeZone: string): OfficeClock {
  const { year, month, day, weekday, hour, minute } = Object.fromEntries(
    clockIn(timeZone)
      .formatToParts(at)
      .map((part) => [part.type, part.value]),
  );
  return {
    weekday: weekday ?? '',
    date: `${year}-${month}-${day}`,
    hour: Number(hour),
    minute: Number(minute),
  };
}

const isBusinessDay = ({ weekday, date }: OfficeClock) =>
  !WEEKEND.has(weekday) && federalHoliday(date) === undefined;

const isInHours = (clock: OfficeClock) =>
  isBusinessDay(clock) && clock.hour >= company.hours.opens && clock.hour < company.hours.closes;

/** Checks whether an office is open: Mon-Fri 9AM-6PM on its own clock, except on federal holidays. */
export const isOpen = (at: Date, timeZone: string = company.hours.timeZone): boolean =>
  isInHours(officeClock(at, timeZone));

export type OfficeStatus =
  | { isOpen: true }
  | {
      isOpen: false;
      /** The federal holiday for which the office is closed today. */
      holiday?: string;
      opensAt: Date;
    };

/** Returns whether an office is open at a moment and, if not, when it opens next. */
export function officeStatus(at: Date, timeZone: string = company.hours.timeZone): OfficeStatus {
  const now = officeClock(at, timeZone);
  if (isInHours(now)) return { isOpen: true };
  const holiday = federalHoliday(now.date);
  return { isOpen: false, ...(holiday !== undefined && { holiday }), opensAt: nextOpening(at, timeZone) };
}

function nextOpening(at: Date, timeZone: string): Date {
  // Clocks change on the hour: stepping by full hours meets each opening.
  let hour = new Date(Math.ceil(at.getTime() / HOUR_MS) * HOUR_MS);
  const latest = at.getTime() + MOST_DAYS_CLOSED * DAY_MS;
  while (!isOpen(hour, timeZone) && hour.getTime() < latest) hour = new Date(hour.getTime() + HOUR_MS);
  return hour;
}

/**
 * Returns the latest office moment that still keeps the promise "within 24 hours". Weekends and federal holidays do not
 * count toward the 24 hours; a moment after closing counts as that day's closing time, one before opening as the closing
 * time of the business day before.
 */
export function contactBy(submittedAt: Date): Date {
  const { timeZone, opens, closes } = company.hours;
  let at = new Date(submittedAt);
  for (let left = 24; left > 0; ) {
    at = new Date(at.getTime() + HOUR_MS);
    // An hour that ends on a day off, or on its last midnight, does not count.
    if (isBusinessDay(officeClock(new Date(at.getTime() - 1), timeZone))) left -= 1;
  }
  const minute = 60_000;
  at = new Date(Math.floor(at.getTime() / minute) * minute);
  const step = 15 * minute;
  const isOfficeMoment = (moment: Date) => {
    const clock = officeClock(moment, timeZone);
    const isClosing = clock.hour === closes && clock.minute === 0;
    return isBusinessDay(clock) && (isClosing || (clock.hour >= opens && clock.hour < closes));
  };
  if (isOfficeMoment(at)) return at;
  at = new Date(Math.floor(at.getTime() / step) * step);
  while (!isOfficeMoment(at)) at = new Date(at.getTime() - step);
  return at;
}

/** Returns the days between two moments on which the company is closed: `Saturday`, `Sunday` or the holiday's name. */
export function daysOffBetween(from: Date, to: Date): string[] {
  const { timeZone } = company.hours;
  const last = officeClock(to, timeZone).date;
  const days: string[] = [];
  for (let at = from.getTime(); ; at += HOUR_MS) {
    const clock = officeClock(new Date(at), timeZone);
    const dayOff = federalHoliday(clock.date) ?? { Sat: 'Saturday', Sun: 'Sunday' }[clock.weekday];
    if (dayOff && days.at(-1) !== dayOff) days.push(dayOff);
    if (clock.date >= last) return days;
  }
}
