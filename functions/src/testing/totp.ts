import { Secret, TOTP } from 'otpauth';
import { expect } from 'vitest';
import { authRest, type Person, signIn } from './members.ts';

/** Codes work once and in order, so a test uses codes of ever later steps instead of waiting. */
const codeAfter = (steps: number, secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });

interface Enrolled {
  secret: string;
  /** Token of a session with the second factor. */
  token: string;
}

/** Enrolls a second factor like the Security tab. */
export async function enrol({ token }: Pick<Person, 'token'>): Promise<Enrolled> {
  const start = await authRest('v2/accounts/mfaEnrollment:start', { idToken: token, totpEnrollmentInfo: {} });
  const session = start.body.totpSessionInfo as unknown as { sharedSecretKey: string; sessionInfo: string };
  const { body } = await authRest('v2/accounts/mfaEnrollment:finalize', {
    idToken: token,
    displayName: 'Phone',
    totpVerificationInfo: {
      sessionInfo: session.sessionInfo,
      verificationCode: codeAfter(0, session.sharedSecretKey),
    },
  });
  expect(body.idToken).toBeTypeOf('string');
  return { secret: session.sharedSecretKey, token: body.idToken ?? '' };
}

/** Signs in with password and code; `steps` has to be later than any code used before. */
export async function signInWithCode(email: string, secret: string, steps: number): Promise<string> {
  const { body } = await signIn(email);
  const [factor] = body.mfaInfo as unknown as { mfaEnrollmentId: string }[];
  const { body: session } = await authRest('v2/accounts/mfaSignIn:finalize', {
    mfaPendingCredential: body.mfaPendingCredential,
    mfaEnrollmentId: factor?.mfaEnrollmentId,
    totpVerificationInfo: { verificationCode: codeAfter(steps, secret) },
  });
  expect(session.idToken).toBeTypeOf('string');
  return session.idToken ?? '';
}
