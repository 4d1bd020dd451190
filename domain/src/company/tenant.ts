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
 * Settings of one company: what its pages, mails, flyers and signatures say about it. The record is public. `toPublicCompany` derives its
 * public form.
 */
export const tenantSchema = z.object({
  id: z.string(),
  company_name: z.string().min(1),
  nmls_id: z.string().min(1),
  phone: z.string(),
  mailbox: z.email(),
  /** Only in older records, and no longer shown: the office hours have replaced it. */
  hours: z.string().default(''),
  /** License lines. The stored field keeps the older spelling. */
  licence_lines: z.array(z.string()),
  /** Hosts of its website; outgoing links use the first. Set by the deployment's operator, never by members. */
  hosts: z.array(siteHostSchema).max(MAX_SITE_HOSTS).default([]),
  /** Companies that haven't set their hours keep the default ones. */
  office_schedule: officeScheduleSchema.default(DEFAULT_OFFICE_SCHEDULE),
  /** Older records have none. */
  brand: companyBrandSchema.default(DEFAULT_BRAND),
  social_links: socialLinksSchema.default(NO_SOCIAL_LINKS),
  /** The company's own disclosure in the footer of each page. May be blank. */
  disclosure: z.string().default(''),
  apply_rules: applyRulesSchema.default(DEFAULT_APPLY_RULES),
  /** What applicants currently agree to. Null for the default version: see `presentConsent`. */
  consent: presentConsentSchema.nullable().default(null),
  /** Companies that haven't chosen colors keep the default ones. */
  look: companyLookSchema.default(DEFAULT_LOOK),
  /** Address of the company's own mark, a published upload; '' for the default house with an open door. */
  mark_url: z.string().default(''),
  /** Only in older records; this record is public, so the head is now in `audit_heads/company`. */
  audit_head: auditHeadSchema.nullable().default(null),
});
export type Tenant = z.output<typeof tenantSchema>;
