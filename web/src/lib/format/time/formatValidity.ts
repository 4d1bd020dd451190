import type { Flyer } from '@brokerage/domain/flyer/record/flyer';
import { daysToEnd, END_REMINDER_DAYS } from '@brokerage/domain/flyer/validity/dueEndReminder';
import { formatLastDay, hasEnded } from '@brokerage/domain/flyer/validity/flyerEnd';
import { companyTimeZone } from './companyTime.ts';

/** Formats a flyer's last day, such as `Dec 1, 2026`, in the company's time zone. */
export const flyerLastDay = (validUntil: Date): string => formatLastDay(validUntil, companyTimeZone());

/** How close a flyer's end is; `ending` from the day on which its owner is reminded. */
export type ValidityState = 'valid' | 'ending' | 'ended';

/** Returns the last valid day of an approved flyer; undefined for other flyers and those without an end. */
export function formatValidity(
  flyer: Pick<Flyer, 'status' | 'valid_until'>,
  now: Date,
): { label: string; state: ValidityState } | undefined {
  const { status, valid_until: until } = flyer;
  if (status !== 'approved' || until === null) return undefined;
  if (hasEnded(flyer, now)) return { label: `Expired ${flyerLastDay(until)}`, state: 'ended' };
  const isEnding = daysToEnd(until, now, companyTimeZone()) <= END_REMINDER_DAYS[0];
  return { label: `Valid through ${flyerLastDay(until)}`, state: isEnding ? 'ending' : 'valid' };
}
