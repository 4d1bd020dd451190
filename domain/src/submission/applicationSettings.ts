import * as z from 'zod';
import { assignmentRuleSchema, DEFAULT_ASSIGNMENT_RULE } from './assignment/assignmentRule.ts';
import { DEFAULT_APPLICANT_MAILS, storedApplicantMailsSchema } from './mails/applicantMails.ts';

/**
 * `settings/applications` of a tenant: how it works on submissions. If absent, nothing is assigned or mailed automatically. Not in the
 * tenant's own record, which is public.
 */
export const applicationSettingsSchema = z.object({
  assignment: assignmentRuleSchema.default(DEFAULT_ASSIGNMENT_RULE),
  applicant_mails: storedApplicantMailsSchema.default(DEFAULT_APPLICANT_MAILS),
});
export type ApplicationSettings = z.output<typeof applicationSettingsSchema>;
