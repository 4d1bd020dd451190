import * as z from 'zod';
import { LICENSE_HOLDERS } from './licenseHolder.ts';

/** A notice to administrators and loan officers about an expiring license. */
export const licenseNoticeSchema = z.object({
  id: z.string(),
  tenant_id: z.string(),
  to_user_id: z.string(),
  kind: z.enum(['license_expiring', 'license_expired']),
  license_id: z.string(),
  holder_kind: z.enum(LICENSE_HOLDERS),
  /** The holder's name at that time. */
  holder_name: z.string(),
  state: z.string(),
  expires_on: z.iso.date(),
  created_at: z.date(),
  read_at: z.date().nullable(),
});
export type LicenseNotice = z.output<typeof licenseNoticeSchema>;
