import { getFunctions } from 'firebase-admin/functions';
import { onTaskDispatched, type TaskQueueFunction } from 'firebase-functions/v2/tasks';
import * as z from 'zod';
import { describeError, logger } from '../logging/logger.ts';
import { carryRequestId, readRequestId, withRequestId } from '../logging/requestId.ts';
import { isAlreadySent } from './defineTenantJob.ts';
import { REGION } from './region.ts';
import { sha256 } from './sha256.ts';

const MAX_ATTEMPTS = 5;

const keySchema = z.object({
  tenantId: z.string().min(1),
  runId: z.string().min(1),
  /** Slices stored before this one. */
  slice: z.number().int().min(0),
});

/** Tasks that version 1.0 queued for recalls call their run `recallId`. */
const sliceKeySchema = z.preprocess((data) => {
  if (typeof data !== 'object' || data === null || !('recallId' in data)) return data;
  return { runId: data.recallId, ...data };
}, keySchema);

/** Which slice of which run a worker has; it must not store any other. */
export type SliceKey = z.output<typeof keySchema>;

type SendSlice = (next: SliceKey) => Promise<void>;

/** Long work for one tenant, done in slices with one task each. */
interface SliceJob {
  /** Name of the deployed function that does the work, and of its queue. */
  queue: string;
  /** The log message for a failed slice, such as "Audit log not verified". */
  failure: string;
  /** Does one slice and sends the next one. Idempotent: a task may be delivered more than once. */
  work: (key: SliceKey, send: SendSlice) => Promise<void>;
  /** Records that the run has stopped, so that somebody can continue it. Called after the last attempt. */
  stop: (key: SliceKey, now: Date) => Promise<void>;
}

interface SliceTask {
  /** Sends the task of a slice. Cloud Tasks accepts each name once, so a repeated slice sends no second task. */
  send: SendSlice;
  /**
   * Does the work of a task; `attempts` counts this one.
   * @throws Error of our own when the slice fails, so that the task is repeated: another error's message may quote a record
   */
  run: (data: unknown, attempts: number) => Promise<void>;
  /** The Cloud Function. */
  task: TaskQueueFunction;
}

/** Defines the task that runs the slices of a run one after another. */
export function defineSliceTask({ queue, failure, work, stop }: SliceJob): SliceTask {
  const send: SendSlice = async (key) => {
    const id = sha256(`${key.tenantId} ${key.runId} ${key.slice}`);
    try {
      await getFunctions()
        .taskQueue<SliceKey>(`locations/${REGION}/functions/${queue}`)
        .enqueue({ ...key, ...carryRequestId() }, { id });
    } catch (error) {
      if (!isAlreadySent(error)) throw error;
    }
  };
  const run = async (data: unknown, attempts: number): Promise<void> => {
    const key = sliceKeySchema.parse(data);
    try {
      await work(key, send);
    } catch (error) {
      logger.error(failure, { tenant: key.tenantId, slice: key.slice, error: describeError(error) });
      if (attempts >= MAX_ATTEMPTS) await stop(key, new Date());
      throw new Error(failure);
    }
  };
  const task = onTaskDispatched(
    {
      region: REGION,
      memory: '512MiB',
      timeoutSeconds: 120,
      retryConfig: { maxAttempts: MAX_ATTEMPTS, minBackoffSeconds: 5, maxBackoffSeconds: 20 },
      rateLimits: { maxConcurrentDispatches: 10 },
    },
    ({ data, retryCount }) => withRequestId(() => run(data, retryCount + 1), readRequestId(data)),
  );
  return { send, run, task };
}
