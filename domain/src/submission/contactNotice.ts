import * as z from 'zod';
import { SUBMISSION_KINDS } from './submission.ts';

/** A notice to officers and administrators while nobody has contacted an applicant yet. */
export const contactNoticeSchema = z.object({
  id: z.string(),
  tenant_id: z.string(),
  to_user_id: z.string(),
  kind: z.enum(['contact_due_soon', 'contact_overdue']),
  application_id: z.string(),
  submission_kind: z.enum(SUBMISSION_KINDS).default('application'),
  /** Identifies the applicant, whose name is only in the submission. */
  reference_number: z.string(),
  due_at: z.date(),
  created_at: z.date(),
  read_at: z.date().nullable(),
});
export type ContactNotice = z.output<typeof contactNoticeSchema>;
