import * as z from 'zod';
import { auditHeadSchema } from '../audit/auditRecord.ts';
import { DEFAULT_OFFICE_SCHEDULE } from '../schedule/defaultOfficeSchedule.ts';
import { officeScheduleSchema } from '../schedule/officeSchedule.ts';
import { MAX_SITE_HOSTS, siteHostSchema } from './siteHost.ts';

/** Company settings of one tenant; lines and numbers that law wants on pages, flyers and signatures. */
export const tenantSchema = z.object({
  id: z.string(),
  company_name: z.string().min(1),
  nmls_id: z.string().min(1),
  phone: z.string(),
  mailbox: z.email(),
  hours: z.string(),
  licence_lines: z.array(z.string()),
  /** Of its website; what leaves the company names the first. Set by whoever runs the deployment, never by its members. */
  hosts: z.array(siteHostSchema).max(MAX_SITE_HOSTS).default([]),
  /** Companies that haven't set their hours keep the default ones. */
  office_schedule: officeScheduleSchema.default(DEFAULT_OFFICE_SCHEDULE),
  /** In older records; everybody can read this one, so the head is in `audit_heads/company` now. */
  audit_head: auditHeadSchema.nullable().default(null),
});
export type Tenant = z.output<typeof tenantSchema>;
