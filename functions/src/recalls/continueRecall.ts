import type { CallableOutput } from '@brokerage/domain/callables';
import { DomainError } from '@brokerage/domain/errors/DomainError';
import { db } from '../data/db.ts';
import { recallTask } from './recallTask.ts';
import { failRecall, runRecallSlice } from './runRecallSlice.ts';

/**
 * Runs the next slice of an active recall now, which is all of a small one; tasks do the rest. Returns the recall's state afterwards.
 * @throws DomainError recall-not-found
 */
export async function continueRecall(tenantId: string, id: string): Promise<CallableOutput<'start-recall'>> {
  const ref = db.recalls(tenantId).doc(id);
  const { work } = (await ref.get()).data() ?? {};
  if (!work) throw new DomainError('recall-not-found');
  const key = { tenantId, runId: id, slice: work.slice };
  try {
    await runRecallSlice(key, recallTask.send);
  } catch (error) {
    await failRecall(key, new Date());
    // If another call has done the slice since, nothing has failed.
    const next = (await ref.get()).data()?.work.slice;
    if (next === undefined || next === work.slice) throw error;
  }
  const stored = (await ref.get()).data();
  if (!stored) throw new DomainError('recall-not-found');
  return { id, status: stored.status, recalled: stored.recalled };
}
