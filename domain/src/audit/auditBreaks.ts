import * as z from 'zod';
import { objectKeys } from '../collections/records.ts';

/** Possible problems of the log, as worded on the page. */
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
  verified_seal_changed: 'This day’s seal was changed after it was last verified.',
  log_missing:
    'The whole log and its seals are missing, but its anchors outside the database are still there.',
  anchor_differs: 'This day’s seal differs from the one anchored outside the database.',
  anchor_missing: 'This sealed day’s anchor outside the database is missing.',
} as const;
export type AuditBreak = keyof typeof AUDIT_BREAKS;

/** A record, day or hour of the audit log that differs from what was written, and why. */
export const auditBreakSchema = z.object({
  record_id: z.string().max(600),
  entity_type: z.string().max(600),
  entity_id: z.string().max(600),
  /** ISO 8601; null if a missing record's time is unknown. */
  at: z.iso.datetime().nullable(),
  reason: z.enum(objectKeys(AUDIT_BREAKS)),
});
