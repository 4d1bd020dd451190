import * as z from 'zod';

/**
 * Reminds officers and administrators of the notice of the action taken on an application, before its last day and once that has passed: it
 * is overdue if `created_at` is after `notice_due_at`.
 */
export const actionNoticeReminderSchema = z.object({
  id: z.string(),
  tenant_id: z.string(),
  to_user_id: z.string(),
  kind: z.literal('action_notice_due'),
  application_id: z.string(),
  /** Identifies the applicant, whose name is only in the submission. */
  reference_number: z.string(),
  notice_due_at: z.date(),
  created_at: z.date(),
  read_at: z.date().nullable(),
});
export type ActionNoticeReminder = z.output<typeof actionNoticeReminderSchema>;
