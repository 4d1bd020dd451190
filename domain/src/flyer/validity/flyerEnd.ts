import { dateInZone } from '../../schedule/momentInZone.ts';

/** Returns whether a flyer’s end has passed. */
export const hasEnded = ({ valid_until }: { valid_until: Date | null }, now: Date): boolean =>
  valid_until !== null && valid_until <= now;

/** Returns the last day of a flyer, such as `Dec 1, 2026`: its end is the midnight after it. */
export const formatLastDay = (validUntil: Date, timeZone: string): string =>
  dateInZone(new Date(validUntil.getTime() - 1), timeZone);
