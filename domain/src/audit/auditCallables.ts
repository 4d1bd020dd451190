import * as z from 'zod';
import { VERIFICATION_STATUSES, verificationResultSchema } from './auditVerification.ts';

/** Body of seal-audit-log. */
export const sealAuditLogInputSchema = z.strictObject({
  /** Through this day (UTC); yesterday if left out. */
  date: z.iso.date('Choose a date').optional(),
});
/** The days that this call sealed, in order; empty if all were sealed before. */
export const sealAuditLogOutputSchema = z.object({ sealed: z.array(z.iso.date()) });

/** Body of verify-audit-log. */
export const verifyAuditLogInputSchema = z.strictObject({
  /**
   * `since_last`: everything after the last verified seal, or the whole log if there is none. `continue`: a stopped or failed verification,
   * from where it ended.
   */
  mode: z.enum(['since_last', 'whole', 'continue']).default('since_last'),
});

/** The verification after its first slice; a longer one continues in `audit_jobs/verification`. */
export const verifyAuditLogOutputSchema = verificationResultSchema.extend({
  run_id: z.string(),
  status: z.enum(VERIFICATION_STATUSES),
  /** False: one was already running, possibly somebody else's. */
  is_new: z.boolean(),
});

/** Body of stop-audit-verification. */
export const stopAuditVerificationInputSchema = z.strictObject({
  /** The verification that the caller sees; one that started later keeps running. */
  run_id: z.string().max(100),
});
