import { DAY_MS } from '@brokerage/domain/schedule/durations';
import { shiftDate } from '@brokerage/domain/schedule/localTime';
import { formatCount } from '../../../lib/format/formatCount.ts';
import type { Days } from '../../../lib/links/period.ts';

/**
 * Returns the same number of days right before the period; undefined if none of them can have data, because the first link was created
 * later (`earliest`).
 */
export function previousDays({ from, to }: Days, earliest: string): Days | undefined {
  const length = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  const previous = { from: shiftDate(from, -length), to: shiftDate(from, -1) };
  return previous.to < earliest ? undefined : previous;
}

/** Formats how a figure has changed: `+12% from 43`, `same as before`. */
export function formatChange(count: number, before: number): string {
  if (count === before) return 'same as before';
  if (before === 0) return 'none before';
  const percent = Math.round((count / before - 1) * 100);
  // A minus sign, because it's as wide as the plus sign.
  const sign = count > before ? '+' : '−';
  return `${sign}${formatCount(Math.abs(percent))}% from ${formatCount(before)}`;
}
