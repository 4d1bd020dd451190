import { formatDay } from '@brokerage/domain/schedule/formatDay';
import { shiftDate } from '@brokerage/domain/schedule/localTime';
import * as z from 'zod';

/** The choices of most recent days; null for all time. */
export const LATEST = [7, 30, 90, null] as const;

/**
 * An inclusive range of days such as `2026-11-20`. It matches the daily totals: midnight to midnight in the company's time zone
 * (`companyTimeZone`), regardless of the viewer's or reader's time zone.
 */
export interface Days {
  from: string;
  to: string;
}

export type Period = (typeof LATEST)[number] | Days;

export const isChosenDays = (period: Period): period is Days => typeof period === 'object' && period !== null;

/** Returns the days of a period. A custom range is limited to days that can have data (not before `earliest`), but has at least one day. */
export function toDays(period: Exclude<Period, null>, earliest: string, today: string): Days {
  if (!isChosenDays(period)) return { from: shiftDate(today, 1 - period), to: today };
  const to = period.to < today ? period.to : today;
  const from = period.from > earliest ? period.from : earliest;
  return { from: from < to ? from : to, to };
}

/** Returns `last 30 days`, or `Nov 1, 2026 to Nov 20, 2026`; `all time`. */
export function formatPeriod(period: Period): string {
  if (period === null) return 'all time';
  if (!isChosenDays(period)) return `last ${period} days`;
  const { from, to } = period;
  return from === to ? formatDay(from) : `${formatDay(from)} to ${formatDay(to)}`;
}

/** Returns a period as a file name suffix: `-30-days`, `-2026-11-01-to-2026-11-20`; empty for all time. */
export function periodSuffix(period: Period): string {
  if (period === null) return '';
  return isChosenDays(period) ? `-${period.from}-to-${period.to}` : `-${period}-days`;
}

const daySchema = z.iso.date();

/** Parses the days in a URL; undefined if they're invalid. */
export function daysIn(address: URLSearchParams): Days | undefined {
  const from = daySchema.safeParse(address.get('from'));
  const to = daySchema.safeParse(address.get('to'));
  return from.success && to.success && from.data <= to.data ? { from: from.data, to: to.data } : undefined;
}

/** Returns the errors of a custom range, by field. */
export function dayProblems({ from, to }: Days, earliest: string, today: string): Partial<Days> {
  const common = (day: string) => {
    if (!daySchema.safeParse(day).success) return 'Please enter a date.';
    return day > today ? `Choose a date on or before today, ${formatDay(today)}.` : undefined;
  };
  const wrongFrom =
    common(from) ?? (from < earliest ? `The first link was made on ${formatDay(earliest)}.` : undefined);
  const wrongTo = common(to) ?? (to < from ? 'Choose a date on or after the From date.' : undefined);
  return { ...(wrongFrom && { from: wrongFrom }), ...(wrongTo && { to: wrongTo }) };
}
