import { MINUTE_MS } from '@brokerage/domain/schedule/durations';
import { formatDate, formatMoment, formatTime } from '../../../lib/format/time/formatDate.ts';

/** Formats when it was saved in the company’s time zone: 3:42 PM ET, with the date if that was another day. */
export function formatSavedAt(at: Date, now = new Date()): string {
  return formatDate(at) === formatDate(now) ? formatTime(at) : formatMoment(at);
}

/** Returns how long ago the draft was saved; `Just now` in the first minute. */
export const formatSavedAgo = (at: Date, now: Date): string =>
  now.getTime() - at.getTime() < MINUTE_MS ? 'Just now' : formatSavedAt(at, now);
