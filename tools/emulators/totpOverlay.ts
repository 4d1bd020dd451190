/**
 * TOTP second factors for the Auth emulator of firebase-tools, which has SMS ones only (firebase/firebase-tools#6224)
 * though its API description already knows TOTP. `tools/firebase.ts` loads this into the CLI's own process before the
 * emulator starts; it replaces entries of the emulator's table of operations and edits no file.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import { Secret } from 'otpauth';
import {
  type AuthEmulator,
  type Context,
  loadAuthEmulator,
  type ProjectState,
  type User,
} from './authEmulator.ts';
import { transferTotpWithAccounts } from './totpAccountTransfer.ts';
import { isTotp, stepOf, TOTP_ALGORITHM, TOTP_DIGITS, TOTP_PERIOD_S, vaultOf } from './totpVault.ts';

const PROVIDER = 'totp';
const FIRST_FACTORS_WITHOUT_MFA = new Set(['anonymous', 'phone', 'custom', 'gc.apple.com']);

// As in production.
const ENROLLMENT_TTL_MS = 15 * 60_000;
const PENDING_SIGN_IN_TTL_MS = 5 * 60_000;
const RECENT_SIGN_IN_MS = 5 * 60_000;
const ENROLLMENT_ATTEMPTS = 3;

/** What a first factor's answer carries to the second; `issuedAt` is the overlay's addition. */
interface PendingCredential {
  _AuthEmulatorMfaPendingCredential?: unknown;
  localId: string;
  projectId: string;
  tenantId?: string;
  signInProvider: string;
  issuedAt?: number;
}

interface IdToken {
  auth_time: number;
  firebase: { sign_in_provider: string };
}

function decode<T>(text: string, encoding: 'base64' | 'base64url'): T | undefined {
  try {
    return JSON.parse(Buffer.from(text, encoding).toString('utf8')) as T;
  } catch {
    return undefined;
  }
}

/** Lays TOTP over the Auth emulator of the firebase-tools in that folder, for this process. */
export function installTotpOverlay(firebaseToolsFolder: string): void {
  const emulator = loadAuthEmulator(firebaseToolsFolder);
  acceptTotpFactors(emulator);
  answerEnrollment(emulator);
  announceTotpAtFirstFactor(emulator);
  answerSignIn(emulator);
  transferTotpWithAccounts(emulator);
}

/** The emulator checks a user's factors as telephone numbers. */
function acceptTotpFactors({ statePrototype, ...emulator }: AuthEmulator): void {
  const assert: AuthEmulator['assert'] = emulator.assert;
  const validatePhones = statePrototype.validateMfaEnrollments;
  statePrototype.validateMfaEnrollments = function (factors) {
    validatePhones.call(
      this,
      factors.filter((factor) => !isTotp(factor)),
    );
    const ids = factors.map((factor) => factor.mfaEnrollmentId);
    assert(ids.every(Boolean), 'INVALID_MFA_ENROLLMENT_ID : mfaEnrollmentId must be defined.');
    assert(new Set(ids).size === ids.length, 'DUPLICATE_MFA_ENROLLMENT_ID');
    return factors;
  };
}

