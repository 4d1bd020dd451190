import * as z from 'zod';
import { passwordMinLengthSchema } from './passwordRules.ts';

/** The one-time code of a password link (invitation or reset), as Auth put it into the link. */
const resetCode = z.string().min(1).max(1000);

/** Body of get-password-rules, from somebody who is not signed in. */
export const getPasswordRulesInputSchema = z.strictObject({ code: resetCode });
export const passwordRulesSchema = z.object({ min_length: passwordMinLengthSchema });

/** Body of set-new-password, from somebody who is not signed in. */
export const setNewPasswordInputSchema = z.strictObject({
  code: resetCode,
  password: z.string().min(1, 'Password is required').max(4096),
});
