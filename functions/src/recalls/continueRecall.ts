import type { CallableOutput } from '@brokerage/domain/callables';
import { DomainError } from '@brokerage/domain/errors/DomainError';
import { db } from '../data/db.ts';
import { recallTask } from './recallTask.ts';
import { failRecall, runRecallSlice } from './runRecallSlice.ts';

/**
 * Does the next slice of a recall that is at work, at once: all of a small one. Tasks do the rest. Returns where it stands then.
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
    // Another call may have done the slice meanwhile: then nothing has failed.
    const next = (await ref.get()).data()?.work.slice;
    if (next === undefined || next === work.slice) throw error;
  }
  const stored = (await ref.get()).data();
  if (!stored) throw new DomainError('recall-not-found');
  return { id, status: stored.status, recalled: stored.recalled };
}