function answerEnrollment(emulator: AuthEmulator): void {
  const { mfaEnrollment, lookup } = emulator.operations.identitytoolkit.accounts;
  const assert: AuthEmulator['assert'] = emulator.assert;
  const { start, finalize } = mfaEnrollment;

  const authenticate = (state: ProjectState, idToken: string | undefined, context: Context) => {
    assert(idToken, 'MISSING_ID_TOKEN');
    // Checks the token as every other operation of a signed-in user does.
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
    vaultOf(state).sessions.set(sessionInfo, {
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
    const { sessions, factors } = vaultOf(state);
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
    const step = stepOf(session.secret, verificationCode);
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

/** A first factor answers with the second ones to choose from; the emulator leaves their kind out. */
function announceTotpAtFirstFactor({ operations }: AuthEmulator): void {
  const { accounts } = operations.identitytoolkit;
  for (const name of ['signInWithPassword', 'signInWithEmailLink', 'signInWithIdp'] as const) {
    const original = accounts[name];
    accounts[name] = async (state, body, context) => {
      const response = await original(state, body, context);
      const pending = decode<PendingCredential>(response.mfaPendingCredential ?? '', 'base64');
      if (!pending) return response;
      const totpIds = new Set(
        state
          .getUserByLocalId(pending.localId)
          ?.mfaInfo?.filter(isTotp)
          .map((factor) => factor.mfaEnrollmentId),
      );
      const stamped = JSON.stringify({ ...pending, issuedAt: Date.now() });
      return {
        ...response,
        mfaPendingCredential: Buffer.from(stamped, 'utf8').toString('base64'),
        mfaInfo: (response.mfaInfo ?? []).map((factor) =>
          totpIds.has(factor.mfaEnrollmentId) ? { ...factor, totpInfo: {} } : factor,
        ),
      };
    };
  }
}

function answerSignIn(emulator: AuthEmulator): void {
  const { mfaSignIn } = emulator.operations.identitytoolkit.accounts;
  const assert: AuthEmulator['assert'] = emulator.assert;
  const { finalize } = mfaSignIn;

  mfaSignIn.finalize = async (state, body, context) => {
    if (!body.totpVerificationInfo) return finalize(state, body, context);
    const { mfaEnrollmentId } = body;
    const { verificationCode } = body.totpVerificationInfo;
    assert(body.mfaPendingCredential, 'MISSING_MFA_PENDING_CREDENTIAL');
    assert(mfaEnrollmentId, 'MISSING_MFA_ENROLLMENT_ID');
    assert(verificationCode, 'MISSING_CODE');
    const pending = decode<PendingCredential>(body.mfaPendingCredential, 'base64');
    assert(
      pending?._AuthEmulatorMfaPendingCredential &&
        pending.projectId === state.projectId &&
        pending.tenantId === state.tenantId,
      'INVALID_PENDING_TOKEN',
    );
    assert(
      Date.now() - (pending.issuedAt ?? 0) <= PENDING_SIGN_IN_TTL_MS,
      'TOTP_CHALLENGE_TIMEOUT : TOTP challenge timeout, provide first factor again.',
    );
    const user = state.getUserByLocalId(pending.localId);
    assert(user, 'USER_NOT_FOUND');
    assert(!user.disabled, 'USER_DISABLED');
    const enrolled = user.mfaInfo?.some(
      (factor) => isTotp(factor) && factor.mfaEnrollmentId === mfaEnrollmentId,
    );
    const factor = enrolled ? vaultOf(state).factors.get(mfaEnrollmentId) : undefined;
    assert(factor, 'INVALID_MFA_ENROLLMENT_ID');
    const step = stepOf(factor.secret, verificationCode);
    // A code counts once, and none older than it afterwards.
    assert(step !== undefined && step > factor.lastStep, 'INVALID_CODE');
    factor.lastStep = step;
    const updated = state.updateUserByLocalId(user.localId, { lastLoginAt: Date.now().toString() });
    return issueTokens(emulator, state, updated, pending.signInProvider, mfaEnrollmentId, context);
  };
}

/** Tokens with the second factor in them; the emulator's refresh grant issues such ones for any kind of factor. */
function issueTokens(
  { operations }: AuthEmulator,
  state: ProjectState,
  user: User,
  provider: string,
  enrollmentId: string,
  context: Context,
) {
  const refreshToken = state.createRefreshTokenFor(user, provider, {
    secondFactor: { identifier: enrollmentId, provider: PROVIDER },
  });
  const tokens = operations.securetoken.token(state, { grantType: 'refresh_token', refreshToken }, context);
  return { idToken: tokens.id_token ?? '', refreshToken: tokens.refresh_token ?? '' };
}
