import { addSums } from '@brokerage/domain/link/linkCount';
import type { LinkSums } from '@brokerage/domain/link/sharedLink';
import { shiftDate } from '@brokerage/domain/schedule/localTime';
import { format, parseISO } from 'date-fns';
import type { Days } from '../../../lib/links/period.ts';
import type { TrendPoint } from '../../../ui/charts/trendSeries.ts';
import type { DaySums } from '../sums/rollUp.ts';

/** A day or a month in the chart. */
export interface ViewBar {
  /** `2026-11-20` or `2026-11`. */
  key: string;
  label: string;
  sums: LinkSums;
}

/** With more daily bars than this, they'd be too thin to point at. */
const MAX_DAYS = 92;

function daysBetween(first: string, last: string): string[] {
  const days: string[] = [];
  for (let day = first; day <= last; day = shiftDate(day, 1)) days.push(day);
  return days;
}

/**
 * Returns the daily counts, including days without views; by month if there are too many days. For all time, starts on the first day with
 * a count.
 */
export function viewBars(counts: readonly DaySums[], period: Days | null, today: string): ViewBar[] {
  const earliest = counts.reduce((first, { day }) => (day < first ? day : first), today);
  const days = daysBetween(period?.from ?? earliest, period?.to ?? today);
  const length = days.length > MAX_DAYS ? 'yyyy-mm'.length : 'yyyy-mm-dd'.length;
  const toKey = (day: string) => day.slice(0, length);
  const counted = Map.groupBy(counts, ({ day }) => toKey(day));
  return [...new Set(days.map(toKey))].map((key) => ({
    key,
    label: format(parseISO(key), length === 7 ? 'MMM yyyy' : 'MMM d'),
    sums: addSums(counted.get(key) ?? []),
  }));
}

/** Returns the bars as chart points, each with the previous period's bar at the same position. */
export const withPrevious = (bars: readonly ViewBar[], previous: readonly ViewBar[]): TrendPoint[] =>
  bars.map(({ label, sums }, index) => {
    const before = previous[index];
    return {
      label,
      value: sums.views,
      ...(before && { previous: before.sums.views, previousLabel: before.label }),
    };
  });
