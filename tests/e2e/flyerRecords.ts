import { randomUUID } from 'node:crypto';
import { type FlyerRecord, toSnapshotSummary } from '@brokerage/domain/flyer/record/flyer';
import type { FlyerStep } from '@brokerage/domain/flyer/record/flyerFields';
import type { FlyerNotice } from '@brokerage/domain/flyer/record/flyerNotice';
import { type FlyerSnapshot, flyerSnapshotSchema } from '@brokerage/domain/flyer/record/flyerSnapshot';
import { paths } from '@brokerage/domain/paths';
import { firestore } from './firestore.ts';
import type { MemberAccount } from './memberAccounts.ts';

/** Flyers and notices of a test's own accounts, as the functions would write them. */

/** Stores a flyer's submitted snapshot, and what lists show of it, bypassing the functions. */
export async function createSnapshot(
  tenantId: string,
  flyerId: string,
  given: Omit<FlyerSnapshot, 'public_title'> & Partial<Pick<FlyerSnapshot, 'public_title'>>,
): Promise<void> {
  const snapshot = flyerSnapshotSchema.parse(given);
  const revision = String(snapshot.revision);
  await firestore.doc(paths.flyerSnapshot(tenantId, flyerId, revision)).set(snapshot);
  await firestore.doc(paths.flyers.one(tenantId, flyerId)).update({ snapshot: toSnapshotSummary(snapshot) });
}

/** Gives a member a submitted flyer of the seeded template Open House Flyer; returns its id. */
export async function createFlyer(
  { uid, tenantId }: MemberAccount,
  change: Partial<FlyerRecord> & Pick<FlyerRecord, 'title'>,
  snapshot?: Parameters<typeof createSnapshot>[2],
): Promise<string> {
  const id = `flyer-${randomUUID()}`;
  const record: FlyerRecord = {
    id,
    template_id: 'open-house',
    template_version_id: 'open-house-v2',
    tenant_id: tenantId,
    owner_user_id: uid,
    data: { headline: 'Open house on Sunday' },
    status: 'editing',
    reason: null,
    created_at: new Date('2025-03-05T15:00:00Z'),
    updated_at: new Date('2025-03-05T15:00:00Z'),
    ...change,
  };
  await firestore.doc(paths.flyers.one(tenantId, id)).set(record);
  if (snapshot) await createSnapshot(tenantId, id, snapshot);
  return id;
}

/** Stores a flyer's first history step. */
export async function createFirstStep(
  tenantId: string,
  flyerId: string,
  step: Omit<FlyerStep, 'n'>,
): Promise<void> {
  const first = { n: 1, ...step };
  await firestore.collection(paths.flyerHistory(tenantId, flyerId)).doc('1').set(first);
  await firestore.doc(paths.flyers.one(tenantId, flyerId)).update({ step_count: 1, last_step: first });
}

/** Gives a member an unread notice; returns its id. */
export async function createNotice(
  { uid, tenantId }: MemberAccount,
  change: Pick<FlyerNotice, 'kind' | 'flyer_id' | 'title' | 'reason'>,
): Promise<string> {
  const id = `notice-${randomUUID()}`;
  const notice: FlyerNotice = {
    id,
    tenant_id: tenantId,
    to_user_id: uid,
    actor_name: 'Naomi Sato',
    template_id: null,
    created_at: new Date('2025-03-06T15:00:00Z'),
    read_at: null,
    ...change,
  };
  await firestore.doc(paths.notices.one(tenantId, id)).set(notice);
  return id;
}

/** Returns whether a notice was marked as read. */
export async function isRead({ tenantId }: MemberAccount, noticeId: string): Promise<boolean> {
  const notice = await firestore.doc(paths.notices.one(tenantId, noticeId)).get();
  return notice.get('read_at') !== null;
}

/** Titles of the person's flyers. */
export async function loadTitles({ uid, tenantId }: MemberAccount): Promise<string[]> {
  const own = await firestore.collection(paths.flyers.all(tenantId)).where('owner_user_id', '==', uid).get();
  return own.docs.map((flyer) => String(flyer.get('title')));
}
