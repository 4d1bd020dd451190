import * as z from 'zod';
import { documentIdSchema } from '../ids/documentId.ts';
import { CONFIRMED_FIELDS, PROFILE_LIMITS } from './member.ts';
import { profileSchema } from './profile.ts';

const longest = Math.max(...Object.values(PROFILE_LIMITS));

/** Body of update-profile: the fields to change, and the value that each one had when it was edited. */
export const updateProfileInputSchema = z.strictObject({
  changes: z.strictObject(profileSchema.partial().shape),
  expected: z.partialRecord(profileSchema.keyof(), z.string().max(longest)),
});
/** `pending`: changed fields that need an administrator's confirmation. */
export const updateProfileOutputSchema = z.object({ pending: z.array(z.enum(CONFIRMED_FIELDS)) });

/** Maximum length of the reason for declining a profile change, in characters. */
export const DECLINE_REASON_LIMIT = 500;

const reviewedChange = {
  uid: documentIdSchema,
  field: z.enum(CONFIRMED_FIELDS),
  /** The new value as the administrator saw it. */
  value: z.string().max(longest),
};

/** Body of review-profile-change. The member and the audit log get the reason. */
export const reviewProfileChangeInputSchema = z.discriminatedUnion('is_confirmed', [
  z.strictObject({ ...reviewedChange, is_confirmed: z.literal(true) }),
  z.strictObject({
    ...reviewedChange,
    is_confirmed: z.literal(false),
    reason: z.string().trim().min(1, 'Enter a reason').max(DECLINE_REASON_LIMIT),
  }),
]);
