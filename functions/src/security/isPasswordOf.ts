import * as z from 'zod';
import { setting } from '../setting.ts';

const refusalSchema = z.object({ error: z.object({ message: z.string() }) });
const WRONG =
  /^(INVALID_LOGIN_CREDENTIALS|INVALID_PASSWORD|EMAIL_NOT_FOUND|USER_DISABLED|INVALID_EMAIL|TOO_MANY_ATTEMPTS_TRY_LATER)/;

/**
 * Whether the account has this password, as Auth says; a second factor is not asked for. What Auth answers beyond
 * that is thrown away. `appCheckToken`: the caller's, as Auth may demand one.
 * @throws Error when Auth could not say
 */
export async function isPasswordOf(
  email: string,
  password: string,
  appCheckToken: string | undefined,
): Promise<boolean> {
  const emulator = process.env.FIREBASE_AUTH_EMULATOR_HOST;
  const key = emulator ? 'emulator' : setting('WEB_API_KEY');
  const base = emulator
    ? `http://${emulator}/identitytoolkit.googleapis.com`
    : 'https://identitytoolkit.googleapis.com';
  const response = await fetch(`${base}/v1/accounts:signInWithPassword`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-goog-api-key': key,
      ...(appCheckToken && { 'x-firebase-appcheck': appCheckToken }),
    },
    body: JSON.stringify({ email, password, returnSecureToken: true }),
  });
  const body: unknown = await response.json();
  if (response.ok) return true;
  const refused = refusalSchema.safeParse(body);
  if (refused.success && WRONG.test(refused.data.error.message)) return false;
  throw new Error('The password could not be checked');
}
