import type { LinkRollUp } from '@brokerage/domain/link/linkRollUp';
import { shiftDate } from '@brokerage/domain/schedule/localTime';
import type { RollUpQuery } from '../../../lib/links/linkQueries.ts';
import type { Days } from '../../../lib/links/period.ts';

const toMonth = (day: string) => day.slice(0, 'yyyy-mm'.length);
const firstDay = (month: string) => `${month}-01`;
const nextMonth = (month: string) => toMonth(shiftDate(firstDay(month), 31));
const previousMonth = (month: string) => toMonth(shiftDate(firstDay(month), -1));
const lastDay = (month: string) => shiftDate(firstDay(nextMonth(month)), -1);

/**
 * Returns the roll-ups that add up to the counts of these days (null for all time). A full month is one record instead of 31; the current
 * month counts as full, because nothing was counted after today. Daily counts are in the records of their months.
 */
export function toRollUpQueries(by: LinkRollUp['by'], days: Days | null, today: string): RollUpQuery[] {
  if (by === 'day') {
    // For all time: every period starts with a digit.
    const months = days ? { from: toMonth(days.from), to: toMonth(days.to) } : { from: '0', to: ':' };
    return [{ by, unit: 'month', ...months }];
  }
  if (!days) return [{ by, unit: 'all', from: 'all', to: 'all' }];
  const { from, to } = days;
  const first = from === firstDay(toMonth(from)) ? toMonth(from) : nextMonth(toMonth(from));
  const last = to >= today || to === lastDay(toMonth(to)) ? toMonth(to) : previousMonth(toMonth(to));
  if (first > last) return [{ by, unit: 'day', from, to }];
  const queries: RollUpQuery[] = [{ by, unit: 'month', from: first, to: last }];
  const before = shiftDate(firstDay(first), -1);
  const after = firstDay(nextMonth(last));
  if (from <= before) queries.push({ by, unit: 'day', from, to: before });
  if (after <= to) queries.push({ by, unit: 'day', from: after, to });
  return queries;
}
