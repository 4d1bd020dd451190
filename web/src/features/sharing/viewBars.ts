import { addSums, type LinkCount } from '@brokerage/domain/share/linkCount';
import type { LinkSums } from '@brokerage/domain/share/sharedLink';
import { format, parseISO } from 'date-fns';
import { shiftDay } from '../../lib/companyTime.ts';

/** The periods that can be looked at, in days; null for all time. */
export const PERIODS = [7, 30, 90, null] as const;
export type Period = (typeof PERIODS)[number];

/** The first day of a period that ends today. */
export const firstDay = (period: Exclude<Period, null>, today: string): string => shiftDay(today, 1 - period);

/** A day or a month of the chart. */
export interface ViewBar {
  /** `2026-11-20` or `2026-11`. */
  key: string;
  label: string;
  sums: LinkSums;
}

/** More bars than days of this are too thin to be pointed at. */
const MOST_DAYS = 92;

function daysBetween(first: string, last: string): string[] {
  const days: string[] = [];
  for (let day = first; day <= last; day = shiftDay(day, 1)) days.push(day);
  return days;
}

/** What was counted day by day up to today, days without views among them; by month where there are too many days. */
export function viewBars(counts: readonly LinkCount[], period: Period, today: string): ViewBar[] {
  const earliest = counts.reduce((first, { day }) => (day < first ? day : first), today);
  const days = daysBetween(period === null ? earliest : firstDay(period, today), today);
  const length = days.length > MOST_DAYS ? 'yyyy-mm'.length : 'yyyy-mm-dd'.length;
  const keyOf = (day: string) => day.slice(0, length);
  const counted = Map.groupBy(counts, ({ day }) => keyOf(day));
  return [...new Set(days.map(keyOf))].map((key) => ({
    key,
    label: format(parseISO(key), length === 7 ? 'MMM yyyy' : 'MMM d'),
    sums: addSums(counted.get(key) ?? []),
  }));
}
