import type { ParsedInput } from '@brokerage/domain/callables';
import { dayInZone } from '@brokerage/domain/schedule/dayInZone';
import { loadCompanyTimeZone } from '../../company/loadCachedTenant.ts';
import { db } from '../../data/db.ts';
import { isAlreadyExists } from '../../data/isAlreadyExists.ts';
import { defineCallableWithoutAppCheck } from '../../http/defineCallable.ts';
import { instanceRateLimit } from '../../http/instanceRateLimit.ts';
import { addToCounts } from './addToCounts.ts';
import { viewRowId } from './recordView.ts';

type Input = ParsedInput<'record-link-event'>;

const EVENTS_PER_MINUTE = 600;
const assertWithinRateLimit = instanceRateLimit(EVENTS_PER_MINUTE);
const SUMS = { download: 'downloads', start: 'starts' } as const;

/** Records a visitor's download or start, once per view; does nothing for a view that isn't counted. */
export async function storeLinkEvent(
  tenantId: string,
  { shortCode: code, openingId: viewId, kind }: Input,
  now: Date,
): Promise<void> {
  const rows = db.linkAnalytics(tenantId);
  const id = viewRowId(code, viewId);
  const day = dayInZone(now, await loadCompanyTimeZone(tenantId, now));
  try {
    await db.runTransaction(async (transaction) => {
      const [row, link] = await Promise.all([
        transaction.get(rows.doc(id)),
        transaction.get(db.sharedLinks(tenantId).doc(code)),
      ]);
      const [view, itsLink] = [row.data(), link.data()];
      if (!view?.is_counted || !itsLink) return;
      const { created_by_user_id } = itsLink;
      transaction.create(rows.doc(`${id}_${kind}`), { ...view, created_by_user_id, kind, at: now });
      addToCounts(transaction, itsLink, [SUMS[kind]], { key: viewId, day });
    });
  } catch (error) {
    if (!isAlreadyExists(error)) throw error;
  }
}

/** record-link-event: counts a download or a start of the questionnaire. The response is the same whether or not it counted. */
export const recordLinkEvent = defineCallableWithoutAppCheck(
  'record-link-event',
  async (input, { ip, tenantId }, now) => {
    assertWithinRateLimit(ip, now);
    await storeLinkEvent(tenantId, input, now);
    return {};
  },
);
