import { findEventDayProblem, type GuestEvent, guestEventSchema } from '@brokerage/domain/link/guestEvent';
import { companyTimeZone } from '../format/time/companyTime.ts';

/** The typed values of a link's event. */
export interface EventValues {
  name: string;
  day: string;
  guests: string;
}
export type EventField = keyof EventValues;
/** Errors by field. */
export type EventProblems = Partial<Record<EventField, string>>;

/** In form order. */
export const EVENT_FIELDS: readonly EventField[] = ['name', 'day', 'guests'];

/** The empty form. */
export const NEW_EVENT: EventValues = { name: '', day: '', guests: '' };

/** Returns an event as the form shows it. */
export const toEventValues = ({ name, day, guests }: GuestEvent): EventValues => ({
  name,
  day,
  guests: String(guests),
});

/** Returns the typed event as the functions expect it, or the errors; validated by the functions' own rules. */
export function parseEvent(
  { name, day, guests }: EventValues,
  now: Date,
): { event: GuestEvent; problems?: undefined } | { event?: undefined; problems: EventProblems } {
  const problems: EventProblems = {};
  // Number('') is 0.
  const parsed = guestEventSchema.safeParse({
    name,
    day,
    guests: guests.trim() === '' ? Number.NaN : Number(guests),
  });
  for (const { path, message } of parsed.error?.issues ?? []) {
    const field = EVENT_FIELDS.find((name) => name === path[0]);
    if (field) problems[field] ??= message;
  }
  const dayProblem = problems.day ?? findEventDayProblem(day, now, companyTimeZone());
  if (dayProblem !== undefined) problems.day = dayProblem;
  return parsed.data && dayProblem === undefined ? { event: parsed.data } : { problems };
}
