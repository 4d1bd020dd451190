import type { ExclusionReason } from '@brokerage/domain/link/linkAnalytics';
import type { LinkSums, SharedLink } from '@brokerage/domain/link/sharedLink';
import { GrpcStatus } from 'firebase-admin/firestore';
import { db } from '../../data/db.ts';
import { getErrorCode } from '../../getErrorCode.ts';
import { type LinkLookup, lookUpLink } from '../page/lookUpLink.ts';
import { addToCounts } from './addToCounts.ts';
import { analyticsRow, isScan, type RequestDetails } from './analyticsRow.ts';
import { identifyVisitor } from './identifyVisitor.ts';

/** A view of the page. The same `viewId` counts once. */
export interface RecordedView extends RequestDetails {
  tenantId: string;
  code: string;
  viewId: string;
  ip: string;
  /** Null for a person, whose views count. */
  exclusionReason: ExclusionReason | null;
}

/** Returns the id of the row of a view. */
export const viewRowId = (code: string, viewId: string) => `${code}_${viewId}`;

function toSums(link: SharedLink, view: RecordedView, isNew: boolean): (keyof LinkSums)[] {
  if (view.exclusionReason !== null) return ['not_counted'];
  return ['views', ...(isNew ? ['uniques' as const] : []), ...(isScan(link, view) ? ['scans' as const] : [])];
}

/** Another view of the same network, or the same view, was faster. */
const CONFLICTS: ReadonlySet<unknown> = new Set([
  GrpcStatus.NOT_FOUND,
  GrpcStatus.ALREADY_EXISTS,
  GrpcStatus.FAILED_PRECONDITION,
]);
const isConflict = (error: unknown) => CONFLICTS.has(getErrorCode(error));

/**
 * After 5 conflicts, counts the view without identifying the visitor, so a burst can't bypass the hourly limit. Concurrent views may exceed
 * it a little.
 */
const VISITOR_TRIES = 5;

/**
 * Looks up the link and, if it is live, records the view in the same transaction: row, count and visitor, or nothing. At most four reads
 * and three writes. A view that is already recorded changes nothing and gets the same result.
 */
export async function recordView(view: RecordedView, now: Date): Promise<LinkLookup> {
  const { tenantId, code, viewId, exclusionReason } = view;
  const visitor = await identifyVisitor(view, now);
  const row = db.linkAnalytics(tenantId).doc(viewRowId(code, viewId));
  let lastLookup: LinkLookup | undefined;

  const attempt = (mode: 'identified' | 'anonymous') =>
    db.runTransaction(async (transaction) => {
      const [lookup, record] = await Promise.all([
        lookUpLink(transaction, tenantId, code, now),
        // Read outside the transaction: two that lock the same record and then write it would wait for each other.
        visitor.ref.get(),
      ]);
      lastLookup = lookup;
      if (lookup.state !== 'live' && lookup.state !== 'landing') return lookup;
      const { isTooMany, isNew } = visitor.readState(record);
      if (isTooMany) return lookup;
      const { link } = lookup;
      const isNewPerson = mode === 'identified' && isNew && exclusionReason === null;
      // `create`, not `set`: an existing view fails the whole transaction, so nothing counts twice.
      transaction.create(row, analyticsRow(link, view, { kind: 'view', exclusionReason, now }));
      if (mode === 'identified') visitor.saveIfUnchanged(transaction, record, isNewPerson);
      else visitor.increment(transaction, record);
      addToCounts(transaction, link, toSums(link, view, isNewPerson), { key: viewId, day: visitor.day });
      return lookup;
    });

  for (let tries = 0; ; tries += 1) {
    try {
      return await attempt(tries < VISITOR_TRIES ? 'identified' : 'anonymous');
    } catch (error) {
      if (!isConflict(error)) throw error;
      if (lastLookup && (await row.get()).exists) return lastLookup;
      if (tries > VISITOR_TRIES) throw error;
    }
  }
}
