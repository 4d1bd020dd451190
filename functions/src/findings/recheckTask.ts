import { getFunctions } from 'firebase-admin/functions';
import { onTaskDispatched } from 'firebase-functions/v2/tasks';
import * as z from 'zod';
import { isAlreadySent, REGION } from '../data/defineTenantJob.ts';
import { sha256 } from '../data/sha256.ts';
import { describeError } from '../http/defineCallable.ts';
import { logger } from '../http/logger.ts';
import { carryRequestId, readRequestId, withRequestId } from '../http/requestId.ts';
import { failRecheck, type RecheckKey, runRecheckSlice } from './runRecheckSlice.ts';

const QUEUE = 'tenant-recheck-slice';
const MAX_ATTEMPTS = 5;

const recheckKeySchema = z.object({
  tenantId: z.string().min(1),
  runId: z.string().min(1),
  slice: z.number().int().min(0),
});

/** Sends the task of a slice. Cloud Tasks takes each name once, so a repeated slice sends no second one. */
export async function sendRecheckSlice(key: RecheckKey): Promise<void> {
  const id = sha256(`${key.tenantId} ${key.runId} ${key.slice}`);
  try {
    await getFunctions()
      .taskQueue<RecheckKey>(`locations/${REGION}/functions/${QUEUE}`)
      .enqueue({ ...key, ...carryRequestId() }, { id });
  } catch (error) {
    if (!isAlreadySent(error)) throw error;
  }
}

/**
 * Does the work of a task. After the last attempt the run says that it stopped, and the next start continues it.
 * @throws Error of our own when the slice fails, so that the task is repeated
 */
async function runRecheckTask(data: unknown, attempts: number): Promise<void> {
  const key = recheckKeySchema.parse(data);
  try {
    await runRecheckSlice(key, sendRecheckSlice);
  } catch (error) {
    const failure = 'Live flyers not checked';
    logger.error(failure, { tenant: key.tenantId, slice: key.slice, error: describeError(error) });
    if (attempts >= MAX_ATTEMPTS) await failRecheck(key, new Date());
    throw new Error(failure);
  }
}

/** tenant-recheck-slice: one slice of a run over live flyers, which sends the next one. */
export const recheckTask = onTaskDispatched(
  {
    region: REGION,
    memory: '512MiB',
    timeoutSeconds: 120,
    retryConfig: { maxAttempts: MAX_ATTEMPTS, minBackoffSeconds: 5, maxBackoffSeconds: 20 },
    rateLimits: { maxConcurrentDispatches: 10 },
  },
  ({ data, retryCount }) => withRequestId(() => runRecheckTask(data, retryCount + 1), readRequestId(data)),
);
