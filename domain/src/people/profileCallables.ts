import * as z from 'zod';
import { profileSchema } from '../directory/profile.ts';
import { CONFIRMED_FIELDS, PROFILE_LIMITS } from '../directory/userRole.ts';
import { documentIdSchema } from '../documentId.ts';

const longest = Math.max(...Object.values(PROFILE_LIMITS));

/** Body of update-profile: the fields to change, and the value that each one had when it was edited. */
export const updateProfileInputSchema = z.strictObject({
  changes: z.strictObject(profileSchema.partial().shape),
  expected: z.partialRecord(profileSchema.keyof(), z.string().max(longest)),
});
/** `pending`: changed fields that wait for an administrator. */
export const updateProfileOutputSchema = z.object({ pending: z.array(z.enum(CONFIRMED_FIELDS)) });

/** Body of review-profile-change. `value`: the new value as the administrator saw it. */
export const reviewProfileChangeInputSchema = z.strictObject({
  uid: documentIdSchema,
  field: z.enum(CONFIRMED_FIELDS),
  value: z.string().max(longest),
  is_confirmed: z.boolean(),
});
