import { company } from '../company/company.ts';
import { federalHoliday } from './federalHolidays.ts';

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
    for (const { name, label } of left) {
      times.push({
        value: `${day} ${name}`,
        label: `${dayName.format(date)}, ${label}`,
      });
    }
  }
  return times;
}

/** The chosen time in words; undefined when it is not on offer. */
export const formatCallbackTime = (value: string, now: Date): string | undefined =>
  callbackTimes(now).find((time) => time.value === value)?.label;
