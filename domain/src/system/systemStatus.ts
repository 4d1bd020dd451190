import * as z from 'zod';
import { VERIFICATION_STATUSES } from '../audit/auditVerification.ts';

/** Counts stop here: more wouldn't change what to do. */
export const SYSTEM_COUNT_LIMIT = 1000;

const countSchema = z.number().int().min(0).max(SYSTEM_COUNT_LIMIT);

/** The state of the product for super administrators: versions, dates, counts and states, but no record contents. */
const systemStatusSchema = z.object({
  /** Version and commit of the functions, such as `1.0.0+3f2a9c1d04be`. */
  build: z.string(),
  checked_at: z.iso.datetime(),
  /** The same as /health: database, storage and task queue. */
  health: z.record(z.string(), z.enum(['ok', 'unavailable'])),
  audit: z.object({
    /** The last sealed day (UTC); null when none is. */
    sealed_through: z.iso.date().nullable(),
    /** A finished day with records should be sealed by now and isn't. */
    is_seal_late: z.boolean(),
    /** The latest verification; null when there was none. */
    verification: z
      .object({
        status: z.enum(VERIFICATION_STATUSES),
        at: z.iso.datetime(),
        /** No record was changed or removed; null until it is done. */
        is_clean: z.boolean().nullable(),
        /** How many things an administrator should look at: days without a seal, seals without a fingerprint. 0 until it is done. */
        warnings: z.number().int().min(0),
      })
      .nullable(),
  }),
  /** The newest backup of the database. `unknown`: Google Cloud didn't say. */
  backup: z.object({
    state: z.enum(['recorded', 'none', 'unknown']),
    at: z.iso.datetime().nullable(),
  }),
  queues: z.object({
    mail_waiting: countSchema,
    /** Those among them that have waited for more than 10 minutes. */
    mail_late: countSchema,
    /** In the last 7 days. */
    mail_failed: countSchema,
    reminders_late: countSchema,
    summaries_waiting: countSchema,
  }),
  /** Data migrations that are due or running. */
  migrations: z.array(z.string()),
});
export type SystemStatus = z.output<typeof systemStatusSchema>;

/** The contract of the System page. */
export const systemCallables = {
  'get-system-status': { input: z.strictObject({}), output: systemStatusSchema },
} as const;
