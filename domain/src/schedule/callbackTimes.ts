import { hoursOn } from './businessHours.ts';
import { fromLocalTime, shiftDate, toLocalTime } from './localTime.ts';
import type { OfficeSchedule } from './officeSchedule.ts';

/** Parts of an office day in which somebody can be called back; hours of the office's clock. */
const WINDOWS = [
  { name: 'morning', from: 9, to: 12, label: '9 AM to 12 PM' },
  { name: 'midday', from: 12, to: 15, label: '12 PM to 3 PM' },
  { name: 'afternoon', from: 15, to: 18, label: '3 PM to 6 PM' },
] as const;

/** How many office days ahead the form offers. */
const DAYS_AHEAD = 5;
/** How far ahead the form looks for office days. */
const MOST_DAYS = 60;
/** With less than this left of a window (milliseconds) nobody would be reached in it. */
const LAST_HOUR_MS = 3_600_000;
/** A form that lay open for a while may name a time that has just passed (milliseconds). */
const GRACE_MS = 2 * 3_600_000;

interface CallbackTime {
  /** Such as `2026-11-23 morning`. */
  value: string;
  /** In words, such as `Monday, Nov 23, 9 AM to 12 PM`. */
  label: string;
}

const dayName = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  weekday: 'long',
  month: 'short',
  day: 'numeric',
});

const toText = (date: string, { label }: (typeof WINDOWS)[number]) =>
  `${dayName.format(Date.parse(`${date}T12:00:00Z`))}, ${label}`;

const toPeriod = (date: string, { from, to }: (typeof WINDOWS)[number], timeZone: string) => {
  const at = (hour: number) => fromLocalTime({ date, minutes: hour * 60 }, timeZone);
  return { from: at(from), to: at(to) };
};

/** Returns the parts of the next five office days in which a call can still be made while the office is open. */
export function callbackTimes(now: Date, schedule: OfficeSchedule): CallbackTime[] {
  const { date: today } = toLocalTime(now, schedule.time_zone);
  const times: CallbackTime[] = [];
  for (let ahead = 0, days = 0; days < DAYS_AHEAD && ahead < MOST_DAYS; ahead += 1) {
    const date = shiftDate(today, ahead);
    const hours = hoursOn(date, schedule);
    if (!hours) continue;
    const left = WINDOWS.filter((window) => {
      const { from, to } = toPeriod(date, window, schedule.time_zone);
      const begins = Math.max(from.getTime(), hours.opens.getTime(), now.getTime());
      return Math.min(to.getTime(), hours.closes.getTime()) - begins > LAST_HOUR_MS;
    });
    if (left.length > 0) days += 1;
    for (const window of left) {
      times.push({ value: `${date} ${window.name}`, label: toText(date, window) });
    }
  }
  return times;
}

/** Returns the part of an office day that a value stands for; undefined for any other text. */
function parseCallbackTime(value: string) {
  const [date = '', name] = value.split(' ');
  const window = WINDOWS.find((one) => one.name === name);
  const isDate = /^\d{4}-\d{2}-\d{2}$/.test(date) && !Number.isNaN(Date.parse(date));
  return window && isDate ? { date, window } : undefined;
}

/** Checks that a text is a part of some office day. */
export const isCallbackTime = (value: string): boolean => parseCallbackTime(value) !== undefined;

/** Returns when a chosen time begins and ends on the office's clock; undefined for a text that is none. */
export function toCallbackPeriod(value: string, timeZone: string): { from: Date; to: Date } | undefined {
  const time = parseCallbackTime(value);
  return time && toPeriod(time.date, time.window, timeZone);
}

/** Returns a time in words, whether or not it is still on offer; a text that is none stays as it is. */
export function callbackTimeText(value: string): string {
  const time = parseCallbackTime(value);
  return time ? toText(time.date, time.window) : value;
}

/** The chosen time in words; undefined when it is not on offer. */
export const formatCallbackTime = (value: string, now: Date, schedule: OfficeSchedule): string | undefined =>
  callbackTimes(now, schedule).find((time) => time.value === value)?.label;

/** Checks that an office offers a time, or did so a short while ago. */
export const isOfferedCallback = (value: string, now: Date, schedule: OfficeSchedule): boolean =>
  [now, new Date(now.getTime() - GRACE_MS)].some(
    (at) => formatCallbackTime(value, at, schedule) !== undefined,
  );
