import * as z from 'zod';
import { auditHeadSchema } from '../audit/auditRecord.ts';
import { DEFAULT_OFFICE_SCHEDULE } from '../schedule/defaultOfficeSchedule.ts';
import { officeScheduleSchema } from '../schedule/officeSchedule.ts';
import { MAX_SITE_HOSTS, siteHostSchema } from './siteHost.ts';

/** A figure of which a company is proud, such as `10,000+` and `families helped`. */
export const statisticSchema = z.object({ value: z.string(), label: z.string() });

/**
 * Company settings of one tenant: what its pages, mails, flyers and signatures say of it. Everybody can read the record.
 * `toPublicCompany` makes the public form of it.
 */
export const tenantSchema = z.object({
  id: z.string(),
  company_name: z.string().min(1),
  /** As people call it, such as `Larkfield`. Blank: the whole name. */
  short_name: z.string().default(''),
  nmls_id: z.string().min(1),
  phone: z.string(),
  mailbox: z.email(),
  hours: z.string(),
  licence_lines: z.array(z.string()),
  /** Of its website; what leaves the company names the first. Set by whoever runs the deployment, never by its members. */
  hosts: z.array(siteHostSchema).max(MAX_SITE_HOSTS).default([]),
  /** Companies that haven't set their hours keep the default ones. */
  office_schedule: officeScheduleSchema.default(DEFAULT_OFFICE_SCHEDULE),
  /** Origin of the website, without a slash at its end. Blank: the one that the deployment answers at. */
  website: z.string().default(''),
  /** Of the head office, in one line; may be blank. */
  address: z.string().default(''),
  /** The year in which the company began; null where it doesn't say. */
  since: z.number().int().nullable().default(null),
  /** Postal codes of the states in which it has its branches. */
  states: z.array(z.string()).default([]),
  statistics: z.array(statisticSchema).default([]),
  /** The day on which the statistics were last verified: 2026-10-31. Blank where there are none. */
  statistics_as_of: z.string().default(''),
  /** In older records; everybody can read this one, so the head is in `audit_heads/company` now. */
  audit_head: auditHeadSchema.nullable().default(null),
});
export type Tenant = z.output<typeof tenantSchema>;
