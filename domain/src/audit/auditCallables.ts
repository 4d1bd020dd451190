import * as z from 'zod';

/** What can be wrong with the log, as the page says it. */
export const AUDIT_BREAKS = {
  changed: 'The record was changed after it was written.',
  missing: 'The record is missing.',
  unlinked: 'The record doesn’t follow the one before it.',
  unexpected: 'The item this record is about doesn’t list it.',
  head_changed: 'The item this record is about doesn’t list it as the latest record.',
  day_changed: 'Records from this day were added, changed or removed after it was sealed.',
  hour_changed: 'Records from this day were added, changed or removed after an hourly anchor was written.',
  seal_missing: 'This day’s seal is missing.',
  seal_unlinked: 'This day’s seal doesn’t follow the one before it.',
  log_missing:
    'The whole log and its seals are missing, but its anchors outside the database are still there.',
  anchor_differs: 'This day’s seal differs from the one anchored outside the database.',
  anchor_missing: 'This sealed day’s anchor outside the database is missing.',
} as const;
export type AuditBreak = keyof typeof AUDIT_BREAKS;

export const sealAuditLogInputSchema = z.strictObject({
  /** Through this day (UTC); yesterday when left out. */
  date: z.iso.date('Choose a date').optional(),
});
/** The days that were sealed by this call, in order; none when all were sealed before. */
export const sealAuditLogOutputSchema = z.object({ sealed: z.array(z.iso.date()) });

const auditBreakSchema = z.object({
  record_id: z.string().max(600),
  entity_type: z.string().max(600),
  entity_id: z.string().max(600),
  /** ISO 8601; null where a missing record's time is not known. */
  at: z.iso.datetime().nullable(),
  reason: z.enum(Object.keys(AUDIT_BREAKS) as AuditBreak[]),
});

/** Where a verification goes on, and what it has found so far. */
const verifyCursorSchema = z.strictObject({
  /** Chains of records first, then members without records, then sealed days, then days with hourly anchors alone. */
  phase: z.enum(['records', 'members', 'seals', 'hours']),
  /** The last id that was checked in this phase; null at its beginning. */
  after: z
    .string()
    .regex(/^[^/]{1,600}$/)
    .nullable(),
  /** Records in the log when the verification began. */
  total: z.number().int().min(0),
  checked: z.number().int().min(0),
  seals_checked: z.number().int().min(0),
  /** The last sealed day, once all seals were checked. */
  sealed_through: z.iso.date().nullable().optional(),
  /** The moment through which hourly anchors were compared so far. */
  covered_through: z.iso.datetime().nullable().optional(),
  /** With the time it is sorted by, in milliseconds: of a missing record, that of its neighbor. */
  first_broken: auditBreakSchema.extend({ order: z.number().int() }).nullable(),
});
export type VerifyCursor = z.output<typeof verifyCursorSchema>;

export const verifyAuditLogInputSchema = z.strictObject({
  /** From the answer before; without it the verification begins. */
  cursor: verifyCursorSchema.optional(),
});

export const verifyAuditLogOutputSchema = z.object({
  /** Records and seals that were looked at, in this call and those before it. */
  checked: z.number().int(),
  seals_checked: z.number().int(),
  /** The last sealed day (UTC); null when none is. */
  sealed_through: z.iso.date().nullable(),
  /**
   * Finished days (UTC) with records and without a seal behind the last one, 100 at most: the daily job stands still, or
   * seals were removed.
   */
  unsealed_days: z.number().int(),
  /** Digests of sealed days that were found outside the database, and compared. */
  anchors_checked: z.number().int(),
  /** The first and the last anchored day (UTC); null when none is: days before the first rest on its digest alone. */
  anchored_from: z.iso.date().nullable(),
  anchored_through: z.iso.date().nullable(),
  /** The moment through which records were compared with anchors, daily or hourly; null when there is none. */
  covered_through: z.iso.datetime().nullable(),
  /** The earliest broken record, else the earliest broken day. Of a day, `entity_type` is `seal`, the ids are its date. */
  first_broken: auditBreakSchema.nullable(),
  /** What the next call takes; null once the whole log was checked. Until then, only counts and first_broken say anything. */
  cursor: verifyCursorSchema.nullable(),
});
export type AuditVerification = z.output<typeof verifyAuditLogOutputSchema>;
