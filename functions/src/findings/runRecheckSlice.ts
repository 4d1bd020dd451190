import type { Recheck } from '@brokerage/domain/finding/recheck';
import { db } from '../data/db.ts';
import type { SliceKey } from '../data/defineSliceTask.ts';
import { directReader } from '../data/reader.ts';
import { readPage } from '../data/readPage.ts';
import { sliceLease } from '../data/sliceLease.ts';
import { recheckFlyers } from './recheckFlyers.ts';

/** Flyers per slice. */
const SLICE_SIZE = 50;

const isCurrent = (run: Recheck | undefined, { runId, slice }: SliceKey): run is Recheck =>
  run?.status === 'running' && run.run_id === runId && run.work.slice === slice;

/**
 * Checks the next flyers, stores the run's progress, and sends the next slice. A slice that was delivered twice, or killed at any point,
 * has the same outcome when repeated: findings are updated in place, and its flyers count once.
 */
export async function runRecheckSlice(
  key: SliceKey,
  send: (next: SliceKey) => Promise<void>,
  limit = SLICE_SIZE,
): Promise<void> {
  const ref = db.flyerRecheck(key.tenantId);
  const run = (await ref.get()).data();
  if (isCurrent(run, key)) {
    const now = new Date();
    const approved = db.flyers(key.tenantId).where('status', '==', 'approved');
    const { docs, after } = await readPage(directReader, approved, run.work.after, limit);
    const flyers = docs.map((flyer) => flyer.data());
    const findings = await recheckFlyers(key.tenantId, flyers, now);
    await db.runTransaction(async (transaction) => {
      const current = (await transaction.get(ref)).data();
      if (!isCurrent(current, key)) return;
      transaction.update(ref, {
        flyers: current.flyers + flyers.length,
        findings: current.findings + findings,
        updated_at: now,
        failed_at: null,
        work: { slice: key.slice + 1, after, lease_until: sliceLease(new Date()) },
        ...(after === null && { status: 'done', finished_at: now }),
      });
    });
  }
  const stored = (await ref.get()).data();
  if (stored?.status === 'running' && stored.run_id === key.runId && stored.work.slice > key.slice) {
    await send({ ...key, slice: stored.work.slice });
  }
}

/** Records that the work has failed, so that the next start continues it. A run that has ended or moved on stays unchanged. */
export const failRecheck = (key: SliceKey, now: Date): Promise<void> =>
  db.runTransaction(async (transaction) => {
    const ref = db.flyerRecheck(key.tenantId);
    if (!isCurrent((await transaction.get(ref)).data(), key)) return;
    transaction.update(ref, { failed_at: now, updated_at: now });
  });
