import { db } from '../data/db.ts';
import { recheckTask } from './recheckTask.ts';
import { failRecheck, runRecheckSlice } from './runRecheckSlice.ts';

/**
 * Does the next slice of the run that is stored, at once: all of a small one. Tasks do the rest. When the slice fails, the run says that it
 * stopped.
 */
export async function beginRecheck(tenantId: string): Promise<void> {
  const run = (await db.flyerRecheck(tenantId).get()).data();
  if (run?.status !== 'running') return;
  const key = { tenantId, runId: run.run_id, slice: run.work.slice };
  try {
    await runRecheckSlice(key, recheckTask.send);
  } catch (error) {
    await failRecheck(key, new Date());
    throw error;
  }
}
