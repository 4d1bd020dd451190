import * as z from 'zod';
import { personSchema } from '../schemaParts.ts';
import { auditBreakSchema } from './auditBreaks.ts';
import { auditHeadSchema } from './auditHead.ts';

/** A day whose records are being read in the order of their times. */
const dayProgressSchema = z.object({
  date: z.iso.date(),
  /** Records read so far, and the digest over them. */
  count: z.number().int().min(0),
  digest: z.string(),
  /** Position of the last record that was read; null at the beginning. */
  after: z.string().nullable(),
});
export type DayProgress = z.output<typeof dayProgressSchema>;

/** The day that is being sealed, and the digest of the day before. */
export const sealProgressSchema = z.object({ prev_digest: z.string().nullable(), day: dayProgressSchema });

const sealRefSchema = z.object({ date: z.iso.date(), digest: z.string() });

/** Where a verification resumes, and what it has found so far. */
const verifyStateSchema = z.object({
  /**
   * The last verified seal, then records since then (or all chains of records), members without records, sealed days, and
   * days with hourly anchors alone; in the whole log also templates, flyers, links, submissions, branches, entries of the directory, licenses, recalls and customer reviews without
   * records.
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
  /** The last id, position or date that was checked in this phase; null at its beginning. */
  after: z.string().nullable(),
  /** The verified seal from which it started; null for the whole log. */
  base: sealRefSchema.nullable(),
  /** Records to check when the verification began. */
  total: z.number().int().min(0),
  checked: z.number().int().min(0),
  seals_checked: z.number().int().min(0),
  /** The last seal that was checked, or the one from which it started. */
  last_seal: sealRefSchema.nullable(),
  /** The day that the last step left unfinished. */
  day: dayProgressSchema.nullable(),
  anchors_checked: z.number().int().min(0),
  anchored_from: z.iso.date().nullable(),
  anchored_through: z.iso.date().nullable(),
  /** The moment through which hourly anchors were compared so far. */
  covered_through: z.iso.datetime().nullable(),
  /** With the time it is sorted by, in milliseconds: of a missing record, that of its neighbor. */
  first_broken: auditBreakSchema.extend({ order: z.number().int() }).nullable(),
});
export type VerifyState = z.output<typeof verifyStateSchema>;

/** What a verification of the audit log has found so far, as its page shows it. */
export const verificationResultSchema = z.object({
  /** Records and seals that were looked at so far. */
  checked: z.number().int(),
  seals_checked: z.number().int(),
  /** The day (UTC) whose verified seal it started from; null for the whole log. */
  since: z.iso.date().nullable(),
  /** The last sealed day (UTC); null when none is. */
  sealed_through: z.iso.date().nullable(),
  /**
   * Finished days (UTC) with records but no seal since the last sealed day, 100 at most: the daily job has stopped, or seals were removed.
   */
  unsealed_days: z.number().int(),
  /** Digests of sealed days that were found outside the database, and compared. */
  anchors_checked: z.number().int(),
  /** The first and the last day (UTC) of these; null when there is none. Days before the first anchored day rest on its digest alone. */
  anchored_from: z.iso.date().nullable(),
  anchored_through: z.iso.date().nullable(),
  /** The moment through which records were compared with anchors, daily or hourly; null when there is none. */
  covered_through: z.iso.datetime().nullable(),
  /** The earliest broken record, else the earliest broken day. Of a day, `entity_type` is `seal`, the ids are its date. */
  first_broken: auditBreakSchema.nullable(),
});
export type VerificationResult = z.output<typeof verificationResultSchema>;

/** `failed`: the task was given up after repeated errors; it can be continued. */
export const VERIFICATION_STATUSES = ['running', 'done', 'stopped', 'failed'] as const;

/** A tenant's latest verification of its audit log. There is one at a time; the server alone writes it. */
export const auditVerificationSchema = z.object({
  /** Of the run. */
  run_id: z.string(),
  tenant_id: z.string(),
  status: z.enum(VERIFICATION_STATUSES),
  /** Slices that are stored: one that is delivered twice counts once. */
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
  /** The audit log says that it was started; a verification of one slice has its result recorded only. */
  is_start_recorded: z.boolean(),
  updated_at: z.date(),
  /** A running verification that is older was given up: somebody may continue it or start another one. */
  lease_until: z.date(),
  finished_at: z.date().nullable(),
  /** The seal from which the next verification starts; null after something altered was found. */
  last_verified: sealRefSchema.extend({ at: z.date(), by: personSchema }).nullable(),
  /** When the whole log was last found intact. */
  whole_verified: z.object({ at: z.date(), by: personSchema }).nullable(),
  audit_head: auditHeadSchema.nullable().default(null),
});
export type AuditVerification = z.output<typeof auditVerificationSchema>;

/** Returns whether a running verification's next slice didn't come in time: the work behind it has crashed. */
export const isVerificationStalled = ({ status, lease_until }: AuditVerification, now: Date): boolean =>
  status === 'running' && lease_until <= now;
