import * as z from 'zod';
import { SUBMISSION_KINDS } from './submission.ts';

/** A notice about a submission. It contains nothing that the applicant typed. */
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

/**
 * Whether administrators get the notices of a kind that no officer can get: for the General team, and for an officer who has left. A
 * borrower who changed a call has to reach somebody.
 */
export const FALLS_BACK_TO_ADMINISTRATORS: Readonly<Record<SubmissionNotice['kind'], boolean>> = {
  application_assigned: false,
  application_mentioned: false,
  call_rescheduled: true,
  call_scheduled_again: true,
  call_canceled: true,
};
