import { chunks } from '@brokerage/domain/collections/chunks';
import { companyDay } from '@brokerage/domain/schedule/companyDay';
import { DAY_MS } from '@brokerage/domain/schedule/durations';
import { AggregateField } from 'firebase-admin/firestore';
import { loadTenant } from '../../company/loadTenant.ts';
import { db } from '../../data/db.ts';
import { IDS_PER_QUERY } from '../../data/reader.ts';

interface LinkFigure {
  /** The links whose `by` is one of `values`. */
  by: 'flyer_instance_id' | 'short_code';
  values: readonly string[];
  figure: 'views' | 'scans' | 'applications';
  /** The company's first day that counts. */
  since: string;
}

/** Returns the sum of a figure of some links since a day. */
export async function sumLinkCounts(
  tenantId: string,
  { by, values, figure, since }: LinkFigure,
): Promise<number> {
  let sum = 0;
  for (const some of chunks(values, IDS_PER_QUERY)) {
    const counts = db.linkCounts(tenantId).where(by, 'in', some).where('day', '>=', since);
    sum += (await counts.aggregate({ sum: AggregateField.sum(figure) }).get()).data().sum;
  }
  return sum;
}

/** Returns the company's day so many days ago. */
export async function dayBefore(tenantId: string, days: number, now: Date): Promise<string> {
  const { office_schedule } = await loadTenant(tenantId);
  return companyDay(new Date(now.getTime() - days * DAY_MS), office_schedule.time_zone);
}
