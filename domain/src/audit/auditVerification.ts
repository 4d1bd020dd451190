import * as z from 'zod';
import { personSchema } from '../schemaParts.ts';
import { auditBreakSchema } from './auditBreaks.ts';
import { auditHeadSchema } from './auditHead.ts';

/** A day whose records are being read, ordered by time. */
const dayProgressSchema = z.object({
  date: z.iso.date(),
  /** Number of records read so far, and their digest. */
  count: z.number().int().min(0),
  digest: z.string(),
  /** Position of the last read record; null at the beginning. */
  after: z.string().nullable(),
});
export type DayProgress = z.output<typeof dayProgressSchema>;

/** The day that is being sealed, and the previous day's digest. */
export const sealProgressSchema = z.object({ prev_digest: z.string().nullable(), day: dayProgressSchema });

const sealRefSchema = z.object({ date: z.iso.date(), digest: z.string() });

/** Where a verification resumes, and what it has found so far. */
const verifyStateSchema = z.object({
  /**
   * The last verified seal, then records since then (or all chains of records), members without records, sealed days, and days with only
   * hourly anchors; for the whole log, then templates, flyers, links, submissions, branches, directory entries, licenses, recalls and
   * customer reviews without records.
   */
  phase: z.enum([
    'base',
    'recent',
    'records',
    'members',
    'seals',
    'hours',
    'templates',
    'flyers',
    'links',
    'applications',
    'branches',
    'directory_entries',
    'licenses',
    'recalls',
    'customer_reviews',
  ]),
  /** The last id, position or date checked in this phase; null at its beginning. */
  after: z.string().nullable(),
  /** The verified seal from which it started; null for the whole log. */
  base: sealRefSchema.nullable(),
  /** Number of records to check when the verification began. */
  total: z.number().int().min(0),
  checked: z.number().int().min(0),
  seals_checked: z.number().int().min(0),
  /** The last checked seal, or the one from which it started. */
  last_seal: sealRefSchema.nullable(),
  /** The day that the last step left unfinished. */
  day: dayProgressSchema.nullable(),
  anchors_checked: z.number().int().min(0),
  anchored_from: z.iso.date().nullable(),
  anchored_through: z.iso.date().nullable(),
  /** The time through which hourly anchors have been compared so far. */
  covered_through: z.iso.datetime().nullable(),
  /** Includes the time it is sorted by, in milliseconds: for a missing record, its neighbor's. */
  first_broken: auditBreakSchema.extend({ order: z.number().int() }).nullable(),
});
export type VerifyState = z.output<typeof verifyStateSchema>;

/** What a verification of the audit log has found so far, as shown on its page. */
export const verificationResultSchema = z.object({
  /** Records and seals checked so far. */
  checked: z.number().int(),
  seals_checked: z.number().int(),
  /** The day (UTC) whose verified seal it started from; null for the whole log. */
  since: z.iso.date().nullable(),
  /** The last sealed day (UTC); null if there is none. */
  sealed_through: z.iso.date().nullable(),
  /**
   * Finished days (UTC) with records but no seal since the last sealed day, 100 at most: the daily job has stopped, or seals were removed.
   */
  unsealed_days: z.number().int(),
  /** Number of digests of sealed days that were found outside the database and compared. */
  anchors_checked: z.number().int(),
  /** The first and the last day (UTC) of these; null if there is none. Earlier days are covered only by the first anchored day's digest. */
  anchored_from: z.iso.date().nullable(),
  anchored_through: z.iso.date().nullable(),
  /** The time through which records were compared with daily or hourly anchors; null if there is none. */
  covered_through: z.iso.datetime().nullable(),
  /** The earliest broken record, otherwise the earliest broken day. For a day, `entity_type` is `seal`, and the ids are its date. */
  first_broken: auditBreakSchema.nullable(),
});
export type VerificationResult = z.output<typeof verificationResultSchema>;

/** `failed`: the task was given up after repeated errors; it can be continued. */
export const VERIFICATION_STATUSES = ['running', 'done', 'stopped', 'failed'] as const;

/** A tenant's latest verification of its audit log. There is one at a time; only the server writes it. */
export const auditVerificationSchema = z.object({
  /** Id of the run. */
  run_id: z.string(),
  tenant_id: z.string(),
  status: z.enum(VERIFICATION_STATUSES),
  /** Number of stored slices: one that is delivered twice counts once. */
  slice: z.number().int().min(0),
  /** The seal from which it starts; null for the whole log. */
  base: sealRefSchema.nullable(),
  /** Null until the first slice is stored. */
  state: verifyStateSchema.nullable(),
  /** Null until it is done. */
  result: verificationResultSchema.nullable(),
  /** Who started it, or continued it last. */
  started_by: personSchema,
  started_at: z.date(),
  /** Whether the audit log records the start; for a verification of one slice, only the result is recorded. */
  is_start_recorded: z.boolean(),
  updated_at: z.date(),
  /** A running verification past this time was given up: somebody may continue it or start another one. */
  lease_until: z.date(),
  finished_at: z.date().nullable(),
  /** The seal from which the next verification starts; null after something altered was found. */
  last_verified: sealRefSchema.extend({ at: z.date(), by: personSchema }).nullable(),
  /** When the whole log was last found intact. */
  whole_verified: z.object({ at: z.date(), by: personSchema }).nullable(),
  audit_head: auditHeadSchema.nullable().default(null),
});
export type AuditVerification = z.output<typeof auditVerificationSchema>;

/** Returns whether a running verification's next slice is overdue: its work has crashed. */
export const isVerificationStalled = ({ status, lease_until }: AuditVerification, now: Date): boolean =>
  status === 'running' && lease_until <= now;
