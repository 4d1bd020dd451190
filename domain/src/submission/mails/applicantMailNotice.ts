import * as z from 'zod';
import { APPLICANT_MAIL_STATUSES } from './applicantMailStatuses.ts';
import type { ApplicantMails } from './applicantMails.ts';

const statusesSchema = z.array(z.enum(APPLICANT_MAIL_STATUSES));

/** A notice to super administrators when a colleague turns emails to applicants on or off. */
export const applicantMailNoticeSchema = z.object({
  id: z.string(),
  tenant_id: z.string(),
  to_user_id: z.string(),
  kind: z.literal('applicant_mails_switched'),
  actor_name: z.string(),
  turned_on: statusesSchema,
  turned_off: statusesSchema,
  created_at: z.date(),
  read_at: z.date().nullable(),
});
export type ApplicantMailNotice = z.output<typeof applicantMailNoticeSchema>;

/** Returns the statuses whose email was turned on or off between two settings; undefined if none was. */
export function findSwitchedMails(
  before: ApplicantMails,
  after: ApplicantMails,
): Pick<ApplicantMailNotice, 'turned_on' | 'turned_off'> | undefined {
  const switched = APPLICANT_MAIL_STATUSES.filter((status) => before[status].is_on !== after[status].is_on);
  if (switched.length === 0) return undefined;
  return {
    turned_on: switched.filter((status) => after[status].is_on),
    turned_off: switched.filter((status) => before[status].is_on),
  };
}
