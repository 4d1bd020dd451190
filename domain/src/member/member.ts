import * as z from 'zod';
import { auditHeadSchema } from '../audit/auditHead.ts';

/** Text limits of the profile in characters. */
export const PROFILE_LIMITS = {
  name: 100,
  email: 255,
  phone: 30,
  title: 100,
  nmls_id: 20,
  headshot_url: 2000,
} as const;

/** Profile fields whose new value needs an administrator's confirmation. */
export const CONFIRMED_FIELDS = ['name', 'email', 'nmls_id'] as const;
export type ConfirmedField = (typeof CONFIRMED_FIELDS)[number];

const pendingChangeSchema = z.object({ value: z.string(), requested_at: z.date() });

/** Maximum number of members read for a directory entry. It belongs to one; a few more may share it by mistake. */
export const MAX_LINKED_MEMBERS = 10;

const MEMBER_STATUSES = ['active', 'deactivated'] as const;

/** The role record of a member, with their officer profile in it. */
export const memberSchema = z.object({
  user_id: z.string(),
  tenant_id: z.string(),
  role: z.string(),
  name: z.string().max(PROFILE_LIMITS.name),
  email: z.string().max(PROFILE_LIMITS.email),
  phone: z.string().max(PROFILE_LIMITS.phone),
  title: z.string().max(PROFILE_LIMITS.title),
  nmls_id: z.string().max(PROFILE_LIMITS.nmls_id),
  headshot_url: z.string().max(PROFILE_LIMITS.headshot_url),
  /** New values that need confirmation; absent in older records. Until then the fields above apply. */
  pending_changes: z.partialRecord(z.enum(CONFIRMED_FIELDS), pendingChangeSchema).optional(),
  /** `deactivated`: can't sign in and has no rights. */
  status: z.enum(MEMBER_STATUSES).default('active'),
  branch_id: z.string().nullable().default(null),
  /** Their entry in the tenant's public directory, if they have one. */
  officer_id: z.string().nullable().default(null),
  /** For a deactivated member: the member to whose public page their shared links forward visitors, if any. */
  links_forward_to: z.string().nullable().default(null),
  /** Seconds since the epoch: a session that started earlier (the token's auth_time) is no longer valid. */
  sessions_valid_after: z.number().default(0),
  /** The same for sessions that started without the second factor: they end when one is set up. */
  password_sessions_valid_after: z.number().default(0),
  audit_head: auditHeadSchema.nullable().default(null),
});
export type Member = z.output<typeof memberSchema>;
