import { calendarDay } from '../fields/formatField.ts';
import { readableLine } from './readableLine.ts';
import { toTimeSpan } from './timeSpan.ts';

/** The time and place of a flyer's event. */
export interface FlyerEvent {
  /** `2026-11-29`. */
  date: string;
  /** `Sunday, Nov 29, 2026`. */
  day: string;
  /** As typed by the officer, such as `1 PM to 4 PM`; '' without one. */
  time: string;
  /** '' without one. */
  place: string;
}

/** The keys by which designs recognize them: of an open house, then of another event. */
const KEYS = [
  { date: 'open_house_date', times: ['open_house_time', 'time'], place: 'property_address' },
  { date: 'event_date', times: ['event_time', 'time'], place: 'venue' },
] as const;

/** Returns the event in a flyer's values; null if they name no day. */
export function toFlyerEvent(data: Readonly<Record<string, unknown>>): FlyerEvent | null {
  for (const { date: dateKey, times, place } of KEYS) {
    const date = readableLine(data[dateKey]).slice(0, 10);
    const found = calendarDay(date);
    if (!found) continue;
    return {
      date,
      day: `${found.weekday}, ${found.month} ${found.day}, ${found.year}`,
      time: times.map((key) => readableLine(data[key])).find((time) => time !== '') ?? '',
      place: readableLine(data[place]),
    };
  }
  return null;
}

/** Returns the field of an event's time that calendars couldn't read, and what to do; undefined if there is no problem. */
export function findTimeProblem(
  data: Readonly<Record<string, unknown>>,
): { field: string; message: string } | undefined {
  const time = toFlyerEvent(data)?.time ?? '';
  if (time === '' || toTimeSpan(time)) return undefined;
  const field = KEYS.flatMap(({ times }) => times).find((key) => readableLine(data[key]) === time);
  return field === undefined
    ? undefined
    : {
        field,
        message:
          'Calendars can’t read this time, so they’ll show an all-day event. Write it like “1 PM to 4 PM.”',
      };
}
