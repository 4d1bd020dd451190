import { db } from '../../data/db.ts';
import type { SliceKey } from '../../data/defineSliceTask.ts';
import { storeSlice } from './auditVerificationJob.ts';
import { verifySlice } from './verifySlice.ts';

/**
 * Checks and stores one slice of a running verification, and sends the next one. A slice that was delivered twice, or killed at any point,
 * has the same outcome when repeated: a stored slice isn't checked again, it only sends the next one.
 */
export async function runSlice(
  key: SliceKey,
  send: (next: SliceKey) => Promise<void>,
  slice?: number,
): Promise<void> {
  const ref = db.auditVerification(key.tenantId);
  const isRunning = async () => {
    const job = (await ref.get()).data();
    return job?.status === 'running' && job.run_id === key.runId ? job : undefined;
  };
  const job = await isRunning();
  if (job?.slice === key.slice) {
    await storeSlice(key, await verifySlice(key.tenantId, job, slice), new Date());
  }
  const stored = await isRunning();
  if (stored && stored.slice > key.slice) await send({ ...key, slice: stored.slice });
}
