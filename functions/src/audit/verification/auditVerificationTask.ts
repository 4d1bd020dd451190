import { getFunctions } from 'firebase-admin/functions';
import { onTaskDispatched } from 'firebase-functions/v2/tasks';
import * as z from 'zod';
import { isAlreadySent, REGION } from '../../data/defineTenantJob.ts';
import { sha256 } from '../../data/sha256.ts';
import { describeError } from '../../http/defineCallable.ts';
import { logger } from '../../http/logger.ts';
import { carryRequestId, readRequestId, withRequestId } from '../../http/requestId.ts';
import { endVerification, type SliceKey } from './auditVerificationJob.ts';
import { runSlice } from './runSlice.ts';

const QUEUE = 'tenant-audit-verification';
const MAX_ATTEMPTS = 5;

const sliceKeySchema = z.object({
  tenantId: z.string().min(1),
  runId: z.string().min(1),
  slice: z.number().int().min(0),
});

/** Sends the task of a slice. Cloud Tasks takes each name once, so a repeated slice sends no second one. */
export async function sendSlice(key: SliceKey): Promise<void> {
  const id = sha256(`${key.runId} ${key.slice}`);
  try {
    await getFunctions()
      .taskQueue<SliceKey>(`locations/${REGION}/functions/${QUEUE}`)
      .enqueue({ ...key, ...carryRequestId() }, { id });
  } catch (error) {
    if (!isAlreadySent(error)) throw error;
  }
}

/**
 * Does the work of a task. After the last attempt the verification has failed, and somebody can continue it.
 * @throws Error of our own when the slice fails, so that the task is repeated
 */
export async function runVerificationTask(data: unknown, attempts: number): Promise<void> {
  const key = sliceKeySchema.parse(data);
  try {
    await runSlice(key, sendSlice);
  } catch (error) {
    const failure = 'Audit log not verified';
    logger.error(failure, { tenant: key.tenantId, slice: key.slice, error: describeError(error) });
    if (attempts >= MAX_ATTEMPTS) await endVerification(key, 'failed', new Date());
    throw new Error(failure);
  }
}

/** tenant-audit-verification: one slice of a tenant's verification, which sends the next one. */
export const auditVerificationTask = onTaskDispatched(
  {
    region: REGION,
    memory: '512MiB',
    timeoutSeconds: 120,
    retryConfig: { maxAttempts: MAX_ATTEMPTS, minBackoffSeconds: 5, maxBackoffSeconds: 20 },
    rateLimits: { maxConcurrentDispatches: 10 },
  },
  ({ data, retryCount }) =>
    withRequestId(() => runVerificationTask(data, retryCount + 1), readRequestId(data)),
);
