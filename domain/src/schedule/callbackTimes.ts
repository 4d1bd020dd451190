import { hoursOn } from './businessHours.ts';
import { HOUR_MS } from './durations.ts';
import { fromLocalTime, shiftDate, toLocalTime } from './localTime.ts';
import type { OfficeSchedule } from './officeSchedule.ts';

/**
 * Parts of a business day for callbacks, in the office's time zone. For each part, the first window is offered during all of which the
 * office is open: nobody is promised a call after closing.
 */
const PARTS = [
  [
    { name: 'morning', from: 9, to: 12, label: '9 AM to 12 PM' },
    { name: 'late-morning', from: 10, to: 12, label: '10 AM to 12 PM' },
  ],
  [
    { name: 'midday', from: 12, to: 15, label: '12 PM to 3 PM' },
    { name: 'noon', from: 12, to: 14, label: '12 PM to 2 PM' },
  ],
  [
    { name: 'afternoon', from: 15, to: 18, label: '3 PM to 6 PM' },
    { name: 'early-afternoon', from: 15, to: 17, label: '3 PM to 5 PM' },
  ],
] as const;
const WINDOWS = PARTS.flat();
type Window = (typeof WINDOWS)[number];

/** How many business days ahead the form offers. */
const DAYS_AHEAD = 5;
/** How far ahead the form looks for business days. */
const MAX_DAYS = 60;
/** A window with less time left (milliseconds) isn't offered: it is too short to reach anyone. */
const LAST_HOUR_MS = HOUR_MS;
/** A form that was open for a while may name a time that has just passed (milliseconds). */
const GRACE_MS = 2 * HOUR_MS;

export interface CallbackSlot {
  /** Such as `2026-11-23 morning`. */
  value: string;
  /** In words, such as `Monday, Nov 23, 9 AM to 12 PM`, or `Monday, Nov 23, now to 12 PM` once it has begun. */
  label: string;
  /** The two halves of `label`, for lists by day: `Monday, Nov 23` and `9 AM to 12 PM`. */
  day: string;
  hours: string;
}

const dayName = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  weekday: 'long',
  month: 'short',
  day: 'numeric',
});

const toDay = (date: string) => dayName.format(Date.parse(`${date}T12:00:00Z`));

const toText = (date: string, hours: string) => `${toDay(date)}, ${hours}`;

/** Returns the rest of a window that has already begun: `now to 3 PM`. */
const fromNow = ({ label }: Window) => label.replace(/^.* to/, 'now to');

const toPeriod = (date: string, { from, to }: Window, timeZone: string) => {
  const at = (hour: number) => fromLocalTime({ date, minutes: hour * 60 }, timeZone);
  return { from: at(from), to: at(to) };
};

/** Returns the parts of the next five business days in which a call can still be made while the office is open. */
export function callbackTimes(now: Date, schedule: OfficeSchedule): CallbackSlot[] {
  const { date: today } = toLocalTime(now, schedule.time_zone);
  const times: CallbackSlot[] = [];
  for (let ahead = 0, days = 0; days < DAYS_AHEAD && ahead < MAX_DAYS; ahead += 1) {
    const date = shiftDate(today, ahead);
    const hours = hoursOn(date, schedule);
    if (!hours) continue;
    const toWindowPeriod = (window: Window) => toPeriod(date, window, schedule.time_zone);
    const open = PARTS.flatMap(
      (windows) =>
        windows.find((window) => {
          const { from, to } = toWindowPeriod(window);
          return from >= hours.opens && to <= hours.closes;
        }) ?? [],
    );
    const left = open.filter((window) => {
      const { from, to } = toWindowPeriod(window);
      return to.getTime() - Math.max(from.getTime(), now.getTime()) > LAST_HOUR_MS;
    });
    if (left.length > 0) days += 1;
    for (const window of left) {
      const hasBegun = toWindowPeriod(window).from < now;
      const hours = hasBegun ? fromNow(window) : window.label;
      times.push({ value: `${date} ${window.name}`, label: toText(date, hours), day: toDay(date), hours });
    }
  }
  return times;
}

/** Returns times by day, in their order. */
export function groupByDay(times: readonly CallbackSlot[]): [day: string, times: CallbackSlot[]][] {
  // Not `Map.groupBy`, because the contact page supports browsers from before 2024.
  const days = new Map<string, CallbackSlot[]>();
  for (const time of times) days.set(time.day, [...(days.get(time.day) ?? []), time]);
  return [...days];
}

/** Returns the part of a business day that a value means; undefined for any other text. */
function parseCallbackTime(value: string) {
  const [date = '', name] = value.split(' ');
  const window = WINDOWS.find((one) => one.name === name);
  const isDate = /^\d{4}-\d{2}-\d{2}$/.test(date) && !Number.isNaN(Date.parse(date));
  return window && isDate ? { date, window } : undefined;
}

/** Returns whether a text is a part of some business day. */
export const isCallbackTime = (value: string): boolean => parseCallbackTime(value) !== undefined;

/** Returns when a chosen time begins and ends in the office's time zone; undefined for any other text. */
export function toCallbackPeriod(value: string, timeZone: string): { from: Date; to: Date } | undefined {
  const time = parseCallbackTime(value);
  return time && toPeriod(time.date, time.window, timeZone);
}

/** Returns a time in words, whether or not it is still offered; any other text is returned unchanged. */
export function callbackTimeText(value: string): string {
  const time = parseCallbackTime(value);
  return time ? toText(time.date, time.window.label) : value;
}

/** Returns the chosen time in words; undefined if it isn't offered. */
export const formatCallbackTime = (value: string, now: Date, schedule: OfficeSchedule): string | undefined =>
  callbackTimes(now, schedule).find((time) => time.value === value)?.label;

/** Returns whether an office offers a time, or did so recently. */
export const isOfferedCallback = (value: string, now: Date, schedule: OfficeSchedule): boolean =>
  [now, new Date(now.getTime() - GRACE_MS)].some(
    (at) => formatCallbackTime(value, at, schedule) !== undefined,
  );
