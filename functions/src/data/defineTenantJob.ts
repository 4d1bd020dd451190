import { DEFAULT_OFFICE_SCHEDULE } from '@brokerage/domain/schedule/defaultOfficeSchedule';
import { isOfficeTimeZone } from '@brokerage/domain/schedule/timeZones';
import { getFunctions } from 'firebase-admin/functions';
import { onSchedule, type ScheduleFunction, type ScheduleOptions } from 'firebase-functions/v2/scheduler';
import { onTaskDispatched, type TaskQueueFunction, type TaskQueueOptions } from 'firebase-functions/v2/tasks';
import * as z from 'zod';
import { getErrorCode } from '../getErrorCode.ts';
import { describeError, logger } from '../logging/logger.ts';
import { withRequestId } from '../logging/requestId.ts';
import { db } from './db.ts';
import { loadPages } from './loadPages.ts';
import { REGION } from './region.ts';
import { sha256 } from './sha256.ts';

/** Tenants that are read, and tasks that are sent, at a time. */
const PAGE_SIZE = 50;

/** The field of a tenant's record with its time zone. */
const TIME_ZONE = 'office_schedule.time_zone';

const taskSchema = z.object({ tenantId: z.string().min(1), at: z.iso.datetime() });
type TenantTask = z.output<typeof taskSchema>;

/** Work that is due for every tenant, at the same time or on each one's own clock. */
interface TenantJob {
  /** Name of the deployed function that does the work, and of its queue. */
  queue: string;
  schedule: ScheduleOptions['schedule'];
  timeZone: string;
  memory?: '512MiB' | '1GiB';
  secrets?: TaskQueueOptions['secrets'];
  /** Returns whether a run is due for a company, on its own clock (`isMorningRun`). Without it, every run is. */
  isDue?: (at: Date, timeZone: string) => boolean;
  /** The log message for a failed tenant, such as "Audit log not sealed". */
  failure: string;
  /** Does one tenant's work. Idempotent: a task may be delivered more than once. `at` is when the work was due. */
  work: (tenantId: string, at: Date) => Promise<unknown>;
}

/** Returns a task name from the tenant and the due time: Cloud Tasks accepts each name once. Hashes spread over the queue. */
const toTaskId = ({ tenantId, at }: TenantTask) => sha256(`${at} ${tenantId}`);

/** Returns whether Cloud Tasks already knows a task of that name. */
export const isAlreadySent = (error: unknown) => getErrorCode(error) === 'functions/task-already-exists';

/** Returns a tenant's time zone; the default one where its record has none that is known. */
function toTimeZone(stored: unknown): string {
  return typeof stored === 'string' && isOfficeTimeZone(stored) ? stored : DEFAULT_OFFICE_SCHEDULE.time_zone;
}

/**
 * Sends one task to the queue for each tenant that the run is due for. A repeated run sends only the missing ones.
 * @throws Error with the number of tenants whose task couldn't be sent, after trying all, so that the run is repeated
 */
export async function sendTenantTasks(
  { queue, failure, isDue }: Pick<TenantJob, 'queue' | 'failure' | 'isDue'>,
  at: string,
): Promise<void> {
  const tasks = getFunctions().taskQueue<TenantTask>(`locations/${REGION}/functions/${queue}`);
  let failed = 0;
  const send = async (tenantId: string) => {
    const task = { tenantId, at };
    try {
      await tasks.enqueue(task, { id: toTaskId(task) });
    } catch (error) {
      if (isAlreadySent(error)) return;
      logger.error(failure, { tenant: tenantId, error: describeError(error) });
      failed += 1;
    }
  };
  const fields = isDue ? [TIME_ZONE] : [];
  for await (const page of loadPages(
    db
      .tenants()
      .orderBy('__name__')
      .select(...fields),
    PAGE_SIZE,
  )) {
    const due = page.filter((tenant) => !isDue || isDue(new Date(at), toTimeZone(tenant.get(TIME_ZONE))));
    await Promise.all(due.map(({ id }) => send(id)));
  }
  if (failed > 0) throw new Error(`${failure}: ${failed} tasks were not sent`);
}

/**
 * Does the work of a task, unless the tenant is gone.
 * @throws Error of our own when the work fails, so that the task is repeated: another error's message may quote a record
 */
export async function runTenantTask(
  { failure, work }: Pick<TenantJob, 'failure' | 'work'>,
  data: unknown,
): Promise<void> {
  const { tenantId, at } = taskSchema.parse(data);
  if (!(await db.tenants().doc(tenantId).get()).exists) return;
  try {
    await work(tenantId, new Date(at));
  } catch (error) {
    logger.error(failure, { tenant: tenantId, error: describeError(error) });
    throw new Error(failure);
  }
}

/**
 * Defines a scheduled job as two functions: `schedule` sends a task for each tenant; `task` does one tenant's work and is repeated when it
 * fails. No tenant waits for another or fails with it.
 */
export function defineTenantJob(job: TenantJob): { schedule: ScheduleFunction; task: TaskQueueFunction } {
  const { schedule, timeZone, memory = '512MiB', secrets = [] } = job;
  return {
    schedule: onSchedule(
      { schedule, timeZone, region: REGION, timeoutSeconds: 540, retryCount: 3 },
      ({ scheduleTime }) => withRequestId(() => sendTenantTasks(job, new Date(scheduleTime).toISOString())),
    ),
    task: onTaskDispatched(
      {
        region: REGION,
        memory,
        secrets,
        timeoutSeconds: 540,
        retryConfig: { maxAttempts: 5, minBackoffSeconds: 60 },
        rateLimits: { maxConcurrentDispatches: 10 },
      },
      ({ data }) => withRequestId(() => runTenantTask(job, data)),
    ),
  };
}
