import * as z from 'zod';
import { DAY_MS } from '../schedule/durations.ts';
import { countSchema } from '../schemaParts.ts';

/** Why live flyers were checked: the weekly schedule, a new or changed check, or somebody's request. */
const RECHECK_CAUSES = ['weekly', 'checks_changed', 'by_hand'] as const;
export type RecheckCause = (typeof RECHECK_CAUSES)[number];

/** Least time between two weekly runs: less than a week, because the daily job may run a few hours early. */
const MIN_BETWEEN_WEEKLY_RUNS_MS = 6.5 * DAY_MS;

/** A company's last run of the checks over its live flyers. There is one at a time; only the server writes it. */
export const recheckSchema = z.object({
  /** Id of the run; the client's own if a person started it. */
  run_id: z.string(),
  tenant_id: z.string(),
  cause: z.enum(RECHECK_CAUSES),
  /** Who started it; null: the schedule. */
  by: z.object({ user_id: z.string(), name: z.string() }).nullable(),
  status: z.enum(['running', 'done']),
  /** When the work stopped after repeated failures; the next start continues it. */
  failed_at: z.date().nullable(),
  started_at: z.date(),
  updated_at: z.date(),
  finished_at: z.date().nullable(),
  /** `CHECKS_VERSION` when it started. */
  checks_version: z.string(),
  /** Number of approved flyers when it started. */
  total: countSchema,
  /** Flyers checked so far, and their undismissed findings. */
  flyers: countSchema,
  findings: countSchema,
  /** Position at which the work resumes. */
  work: z.object({
    /** Number of stored slices: one that is delivered twice counts once. */
    slice: countSchema,
    /** The last checked flyer. */
    after: z.string().nullable(),
    /** Work past this time was given up: somebody may continue it. */
    lease_until: z.date(),
  }),
});
export type Recheck = z.output<typeof recheckSchema>;

/** Returns whether a run's work ended prematurely: it failed, or its next slice didn't come. */
export const isRecheckStalled = (
  { status, failed_at, work }: Pick<Recheck, 'status' | 'failed_at' | 'work'>,
  now: Date,
): boolean => status === 'running' && (failed_at !== null || work.lease_until <= now);

/** Returns why live flyers have to be checked now, or undefined if they don't or a run is active. */
export function dueRecheck(
  last: Recheck | undefined,
  checksVersion: string,
  now: Date,
): Exclude<RecheckCause, 'by_hand'> | undefined {
  if (last?.status === 'running') return undefined;
  if (!last || now.getTime() - last.started_at.getTime() >= MIN_BETWEEN_WEEKLY_RUNS_MS) return 'weekly';
  return last.checks_version === checksVersion ? undefined : 'checks_changed';
}
