import * as z from 'zod';
import { auditHeadSchema } from '../audit/auditHead.ts';
import { PASSWORD_MIN_LENGTH, passwordMinLengthSchema } from './passwordRules.ts';

/** `settings/security` of a tenant. Absent means: nothing is required. */
export const securitySettingsSchema = z.object({
  /** Administrators get their rights only in a session that was begun with the second factor. */
  administrators_need_second_factor: z.boolean().default(false),
  /** Roles of the company's own that have a loan officer's rights. A role that is neither built in nor here has none. */
  extra_roles: z.array(z.string()).default([]),
  /** Shortest new password. Companies from before this setting have the floor. */
  password_min_length: passwordMinLengthSchema.default(PASSWORD_MIN_LENGTH.floor),
  audit_head: auditHeadSchema.nullable().default(null),
});
export type SecuritySettings = z.output<typeof securitySettingsSchema>;
