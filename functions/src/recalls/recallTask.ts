import { getFunctions } from 'firebase-admin/functions';
import { onTaskDispatched } from 'firebase-functions/v2/tasks';
import * as z from 'zod';
import { isAlreadySent, REGION } from '../data/defineTenantJob.ts';
import { sha256 } from '../data/sha256.ts';
import { describeError } from '../http/defineCallable.ts';
import { logger } from '../http/logger.ts';
import { carryRequestId, readRequestId, withRequestId } from '../http/requestId.ts';
import { failRecall, type RecallKey, runRecallSlice } from './runRecallSlice.ts';

const QUEUE = 'tenant-recall';
const MAX_ATTEMPTS = 5;

const recallKeySchema = z.object({
  tenantId: z.string().min(1),
  recallId: z.string().min(1),
  slice: z.number().int().min(0),
});

/** Sends the task of a slice. Cloud Tasks takes each name once, so a repeated slice sends no second one. */
export async function sendRecallSlice(key: RecallKey): Promise<void> {
  const id = sha256(`${key.tenantId} ${key.recallId} ${key.slice}`);
  try {
    await getFunctions()
      .taskQueue<RecallKey>(`locations/${REGION}/functions/${QUEUE}`)
      .enqueue({ ...key, ...carryRequestId() }, { id });
  } catch (error) {
    if (!isAlreadySent(error)) throw error;
  }
}

/**
 * Does the work of a task. After the last attempt the recall says that it stopped, and somebody can continue it.
 * @throws Error of our own when the slice fails, so that the task is repeated
 */
async function runRecallTask(data: unknown, attempts: number): Promise<void> {
  const key = recallKeySchema.parse(data);
  try {
    await runRecallSlice(key, sendRecallSlice);
  } catch (error) {
    const failure = 'Flyers not recalled';
    logger.error(failure, { tenant: key.tenantId, slice: key.slice, error: describeError(error) });
    if (attempts >= MAX_ATTEMPTS) await failRecall(key, new Date());
    throw new Error(failure);
  }
}

/** tenant-recall: one slice of a recall or of its undo, which sends the next one. */
export const recallTask = onTaskDispatched(
  {
    region: REGION,
    memory: '512MiB',
    timeoutSeconds: 120,
    retryConfig: { maxAttempts: MAX_ATTEMPTS, minBackoffSeconds: 5, maxBackoffSeconds: 20 },
    rateLimits: { maxConcurrentDispatches: 10 },
  },
  ({ data, retryCount }) => withRequestId(() => runRecallTask(data, retryCount + 1), readRequestId(data)),
);
