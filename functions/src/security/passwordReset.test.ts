import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readResetCode, resetPassword } from './passwordReset.ts';

const fetched = vi.fn<typeof fetch>();
const answers = (status: number, body: object) => fetched.mockResolvedValue(Response.json(body, { status }));
const refuses = (message: string) => answers(400, { error: { message } });

beforeEach(() => {
  vi.stubGlobal('fetch', fetched.mockReset());
  vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', '');
  vi.stubEnv('WEB_API_KEY', 'key');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

it('reads the link’s owner without sending a password, with the caller’s App Check token', async () => {
  answers(200, { requestType: 'PASSWORD_RESET', email: 'ann@larkfield.example' });
  await expect(readResetCode('abc', 'app-check')).resolves.toBe('ann@larkfield.example');
  expect(fetched).toHaveBeenCalledExactlyOnceWith(
    'https://identitytoolkit.googleapis.com/v1/accounts:resetPassword',
    {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-goog-api-key': 'key',
        'x-firebase-appcheck': 'app-check',
      },
      body: '{"oobCode":"abc"}',
      signal: expect.any(AbortSignal) as AbortSignal,
    },
  );
});

it.each(['VERIFY_EMAIL', 'EMAIL_SIGNIN'])('rejects a code of another mail: %s', async (requestType) => {
  answers(200, { requestType, email: 'ann@larkfield.example' });
  await expect(readResetCode('abc', undefined)).rejects.toMatchObject({
    code: 'password-link-invalid',
  });
});

it.each([
  ['EXPIRED_OOB_CODE', 'password-link-expired'],
  ['INVALID_OOB_CODE', 'password-link-invalid'],
  ['USER_DISABLED', 'password-link-invalid'],
  ['EMAIL_NOT_FOUND', 'password-link-invalid'],
])('%s: %s, when the link is read and when the password is set', async (message, code) => {
  refuses(message);
  const error = { status: 'failed-precondition', code };
  await expect(readResetCode('abc', undefined)).rejects.toMatchObject(error);
  refuses(message);
  await expect(resetPassword('abc', 'teapot-violin', undefined)).rejects.toMatchObject(error);
});

it.each([
  ['WEAK_PASSWORD : Password should be at least 6 characters', 'Password must be at least 6 characters'],
  [
    'PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: [Password must contain at least 14 characters]',
    'Password must be at least 14 characters',
  ],
  [
    'PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: [Password must contain a numeric character]',
    'This password doesn’t meet the company’s rules. Choose a longer one.',
  ],
])('the policy of Auth itself: %s', async (message, sentence) => {
  refuses(message);
  await expect(resetPassword('abc', 'teapot-violin', undefined)).rejects.toMatchObject({
    code: 'invalid-argument',
    issues: [{ path: 'password', message: sentence }],
  });
});

it('asks to wait when Auth counts too many attempts, and hides unknown errors', async () => {
  refuses('TOO_MANY_ATTEMPTS_TRY_LATER');
  await expect(resetPassword('abc', 'x', undefined)).rejects.toMatchObject({ status: 'resource-exhausted' });
  answers(500, {});
  await expect(resetPassword('abc', 'x', undefined)).rejects.toThrow('Auth did not reset the password');
});
