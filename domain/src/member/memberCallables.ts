import * as z from 'zod';
import { clientIdSchema } from '../ids/clientId.ts';
import { documentIdSchema } from '../ids/documentId.ts';
import { emailLine, requiredLine } from '../text/lines.ts';
import { isPersonName, PERSON_NAME_MESSAGE } from '../text/personName.ts';
import { TEXT_LIMITS } from '../text/textLimits.ts';
import { extraRoleSchema, isKnownRole } from './roles.ts';

const position = {
  /** A built-in role, or one of the company's `extra_roles`, which the server checks. */
  role: z
    .string({ error: 'Role is required' })
    .refine((role) => isKnownRole(role) || extraRoleSchema.safeParse(role).success, 'Role is required'),
  /** A branch of the tenant, or none. */
  branch_id: documentIdSchema.nullable(),
};

/** The invitation as validated by the form. */
export const invitationSchema = z.strictObject({
  email: z
    .string({ error: 'Email is required' })
    .trim()
    // A separate check: a minimum length would change the contract for pages that are already open.
    .refine((email) => email !== '', { error: 'Email is required', abort: true })
    .pipe(emailLine),
  name: requiredLine(TEXT_LIMITS.name, 'Name').refine(
    (name) => name === '' || isPersonName(name),
    PERSON_NAME_MESSAGE,
  ),
  ...position,
});
/** Body of invite-member. One id, one invitation: a retry sends the same id. */
export const inviteMemberInputSchema = invitationSchema.extend({ id: clientIdSchema });
export const inviteMemberOutputSchema = z.object({ uid: z.string() });

/** Body of update-member. `expected`: role and branch as the form showed them; pages of version 1.0 don't send it. */
export const updateMemberInputSchema = z.strictObject({
  uid: documentIdSchema,
  ...position,
  expected: z.strictObject({ role: z.string(), branch_id: z.string().nullable() }).optional(),
});

/**
 * `hand_over_to`: an active colleague who has signed in, or null: submissions go to the General team. `forward_links`: links to the
 * member's flyers, which stop, forward visitors to that colleague's public page.
 */
export const deactivateMemberInputSchema = z.strictObject({
  uid: documentIdSchema,
  hand_over_to: documentIdSchema.nullable(),
  forward_links: z.boolean().optional(),
});
export const deactivateMemberOutputSchema = z.object({
  /** What has been reassigned so far. */
  handed_over: z.object({ submissions: z.number().int(), links: z.number().int() }),
  /** Whether that is everything; the rest of a long run follows within minutes. */
  is_done: z.boolean(),
});

/** Body of every call that only names a person. */
export const memberInputSchema = z.strictObject({ uid: documentIdSchema });

/** The client chooses `request_id`, so that a retry sends no second mail; pages of earlier releases send none. */
export const resendInvitationSchema = memberInputSchema.extend({ request_id: clientIdSchema.optional() });

const memberAccountSchema = z.object({
  uid: z.string(),
  /** The person's sign-in address; the profile may show a different one. */
  sign_in_email: z.string(),
  has_second_factor: z.boolean(),
  /** ISO 8601; null: never. */
  last_sign_in_at: z.iso.datetime().nullable(),
  /** Whether the person has never signed in. */
  is_invited: z.boolean(),
});
export type MemberAccount = z.output<typeof memberAccountSchema>;
/** Maximum number of members per call. */
export const MAX_ACCOUNTS = 100;

/** Body of list-member-accounts. */
export const memberAccountsRequestSchema = z.strictObject({
  /** Uids of the caller's team; if left out, as by older pages, the first ones by name. */
  uids: z.array(z.string().min(1).max(128)).max(MAX_ACCOUNTS).optional(),
});
export const memberAccountsSchema = z.object({ accounts: z.array(memberAccountSchema) });
