import { db } from '../data/db.ts';
import { recheckTask } from './recheckTask.ts';
import { failRecheck, runRecheckSlice } from './runRecheckSlice.ts';

/**
 * Runs the next slice of the stored run now, which is all of a small run; tasks do the rest. If the slice fails, the run is marked as
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
