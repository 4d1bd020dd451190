import { company } from '../company/company.ts';
import { federalHoliday } from './federalHolidays.ts';
import { fromLocalTime } from './localTime.ts';

/** Parts of an office day in which somebody can be called back; hours of the office's clock. */
const WINDOWS = [
  { name: 'morning', from: 9, to: 12, label: '9 AM to 12 PM' },
  { name: 'midday', from: 12, to: 15, label: '12 PM to 3 PM' },
  { name: 'afternoon', from: 15, to: 18, label: '3 PM to 6 PM' },
] as const;

/** How many office days ahead the form offers. */
const DAYS_AHEAD = 5;
const DAY_MS = 86_400_000;
/** With less than this left of a window nobody would be reached in it. */
const LAST_HOUR = 1;

interface CallbackTime {
  /** Such as `2026-11-23 morning`. */
  value: string;
  /** In words, such as `Monday, Nov 23, 9 AM to 12 PM`. */
  label: string;
}

const officeClock = new Intl.DateTimeFormat('en-US', {
  timeZone: company.hours.timeZone,
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  hourCycle: 'h23',
});
const dayName = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  weekday: 'long',
  month: 'short',
  day: 'numeric',
});

const toText = (day: Date | number, { label }: (typeof WINDOWS)[number]) =>
  `${dayName.format(day)}, ${label}`;

/** Returns the parts of the next five business days in which a call can still be made. */
export function callbackTimes(now: Date): CallbackTime[] {
  const part = Object.fromEntries(
    officeClock.formatToParts(now).map(({ type, value }) => [type, Number(value)]),
  );
  // Noon of the office's date as if in UTC: from there days are added without a change of clocks in between.
  const today = Date.UTC(part.year ?? 0, (part.month ?? 1) - 1, part.day, 12);
  const times: CallbackTime[] = [];
  for (let ahead = 0, days = 0; days < DAYS_AHEAD; ahead += 1) {
    const date = new Date(today + ahead * DAY_MS);
    const day = date.toISOString().slice(0, 10);
    if (date.getUTCDay() === 0 || date.getUTCDay() === 6 || federalHoliday(day)) continue;
    const left = WINDOWS.filter(({ to }) => ahead > 0 || (part.hour ?? 0) < to - LAST_HOUR);
    if (left.length > 0) days += 1;
    for (const window of left) {
      times.push({ value: `${day} ${window.name}`, label: toText(date, window) });
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

/** Returns when a chosen time begins and ends; undefined for a text that is none. */
export function toCallbackPeriod(value: string): { from: Date; to: Date } | undefined {
  const time = parseCallbackTime(value);
  if (!time) return undefined;
  const at = (hour: number) => fromLocalTime({ date: time.date, minutes: hour * 60 }, company.hours.timeZone);
  return { from: at(time.window.from), to: at(time.window.to) };
}

/** Returns a time in words, whether or not it is still on offer; a text that is none stays as it is. */
export function callbackTimeText(value: string): string {
  const time = parseCallbackTime(value);
  return time ? toText(Date.parse(`${time.date}T12:00:00Z`), time.window) : value;
}

/** The chosen time in words; undefined when it is not on offer. */
export const formatCallbackTime = (value: string, now: Date): string | undefined =>
  callbackTimes(now).find((time) => time.value === value)?.label;
