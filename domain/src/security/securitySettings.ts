import * as z from 'zod';
import { auditHeadSchema } from '../audit/auditHead.ts';
import { PASSWORD_MIN_LENGTH, passwordMinLengthSchema } from './passwordRules.ts';

/** `settings/security` of a tenant. If absent, nothing is required. */
export const securitySettingsSchema = z.object({
  /** Whether administrators have their rights only in a session started with the second factor. */
  administrators_need_second_factor: z.boolean().default(false),
  /** Roles of the company's own that have a loan officer's rights. A role that is neither built in nor listed here has none. */
  extra_roles: z.array(z.string()).default([]),
  /** Minimum length of new passwords. Companies from before this setting have the lowest limit. */
  password_min_length: passwordMinLengthSchema.default(PASSWORD_MIN_LENGTH.floor),
  audit_head: auditHeadSchema.nullable().default(null),
});
export type SecuritySettings = z.output<typeof securitySettingsSchema>;
