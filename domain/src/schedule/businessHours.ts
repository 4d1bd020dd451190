import { capitalize } from '../text/capitalize.ts';
import { DAY_MS, MINUTE_MS } from './durations.ts';
import { federalHoliday } from './federalHolidays.ts';
import { fromLocalTime, shiftDate, toLocalTime } from './localTime.ts';
import type { OfficeSchedule, Weekday } from './officeSchedule.ts';

/** The first-contact promise: within 24 hours, not counting days off. */
const PROMISED_MS = DAY_MS;
/** Even with one open day a week, all holidays and 60 closed days on that day, an office opens again within this time. */
const MAX_DAYS_CLOSED = 600;
/** In the order of `Date.getUTCDay`. */
const WEEKDAYS_FROM_SUNDAY: readonly Weekday[] = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
];

const toWeekday = (date: string): Weekday =>
  // A week has seven days.
  WEEKDAYS_FROM_SUNDAY[new Date(`${date}T00:00:00Z`).getUTCDay()] as Weekday;

/** Returns the closed day or holiday of a date; undefined if the regular week applies. */
function closedDayName(date: string, { closed_days, holidays }: OfficeSchedule): string | undefined {
  const named = closed_days.find((day) => day.date === date);
  if (named) return named.name;
  const holiday = federalHoliday(date);
  return holiday && holidays.includes(holiday) ? holiday : undefined;
}

const isBusinessDay = (date: string, schedule: OfficeSchedule): boolean =>
  schedule.week[toWeekday(date)] !== null && closedDayName(date, schedule) === undefined;

const toMinutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Returns when the office opens and closes on a date; undefined when it is closed all day. */
export function hoursOn(date: string, schedule: OfficeSchedule): { opens: Date; closes: Date } | undefined {
  const hours = schedule.week[toWeekday(date)];
  if (!hours || !isBusinessDay(date, schedule)) return undefined;
  const at = (time: string) => fromLocalTime({ date, minutes: toMinutes(time) }, schedule.time_zone);
  return { opens: at(hours.opens), closes: at(hours.closes) };
}

/** Yields the dates from a given time on, forward or backward. */
function* datesFrom(at: Date, timeZone: string, step: 1 | -1 = 1): Generator<string> {
  const { date } = toLocalTime(at, timeZone);
  for (let days = 0; days <= MAX_DAYS_CLOSED; days += 1) yield shiftDate(date, days * step);
  throw new Error('The office is closed for too long');
}

/** Returns whether an office is open at a given time. */
export function isOpen(at: Date, schedule: OfficeSchedule): boolean {
  const hours = hoursOn(toLocalTime(at, schedule.time_zone).date, schedule);
  return hours !== undefined && at >= hours.opens && at < hours.closes;
}

export type OfficeStatus =
  | { isOpen: true }
  | {
      isOpen: false;
      /** The holiday or other reason why the office is closed today. */
      holiday?: string;
      opensAt: Date;
    };

function nextOpenTime(at: Date, schedule: OfficeSchedule): Date {
  for (const date of datesFrom(at, schedule.time_zone)) {
    const hours = hoursOn(date, schedule);
    if (hours && hours.opens > at) return hours.opens;
  }
  return at;
}

/** Returns whether an office is open at a given time and, if not, when it opens next. */
export function officeStatus(at: Date, schedule: OfficeSchedule): OfficeStatus {
  if (isOpen(at, schedule)) return { isOpen: true };
  const holiday = closedDayName(toLocalTime(at, schedule.time_zone).date, schedule);
  return {
    isOpen: false,
    ...(holiday !== undefined && { holiday }),
    opensAt: nextOpenTime(at, schedule),
  };
}

/** Returns the end of the 24 hours, not counting days off. */
function promisedMoment(submittedAt: Date, schedule: OfficeSchedule): Date {
  let from = submittedAt.getTime();
  let left = PROMISED_MS;
  for (const date of datesFrom(submittedAt, schedule.time_zone)) {
    const midnight = fromLocalTime({ date: shiftDate(date, 1), minutes: 0 }, schedule.time_zone).getTime();
    if (isBusinessDay(date, schedule)) {
      if (midnight - from >= left) break;
      left -= midnight - from;
    }
    from = midnight;
  }
  return new Date(from + left);
}

/** Returns the latest time until then at which the office is open or just closing. */
function latestOpenMoment(at: Date, schedule: OfficeSchedule): Date {
  for (const date of datesFrom(at, schedule.time_zone, -1)) {
    const hours = hoursOn(date, schedule);
    if (hours && at >= hours.closes) return hours.closes;
    if (hours && at >= hours.opens) return at;
  }
  return at;
}

/**
 * Returns the latest office time that still keeps the promise "within 24 hours", to the minute. Days off don't count toward the 24 hours; a
 * time after closing counts as that day's closing time, one before opening as the closing time of the previous business day. If the office
 * doesn't open at all in those 24 hours, returns its next opening.
 */
export function contactBy(submittedAt: Date, schedule: OfficeSchedule): Date {
  const promised = promisedMoment(submittedAt, schedule).getTime();
  const by = latestOpenMoment(new Date(Math.floor(promised / MINUTE_MS) * MINUTE_MS), schedule);
  return by > submittedAt ? by : nextOpenTime(submittedAt, schedule);
}

/** Returns the days between two times on which the office is closed: `Saturday`, or the holiday's name. */
export function daysOffBetween(from: Date, to: Date, schedule: OfficeSchedule): string[] {
  const { date: last } = toLocalTime(to, schedule.time_zone);
  const days: string[] = [];
  for (const date of datesFrom(from, schedule.time_zone)) {
    if (date > last) break;
    if (isBusinessDay(date, schedule)) continue;
    const weekday = toWeekday(date);
    const name = closedDayName(date, schedule) ?? capitalize(weekday);
    if (days.at(-1) !== name) days.push(name);
  }
  return days;
}

/** Yields the business hours between two times, cut to that period. */
function* openTimesBetween(from: Date, to: Date, schedule: OfficeSchedule): Generator<[number, number]> {
  const { date: last } = toLocalTime(to, schedule.time_zone);
  for (const date of datesFrom(from, schedule.time_zone)) {
    if (date > last) return;
    const hours = hoursOn(date, schedule);
    if (!hours) continue;
    const start = Math.max(from.getTime(), hours.opens.getTime());
    const end = Math.min(to.getTime(), hours.closes.getTime());
    if (end > start) yield [start, end];
  }
}

/** Returns the time at which half of the office hours between two times have passed; the later time if there are none. */
export function halfOfOfficeHours(from: Date, to: Date, schedule: OfficeSchedule): Date {
  const times = [...openTimesBetween(from, to, schedule)];
  let left = times.reduce((sum, [start, end]) => sum + end - start, 0) / 2;
  for (const [start, end] of times) {
    // Rounded to the minute, but never past that day's closing time.
    if (end - start >= left) return new Date(Math.min(end, start + Math.ceil(left / MINUTE_MS) * MINUTE_MS));
    left -= end - start;
  }
  return to;
}

/** Longer periods count as this many days: nobody waits years for a call. */
const LONGEST_DAYS = 366;

/** Returns how many whole minutes the office was open between two times, up to a year. */
export function openMinutesBetween(from: Date, to: Date, schedule: OfficeSchedule): number {
  const end = new Date(Math.min(to.getTime(), from.getTime() + LONGEST_DAYS * DAY_MS));
  let open = 0;
  for (const [start, stop] of openTimesBetween(from, end, schedule)) open += stop - start;
  return Math.floor(open / MINUTE_MS);
}
