import type { CallableOutput } from '@brokerage/domain/callables';
import { chunks } from '@brokerage/domain/chunks';
import type { Flyer } from '@brokerage/domain/flyer/flyer';
import { RECALL_DAYS } from '@brokerage/domain/recall/recall';
import { isNamed, namedFlyerIds, type RecallCriterion } from '@brokerage/domain/recall/recallCriterion';
import { companyDay } from '@brokerage/domain/schedule/companyDay';
import { DAY_MS } from '@brokerage/domain/schedule/durations';
import { AggregateField } from 'firebase-admin/firestore';
import { loadTenant } from '../company/loadTenant.ts';
import { db } from '../data/db.ts';
import { IDS_PER_QUERY } from '../data/reader.ts';
import { countLinksToFlyers } from '../share/countLiveLinks.ts';
import { describedFlyers, openFindings } from './recallableFlyers.ts';

/** Flyers whose links and views are counted. */
const MAX_FLYERS = 300;
/** Flyers that a preview names. */
const MAX_NAMED = 20;

type Reach = Omit<CallableOutput<'preview-recall'>, 'subject'>;
type Found = Pick<Flyer, 'id' | 'title' | 'snapshot'>;

/** Returns those of these flyers that are approved. */
async function loadNamed(tenantId: string, ids: readonly string[]): Promise<Found[]> {
  if (ids.length === 0) return [];
  const found = await db.runReadOnly((transaction) =>
    transaction.getAll(...ids.map((id) => db.flyers(tenantId).doc(id))),
  );
  return found.flatMap((one) => one.data() ?? []).filter(({ status }) => status === 'approved');
}

/** Returns the first approved flyers of a criterion, and how many there are. */
async function findFlyers(tenantId: string, criterion: RecallCriterion) {
  if (isNamed(criterion)) {
    const flyers = await loadNamed(tenantId, namedFlyerIds(criterion));
    return { flyers, count: flyers.length };
  }
  if (criterion.by === 'check') {
    const query = openFindings(tenantId, criterion.check);
    const [some, all] = await Promise.all([query.limit(MAX_FLYERS).get(), query.count().get()]);
    const flyers = await loadNamed(
      tenantId,
      some.docs.map((one) => one.data().flyer_id),
    );
    return { flyers, count: some.size < MAX_FLYERS ? flyers.length : all.data().count };
  }
  const query = describedFlyers(tenantId, criterion);
  const [some, all] = await Promise.all([
    query.withConverter(null).orderBy('__name__').select('id', 'title', 'snapshot').limit(MAX_FLYERS).get(),
    query.count().get(),
  ]);
  return { flyers: some.docs.map((one) => one.data() as Found), count: all.data().count };
}

/** Adds up a figure of the links that `field` names with one of `values`, since that day. */
export async function sumSince(
  tenantId: string,
  field: 'flyer_instance_id' | 'short_code',
  values: readonly string[],
  figure: 'views' | 'scans' | 'applications',
  day: string,
): Promise<number> {
  let sum = 0;
  for (const some of chunks(values, IDS_PER_QUERY)) {
    const counts = db.linkCounts(tenantId).where(field, 'in', some).where('day', '>=', day);
    sum += (await counts.aggregate({ sum: AggregateField.sum(figure) }).get()).data().sum;
  }
  return sum;
}

/** Returns the company's day so many days ago. */
export async function dayBefore(tenantId: string, days: number, now: Date): Promise<string> {
  const { office_schedule } = await loadTenant(tenantId);
  return companyDay(new Date(now.getTime() - days * DAY_MS), office_schedule.time_zone);
}

/** Returns what a recall would stop: all flyers, and the links and views of the first 300. */
export async function findReach(tenantId: string, criterion: RecallCriterion, now: Date): Promise<Reach> {
  const { flyers, count } = await findFlyers(tenantId, criterion);
  const ids = flyers.map(({ id }) => id);
  const since = await dayBefore(tenantId, RECALL_DAYS.views, now);
  const [{ links, prints }, views] = await Promise.all([
    countLinksToFlyers(tenantId, ids, now),
    sumSince(tenantId, 'flyer_instance_id', ids, 'views', since),
  ]);
  const named = flyers.slice(0, MAX_NAMED).map(({ id, title, snapshot }) => ({
    id,
    title,
    officer_name: snapshot?.parties.officer.name ?? '',
  }));
  return { flyers: count, links, prints, views, is_at_least: count > flyers.length, named };
}
