import { DomainError } from '@brokerage/domain/errors/DomainError';
import type { Flyer } from '@brokerage/domain/flyer/record/flyer';
import type { FlyerActor } from '@brokerage/domain/flyer/workflow/flyerWorkflow';
import type { Member } from '@brokerage/domain/member/member';
import { isRecallAtWork, type Recall } from '@brokerage/domain/recall/recall';
import { isNamed } from '@brokerage/domain/recall/recallCriterion';
import type { QueryDocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { loadTenant } from '../company/loadTenant.ts';
import { db } from '../data/db.ts';
import type { SliceKey } from '../data/defineSliceTask.ts';
import { sliceLease } from '../data/sliceLease.ts';
import { assertFlyerLicensed } from '../flyers/workflow/assertLicensed.ts';
import {
  type FlyerTransitionRequest,
  prepareFlyerTransition,
} from '../flyers/workflow/prepareFlyerTransition.ts';
import { memberMailWriter } from '../mail/prepareMemberMail.ts';
import { auditRecall } from './auditRecall.ts';
import { isCoveredBy, loadRecallable, loadRecalled } from './recallableFlyers.ts';
import { recallMail } from './recallMail.ts';

/** Flyers per slice, with five writes each. */
const SLICE_SIZE = 50;

/** Returns the recall if that slice is the next one. */
async function loadCurrent(transaction: Transaction, { tenantId, runId, slice }: SliceKey) {
  const recall = (await transaction.get(db.recalls(tenantId).doc(runId))).data();
  return recall && isRecallAtWork(recall) && recall.work.slice === slice ? recall : undefined;
}

/**
 * Returns the person behind the work as the workflow's actor: they had the right when they requested it, and what they started is finished.
 */
const toActor = (tenant_id: string, { user_id, name }: Recall['by']): FlyerActor & { name: string } => ({
  tenant_id,
  user_id,
  name,
  is_administrator: true,
  may_review: false,
  may_recall: true,
});

/** Returns the owners of these flyers who are still members and haven't been notified yet. */
async function loadOwnersToNotify(
  transaction: Transaction,
  flyers: readonly Flyer[],
  notified: readonly string[],
) {
  const ids = [...new Set(flyers.map(({ owner_user_id }) => owner_user_id))].filter(
    (id) => !notified.includes(id),
  );
  if (ids.length === 0) return [];
  const records = await transaction.getAll(...ids.map((id) => db.member(id)));
  return records
    .map((record) => record.data())
    .filter((owner): owner is Member => owner?.status === 'active')
    .filter(({ tenant_id }) => flyers.every((flyer) => flyer.tenant_id === tenant_id));
}

/** Returns whether a flyer may be restored: not while a license behind it has expired, or can’t be looked up. */
async function mayRestore(transaction: Transaction, flyer: Flyer, now: Date): Promise<boolean> {
  try {
    await assertFlyerLicensed(transaction, flyer, now);
    return true;
  } catch (error) {
    if (error instanceof DomainError) return false;
    throw error;
  }
}

/** Recalls per query. */
const RECALLS_PAGE = 200;

/**
 * Returns active recalls that started after this one. They found its flyers already recalled, so they didn't change them; flyers that they
 * cover must not be live again just because this recall is undone.
 */
async function loadLaterRecalls(transaction: Transaction, recall: Recall): Promise<Recall[]> {
  const { tenant_id, id, started_at } = recall;
  const later = db
    .recalls(tenant_id)
    .where('started_at', '>=', started_at)
    .orderBy('started_at')
    .limit(RECALLS_PAGE);
  const found: Recall[] = [];
  // Reads all of them, because an unseen recall couldn't hold its flyers.
  for (let last: QueryDocumentSnapshot<Recall> | undefined, isLast = false; !isLast; ) {
    const { docs } = await transaction.get(last ? later.startAfter(last) : later);
    found.push(...docs.map((one) => one.data()));
    last = docs.at(-1);
    isLast = docs.length < RECALLS_PAGE;
  }
  return found.filter((other) => other.id !== id && (other.status === 'running' || other.status === 'done'));
}

/** Returns the flyers that a later recall covers as well, with the first such recall. */
async function findPassedOn(transaction: Transaction, flyers: readonly Flyer[], later: readonly Recall[]) {
  const found = await Promise.all(
    flyers.map(async (flyer) => {
      for (const { id, criterion } of later) {
        if (await isCoveredBy(transaction, flyer, criterion)) return { flyer, to: id };
      }
      return undefined;
    }),
  );
  return found.filter((one) => one !== undefined);
}

/** The outcome of a slice, for the recall's record. */
interface SliceResult {
  flyers: number;
  kept: number;
  /** Flyers that a later recall holds from now on. */
  passedOn: number;
  notified: string[];
  after: string | null;
}

/** Moves a batch of flyers and notifies their owners; returns the outcome and the function that writes it. */
async function prepareSlice(
  transaction: Transaction,
  recall: Recall,
  limit: number,
  now: Date,
): Promise<{ result: SliceResult; write: () => void }> {
  const { tenant_id: tenantId, id, criterion, undo, work } = recall;
  const page = undo
    ? await loadRecalled(transaction, tenantId, id, { after: work.after, limit })
    : await loadRecallable(transaction, tenantId, criterion, { after: work.after, limit });
  const tenant = await loadTenant(tenantId, transaction);
  const later = undo ? await loadLaterRecalls(transaction, recall) : [];
  const passedOn = await findPassedOn(transaction, page.flyers, later);
  const left = page.flyers.filter((flyer) => !passedOn.some((one) => one.flyer === flyer));
  const allowed = undo
    ? await Promise.all(left.map((flyer) => mayRestore(transaction, flyer, now)))
    : left.map(() => true);
  const flyers = left.filter((_, index) => allowed[index]);
  const action: FlyerTransitionRequest['action'] = undo
    ? { name: 'restore', recall_id: id, reason: undo.reason }
    : { name: 'recall', recall_id: id, reason: recall.reason };
  const actor = toActor(tenantId, undo?.by ?? recall.by);
  const [owners, ...writers] = await Promise.all([
    loadOwnersToNotify(transaction, flyers, undo?.told_user_ids ?? recall.told_user_ids),
    ...flyers.map((flyer) => prepareFlyerTransition(transaction, { flyer, action, actor, tenant, now })),
  ]);
  return {
    result: {
      flyers: flyers.length,
      kept: left.length - flyers.length,
      passedOn: passedOn.length,
      notified: owners.map(({ user_id }) => user_id),
      after: page.after,
    },
    write: () => {
      for (const write of writers) write();
      for (const { flyer, to } of passedOn) {
        transaction.update(db.flyers(tenantId).doc(flyer.id), { recall_id: to });
      }
      const writeMail = memberMailWriter(transaction, tenantId);
      for (const { user_id, email } of owners) {
        writeMail(user_id, recallMail(undo ? 'restored' : 'recalled', { to: email, tenant, now }));
      }
    },
  };
}

/**
 * Returns where the work resumes, undefined at its end. A second pass finds flyers that were approved during the first; if the first pass
 * took one slice, its transaction has seen all of them.
 */
function nextWork(recall: Recall, after: string | null, now: Date): Recall['work'] | undefined {
  const { work, undo, criterion } = recall;
  const next = { ...work, slice: work.slice + 1, lease_until: sliceLease(now) };
  if (after !== null) return { ...next, after };
  const isWhole = undo || work.pass === 'second' || work.after === null;
  if (isWhole || isNamed(criterion)) return undefined;
  return { ...next, pass: 'second', after: null };
}

/** Writes the progress of a recall or its undo and, at the end, that it is done, with an audit record. */
function storeProgress(transaction: Transaction, recall: Recall, result: SliceResult, now: Date): void {
  const { undo, tenant_id, id } = recall;
  const work = nextWork(recall, result.after, now);
  const recalled = recall.recalled + (undo ? 0 : result.flyers);
  const notified = undo ? recall.told_user_ids : [...recall.told_user_ids, ...result.notified];
  const undone = undo && {
    ...undo,
    restored: undo.restored + result.flyers,
    kept: undo.kept + result.kept,
    passed_on: undo.passed_on + result.passedOn,
    told_user_ids: [...undo.told_user_ids, ...result.notified],
    finished_at: work ? null : now,
  };
  transaction.update(db.recalls(tenant_id).doc(id), {
    recalled,
    told_user_ids: notified,
    undo: undone,
    updated_at: now,
    failed_at: null,
    work: work ?? { ...recall.work, slice: recall.work.slice + 1, after: null },
    ...(!work && !undo && { status: 'done', finished_at: now }),
    ...(!work && undo && { status: 'undone' }),
  });
  if (work) return;
  if (undone) {
    const { restored, kept, passed_on, by } = undone;
    auditRecall(transaction, recall, {
      by,
      action: 'recall_undone',
      before: { status: 'undoing' },
      after: {
        status: 'undone',
        flyers_restored: restored,
        flyers_kept: kept,
        flyers_passed_on: passed_on,
      },
      at: now,
    });
  } else {
    auditRecall(transaction, recall, {
      by: recall.by,
      action: 'recall_finished',
      before: { status: 'running' },
      after: { status: 'done', flyers_recalled: recalled },
      at: now,
    });
  }
}

/**
 * Recalls or restores the next flyers, stores the progress in the same transaction, and sends the next slice. A slice that was delivered
 * twice, or killed at any point, has the same outcome when repeated: a stored slice only sends the next one.
 */
export async function runRecallSlice(
  key: SliceKey,
  send: (next: SliceKey) => Promise<void>,
  limit = SLICE_SIZE,
): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const recall = await loadCurrent(transaction, key);
    if (!recall) return;
    const now = new Date();
    const { result, write } = await prepareSlice(transaction, recall, limit, now);
    write();
    storeProgress(transaction, recall, result, now);
  });
  const stored = (await db.recalls(key.tenantId).doc(key.runId).get()).data();
  if (stored && isRecallAtWork(stored) && stored.work.slice > key.slice) {
    await send({ ...key, slice: stored.work.slice });
  }
}

/** Records that the work has failed, so that somebody can continue it. Work that has ended or moved on stays unchanged. */
export const failRecall = (key: SliceKey, now: Date): Promise<void> =>
  db.runTransaction(async (transaction) => {
    if (!(await loadCurrent(transaction, key))) return;
    transaction.update(db.recalls(key.tenantId).doc(key.runId), { failed_at: now, updated_at: now });
  });
