import { randomBytes, randomUUID } from 'node:crypto';
import { Secret } from 'otpauth';
import type { AuthEmulator, Context, ProjectState, User } from './authEmulator.ts';
import { decode, issueTokens } from './totpTokens.ts';
import { findTotpStep, isTotp, TOTP_ALGORITHM, TOTP_DIGITS, TOTP_PERIOD_S, toVault } from './totpVault.ts';

const FIRST_FACTORS_WITHOUT_MFA = new Set(['anonymous', 'phone', 'custom', 'gc.apple.com']);

// The same limits as in production.
const ENROLLMENT_TTL_MS = 15 * 60_000;
const RECENT_SIGN_IN_MS = 5 * 60_000;
const ENROLLMENT_ATTEMPTS = 3;

interface IdToken {
  auth_time: number;
  firebase: { sign_in_provider: string };
}

/** Lets a signed-in user request a secret and enroll it with a first code. */
export function handleEnrollment(emulator: AuthEmulator): void {
  const { mfaEnrollment, lookup } = emulator.operations.identitytoolkit.accounts;
  const assert: AuthEmulator['assert'] = emulator.assert;
  const { start, finalize } = mfaEnrollment;

  const authenticate = (state: ProjectState, idToken: string | undefined, context: Context) => {
    assert(idToken, 'MISSING_ID_TOKEN');
    // Checks the token like every other operation of a signed-in user.
    const { users } = lookup(state, { idToken }, { ...context, security: undefined });
    const user = state.getUserByLocalId(users?.[0]?.localId ?? '');
    const token = decode<IdToken>(idToken.split('.')[1] ?? '', 'base64url');
    assert(user && token, 'INVALID_ID_TOKEN');
    const provider = token.firebase.sign_in_provider;
    assert(
      !FIRST_FACTORS_WITHOUT_MFA.has(provider),
      'UNSUPPORTED_FIRST_FACTOR : MFA is not available for the given first factor.',
    );
    return { user, token, provider };
  };

  const assertNoTotpYet = (user: User) =>
    assert(
      !user.mfaInfo?.some(isTotp),
      'SECOND_FACTOR_LIMIT_EXCEEDED : Only one TOTP second factor is allowed per account.',
    );

  mfaEnrollment.start = (state, body, context) => {
    if (!body.totpEnrollmentInfo) return start(state, body, context);
    const { user, token } = authenticate(state, body.idToken, context);
    assert(
      user.emailVerified,
      'UNVERIFIED_EMAIL : Need to verify email first before enrolling second factors.',
    );
    assert(Date.now() - token.auth_time * 1000 <= RECENT_SIGN_IN_MS, 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
    assertNoTotpYet(user);
    const secret = new Secret({ size: 20 }).base32;
    const sessionInfo = randomBytes(48).toString('base64url');
    const expires = Date.now() + ENROLLMENT_TTL_MS;
    toVault(state).sessions.set(sessionInfo, {
      localId: user.localId,
      secret,
      expires,
      attempts: 0,
      done: false,
    });
    return {
      totpSessionInfo: {
        sharedSecretKey: secret,
        verificationCodeLength: TOTP_DIGITS,
        hashingAlgorithm: TOTP_ALGORITHM,
        periodSec: TOTP_PERIOD_S,
        sessionInfo,
        finalizeEnrollmentTime: new Date(expires).toISOString(),
      },
    };
  };

  mfaEnrollment.finalize = (state, body, context) => {
    if (!body.totpVerificationInfo) return finalize(state, body, context);
    const { user, provider } = authenticate(state, body.idToken, context);
    const { sessionInfo, verificationCode } = body.totpVerificationInfo;
    const { sessions, factors } = toVault(state);
    const session = sessions.get(sessionInfo ?? '');
    assert(session && session.localId === user.localId, 'INVALID_SESSION_INFO');
    assert(
      !session.done,
      'MFA_ENROLLMENT_ALREADY_COMPLETE : This MFA enrollment has already been completed.',
    );
    assert(Date.now() < session.expires, 'SESSION_EXPIRED');
    assert(body.displayName, 'MISSING_DISPLAY_NAME');
    assert(verificationCode, 'MISSING_CODE');
    assert(session.attempts < ENROLLMENT_ATTEMPTS, 'TOO_MANY_ENROLLMENT_ATTEMPTS : restart enrollment');
    session.attempts += 1;
    const step = findTotpStep(session.secret, verificationCode);
    assert(step !== undefined, 'INVALID_CODE');
    assertNoTotpYet(user);
    session.done = true;
    const mfaEnrollmentId = randomUUID();
    factors.set(mfaEnrollmentId, { secret: session.secret, lastStep: step });
    const factor = {
      mfaEnrollmentId,
      displayName: body.displayName,
      enrolledAt: new Date().toISOString(),
      totpInfo: {},
    };
    const updated = state.updateUserByLocalId(user.localId, { mfaInfo: [...(user.mfaInfo ?? []), factor] });
    return { ...issueTokens(emulator, state, updated, provider, mfaEnrollmentId, context), totpAuthInfo: {} };
  };
}
