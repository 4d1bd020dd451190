import * as z from 'zod';
import { dayInZone, dayStartInZone } from '../schedule/dayInZone.ts';
import { HOUR_MS } from '../schedule/durations.ts';
import { shiftDate } from '../schedule/localTime.ts';
import { requiredLine } from '../text/lines.ts';

/** Limits of an event: characters of its name, guests, and days ahead. */
export const GUEST_EVENT_LIMITS = { name: 80, guests: 500, daysAhead: 366 } as const;

/**
 * Forms of one kind that an event allows for each expected guest, beyond the limit of one network: couples apply separately, and a few more
 * people come than expected.
 */
const FORMS_PER_GUEST = 2;

/** Hours before and after the event's day: branches may be in other time zones than the company, and evenings run late. */
const MARGIN_HOURS = 6;

const GUESTS = `Enter a number of guests from 1 to ${GUEST_EVENT_LIMITS.guests}`;

/** A seminar or an open house at which a link is handed out: its guests may send more forms from one network that day. */
export const guestEventSchema = z.strictObject({
  name: requiredLine(GUEST_EVENT_LIMITS.name, 'Event name'),
  /** In the company's time zone: `2026-12-03`. */
  day: z.iso.date('Choose the date of the event'),
  guests: z.number(GUESTS).int(GUESTS).min(1, GUESTS).max(GUEST_EVENT_LIMITS.guests, GUESTS),
});
export type GuestEvent = z.output<typeof guestEventSchema>;

/** Returns how many forms of one kind an event allows beyond the usual limit. */
export const eventAllowance = ({ guests }: Pick<GuestEvent, 'guests'>): number =>
  Math.min(guests, GUEST_EVENT_LIMITS.guests) * FORMS_PER_GUEST;

/** Returns the period in which an event's guests may send more forms. */
export function eventPeriod(day: string, timeZone: string): { from: Date; to: Date } {
  const margin = MARGIN_HOURS * HOUR_MS;
  return {
    from: new Date(dayStartInZone(day, timeZone).getTime() - margin),
    to: new Date(dayStartInZone(shiftDate(day, 1), timeZone).getTime() + margin),
  };
}

/** Returns the problem of a newly set event day; undefined if there is none. */
export function findEventDayProblem(day: string, now: Date, timeZone: string): string | undefined {
  const today = dayInZone(now, timeZone);
  if (day < today) return 'Choose today or a later date';
  return day > shiftDate(today, GUEST_EVENT_LIMITS.daysAhead)
    ? 'Choose a date within the next year'
    : undefined;
}
