import * as z from 'zod';
import { SUBMISSION_KINDS } from './submission.ts';

/** A notice about an application. It repeats nothing that the applicant typed. */
export const submissionNoticeSchema = z.object({
  id: z.string(),
  tenant_id: z.string(),
  to_user_id: z.string(),
  kind: z.enum([
    'application_assigned',
    'application_mentioned',
    'call_rescheduled',
    'call_scheduled_again',
    'call_canceled',
  ]),
  application_id: z.string(),
  submission_kind: z.enum(SUBMISSION_KINDS).default('application'),
  reference_number: z.string(),
  actor_name: z.string(),
  created_at: z.date(),
  read_at: z.date().nullable(),
});
export type SubmissionNotice = z.output<typeof submissionNoticeSchema>;
