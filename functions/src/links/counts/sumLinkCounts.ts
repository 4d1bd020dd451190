import { chunks } from '@brokerage/domain/collections/chunks';
import { IN_QUERY_LIMIT } from '@brokerage/domain/collections/inQueryLimit';
import { AggregateField } from 'firebase-admin/firestore';
import { db } from '../../data/db.ts';

interface LinkFigure {
  /** Selects the links whose `by` is one of `values`. */
  by: 'flyer_instance_id' | 'short_code';
  values: readonly string[];
  figure: 'views' | 'scans' | 'applications';
  /** The first day that counts, in the company's time zone. */
  since: string;
}

/** Returns the sum of a figure over links since a day. */
export async function sumLinkCounts(
  tenantId: string,
  { by, values, figure, since }: LinkFigure,
): Promise<number> {
  let sum = 0;
  for (const batch of chunks(values, IN_QUERY_LIMIT)) {
    const counts = db.linkCounts(tenantId).where(by, 'in', batch).where('day', '>=', since);
    sum += (await counts.aggregate({ sum: AggregateField.sum(figure) }).get()).data().sum;
  }
  return sum;
}
