import * as z from 'zod';
import { auditHeadSchema } from '../audit/auditHead.ts';
import { presentConsentSchema } from '../preapproval/consent/consentVersion.ts';
import { DEFAULT_OFFICE_SCHEDULE } from '../schedule/defaultOfficeSchedule.ts';
import { officeScheduleSchema } from '../schedule/officeSchedule.ts';
import { applyRulesSchema, DEFAULT_APPLY_RULES } from './applyRules.ts';
import { companyBrandSchema, DEFAULT_BRAND } from './companyBrand.ts';
import { companyLookSchema, DEFAULT_LOOK } from './companyLook.ts';
import { MAX_SITE_HOSTS, siteHostSchema } from './siteHost.ts';
import { NO_SOCIAL_LINKS, socialLinksSchema } from './socialLinks.ts';

/**
 * Company settings of one tenant: what its pages, mails, flyers and signatures say of it. Everybody can read the record.
 * `toPublicCompany` makes the public form of it.
 */
export const tenantSchema = z.object({
  id: z.string(),
  company_name: z.string().min(1),
  nmls_id: z.string().min(1),
  phone: z.string(),
  mailbox: z.email(),
  /** Of older records: nothing shows it, as the office hours say it. */
  hours: z.string().default(''),
  licence_lines: z.array(z.string()),
  /** Of its website; what leaves the company names the first. Set by the operator of the deployment, never by its members. */
  hosts: z.array(siteHostSchema).max(MAX_SITE_HOSTS).default([]),
  /** Companies that haven't set their hours keep the default ones. */
  office_schedule: officeScheduleSchema.default(DEFAULT_OFFICE_SCHEDULE),
  /** Older records have none. */
  brand: companyBrandSchema.default(DEFAULT_BRAND),
  social_links: socialLinksSchema.default(NO_SOCIAL_LINKS),
  /** What the foot of each page says in the company's own words. May be blank. */
  disclosure: z.string().default(''),
  apply_rules: applyRulesSchema.default(DEFAULT_APPLY_RULES),
  /** What applicants agree to now. Null for the version that companies begin with: see `presentConsent`. */
  consent: presentConsentSchema.nullable().default(null),
  /** Companies that chose no colors keep the default ones. */
  look: companyLookSchema.default(DEFAULT_LOOK),
  /** Address of the company's own mark, a published upload; '' for the house with an open door. */
  mark_url: z.string().default(''),
  /** In older records; everybody can read this one, so the head is in `audit_heads/company` now. */
  audit_head: auditHeadSchema.nullable().default(null),
});
export type Tenant = z.output<typeof tenantSchema>;
