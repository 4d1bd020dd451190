import { calendarDay } from '../fields/formatField.ts';
import { readableLine } from './readableLine.ts';

/** When and where a flyer invites people. */
export interface FlyerEvent {
  /** `2026-11-29`. */
  date: string;
  /** `Sunday, Nov 29, 2026`. */
  day: string;
  /** As the officer wrote it, such as `1 PM to 4 PM`; '' without one. */
  time: string;
  /** '' without one. */
  place: string;
}

/** The fields by which designs know them: of an open house, then of another event. */
const KEYS = [
  { date: 'open_house_date', times: ['open_house_time', 'time'], place: 'property_address' },
  { date: 'event_date', times: ['event_time', 'time'], place: 'venue' },
] as const;

/** Returns the event that a flyer's values name; null where they name no day. */
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
