import * as z from 'zod';
import { extraRoleSchema, MAX_EXTRA_ROLES } from '../member/roles.ts';
import { officeScheduleSchema } from '../schedule/officeSchedule.ts';
import { passwordMinLengthSchema } from '../security/passwordRules.ts';
import { assignmentRuleSchema } from '../submission/assignment/assignmentRule.ts';
import { applicantMailsSchema } from '../submission/mails/applicantMails.ts';
import { blankableLine, emailLine, requiredLine, requiredPhone } from '../text/lines.ts';
import { applyRulesSchema } from './applyRules.ts';
import { companyBrandSchema } from './companyBrand.ts';
import { readableLookSchema } from './readableLook.ts';
import { socialLinksSchema } from './socialLinks.ts';

/** Limits in characters, and the maximum number of license lines. */
const COMPANY_LIMITS = {
  company_name: 100,
  nmls_id: 20,
  licence_line: 300,
  disclosure: 1000,
  licence_lines: 20,
  address: 1000,
} as const;

/** Company settings as validated by the form. Rejects unknown keys. */
export const companySettingsSchema = z.strictObject({
  company_name: requiredLine(COMPANY_LIMITS.company_name, 'Company name'),
  nmls_id: requiredLine(COMPANY_LIMITS.nmls_id, 'NMLS number').regex(/^\d+$/, 'Digits only'),
  phone: requiredPhone,
  brand: companyBrandSchema,
  social_links: socialLinksSchema,
  disclosure: blankableLine(COMPANY_LIMITS.disclosure, 'Disclosure'),
  apply_rules: applyRulesSchema,
  look: readableLookSchema,
  /** Address of the caller's own upload, or the stored one; '' for none. */
  mark_url: z.string().max(COMPANY_LIMITS.address),
  licence_lines: z
    .array(requiredLine(COMPANY_LIMITS.licence_line, 'License line'))
    .max(COMPANY_LIMITS.licence_lines, 'No more than 20 license lines'),
  mailbox: emailLine,
  office_schedule: officeScheduleSchema,
  administrators_need_second_factor: z.boolean(),
  extra_roles: z
    .array(extraRoleSchema)
    .max(MAX_EXTRA_ROLES, `No more than ${MAX_EXTRA_ROLES} roles`)
    .refine((roles) => new Set(roles).size === roles.length, 'Each role can be listed once'),
  password_min_length: passwordMinLengthSchema,
  assignment: assignmentRuleSchema,
  applicant_mails: applicantMailsSchema,
});
export type CompanySettings = z.output<typeof companySettingsSchema>;

/** Body of update-company: the settings that were changed. The others stay as they are. */
export const updateCompanyInputSchema = companySettingsSchema
  // Older pages still send this text; the office hours have replaced it.
  .extend({ hours: z.string().max(100) })
  .partial();
