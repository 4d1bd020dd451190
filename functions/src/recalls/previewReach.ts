import type { CallableOutput } from '@brokerage/domain/callables';
import type { Flyer } from '@brokerage/domain/flyer/record/flyer';
import { RECALL_DAYS } from '@brokerage/domain/recall/recall';
import { isNamed, namedFlyerIds, type RecallCriterion } from '@brokerage/domain/recall/recallCriterion';
import { loadCompanyDayAgo } from '../company/loadCompanyDayAgo.ts';
import { db } from '../data/db.ts';
import { countLinksToFlyers } from '../links/countLiveLinks.ts';
import { sumLinkCounts } from '../links/counts/sumLinkCounts.ts';
import { describedFlyers, loadApprovedFlyers, openFindings } from './recallableFlyers.ts';

/** Flyers whose links and views are counted. */
const MAX_FLYERS = 300;
/** Flyers that a preview names. */
const MAX_NAMED = 20;

type Reach = Omit<CallableOutput<'preview-recall'>, 'subject'>;
type Found = Pick<Flyer, 'id' | 'title' | 'snapshot'>;

/** Returns those of these flyers that are approved, read at one point in time. */
const loadNamed = (tenantId: string, ids: readonly string[]): Promise<Found[]> =>
  db.runReadOnly((transaction) => loadApprovedFlyers(transaction, tenantId, ids));

/** Returns the first approved flyers that match a criterion, and how many match. */
async function findFlyers(tenantId: string, criterion: RecallCriterion) {
  if (isNamed(criterion)) {
    const flyers = await loadNamed(tenantId, namedFlyerIds(criterion));
    return { flyers, count: flyers.length };
  }
  if (criterion.by === 'check') {
    const query = openFindings(tenantId, criterion.check);
    const [firstPage, all] = await Promise.all([query.limit(MAX_FLYERS).get(), query.count().get()]);
    const flyers = await loadNamed(
      tenantId,
      firstPage.docs.map((one) => one.data().flyer_id),
    );
    return { flyers, count: firstPage.size < MAX_FLYERS ? flyers.length : all.data().count };
  }
  const query = describedFlyers(tenantId, criterion);
  const [firstPage, all] = await Promise.all([
    query.withConverter(null).orderBy('__name__').select('id', 'title', 'snapshot').limit(MAX_FLYERS).get(),
    query.count().get(),
  ]);
  return { flyers: firstPage.docs.map((one) => one.data() as Found), count: all.data().count };
}

/** Returns what a recall would stop: all flyers, and the links and views of the first 300. */
export async function previewReach(tenantId: string, criterion: RecallCriterion, now: Date): Promise<Reach> {
  const { flyers, count } = await findFlyers(tenantId, criterion);
  const ids = flyers.map(({ id }) => id);
  const since = await loadCompanyDayAgo(tenantId, RECALL_DAYS.views, now);
  const [{ links, prints }, views] = await Promise.all([
    countLinksToFlyers(tenantId, ids, now),
    sumLinkCounts(tenantId, { by: 'flyer_instance_id', values: ids, figure: 'views', since }),
  ]);
  const named = flyers.slice(0, MAX_NAMED).map(({ id, title, snapshot }) => ({
    id,
    title,
    officer_name: snapshot?.parties.officer.name ?? '',
  }));
  return { flyers: count, links, prints, views, is_at_least: count > flyers.length, named };
}
