import * as z from 'zod';
import { requireEnv } from '../requireEnv.ts';

/** Ends a hung request well before the calling function's 30-second limit. */
const TIMEOUT_MS = 10_000;

const errorSchema = z.object({ error: z.object({ message: z.string() }) });

/** Auth's response: a body, or an error such as `INVALID_OOB_CODE` or `WEAK_PASSWORD : Password should be ...`. */
export type ToolkitResponse = { ok: true; body: unknown } | { ok: false; error: string };

/**
 * Calls a method of Auth's REST API like a browser. `appCheckToken`: the caller's, because Auth may require one.
 * @throws Error when Auth could not be reached, took too long or returned something other than JSON
 */
export async function callIdentityToolkit(
  method: 'accounts:signInWithPassword' | 'accounts:resetPassword',
  body: object,
  appCheckToken: string | undefined,
): Promise<ToolkitResponse> {
  const emulator = process.env.FIREBASE_AUTH_EMULATOR_HOST;
  const key = emulator ? 'emulator' : requireEnv('WEB_API_KEY');
  const base = emulator
    ? `http://${emulator}/identitytoolkit.googleapis.com`
    : 'https://identitytoolkit.googleapis.com';
  const response = await fetch(`${base}/v1/${method}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-goog-api-key': key,
      ...(appCheckToken && { 'x-firebase-appcheck': appCheckToken }),
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const responseBody: unknown = await response.json();
  if (response.ok) return { ok: true, body: responseBody };
  const refused = errorSchema.safeParse(responseBody);
  return { ok: false, error: refused.success ? refused.data.error.message : '' };
}
