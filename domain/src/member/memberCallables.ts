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

/** The invitation as the form checks it. */
export const invitationSchema = z.strictObject({
  email: z
    .string({ error: 'Email is required' })
    .trim()
    // A check of our own: a smallest length would change the contract with pages that are open.
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

/** Body of update-member. */
export const updateMemberInputSchema = z.strictObject({ uid: documentIdSchema, ...position });

/**
 * `hand_over_to`: an active colleague who has signed in, or null: submissions go to the General team.
 * `forward_links`: visitors of links to the member's flyers, which stop, are sent to that colleague's public page.
 */
export const deactivateMemberInputSchema = z.strictObject({
  uid: documentIdSchema,
  hand_over_to: documentIdSchema.nullable(),
  forward_links: z.boolean().optional(),
});
export const deactivateMemberOutputSchema = z.object({
  /** What was reassigned so far. */
  handed_over: z.object({ submissions: z.number().int(), links: z.number().int() }),
  /** Whether that is all; the rest of many follows within minutes. */
  is_done: z.boolean(),
});

/** Body of every call that needs a person and no more. */
export const memberInputSchema = z.strictObject({ uid: documentIdSchema });

/** `request_id` is the client's own, so that a retry sends no second mail; pages of earlier releases send none. */
export const resendInvitationSchema = memberInputSchema.extend({ request_id: clientIdSchema.optional() });

const memberAccountSchema = z.object({
  uid: z.string(),
  /** The address that the person signs in with; the profile may show another one. */
  sign_in_email: z.string(),
  has_second_factor: z.boolean(),
  /** ISO 8601; null: never. */
  last_sign_in_at: z.iso.datetime().nullable(),
  /** Has never signed in. */
  is_invited: z.boolean(),
});
export type MemberAccount = z.output<typeof memberAccountSchema>;
/** About how many members one call asks. */
export const MAX_ACCOUNTS = 100;

/** Body of list-member-accounts. */
export const memberAccountsRequestSchema = z.strictObject({
  /** Uids of the caller's team; without them the first ones by name, as pages opened before this field ask. */
  uids: z.array(z.string().min(1).max(128)).max(MAX_ACCOUNTS).optional(),
});
export const memberAccountsSchema = z.object({ accounts: z.array(memberAccountSchema) });
