import type { AuthEmulator } from './authEmulator.ts';
import { decode, issueTokens } from './totpTokens.ts';
import { findTotpStep, isTotp, toVault } from './totpVault.ts';

/** As in production. */
const PENDING_SIGN_IN_TTL_MS = 5 * 60_000;

/** What the first factor's response passes to the second; the overlay adds `issuedAt`. */
interface PendingCredential {
  _AuthEmulatorMfaPendingCredential?: unknown;
  localId: string;
  projectId: string;
  tenantId?: string;
  signInProvider: string;
  issuedAt?: number;
}

/** Marks which of a user's second factors are TOTP in the first factor's response; the emulator leaves out their kind. */
export function announceTotpAtFirstFactor({ operations }: AuthEmulator): void {
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

/** Checks the code required after the first factor. */
export function handleSignIn(emulator: AuthEmulator): void {
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
    const factor = enrolled ? toVault(state).factors.get(mfaEnrollmentId) : undefined;
    assert(factor, 'INVALID_MFA_ENROLLMENT_ID');
    const step = findTotpStep(factor.secret, verificationCode);
    // A code works once, and no older code works after it.
    assert(step !== undefined && step > factor.lastStep, 'INVALID_CODE');
    factor.lastStep = step;
    const updated = state.updateUserByLocalId(user.localId, { lastLoginAt: Date.now().toString() });
    return issueTokens(emulator, state, updated, pending.signInProvider, mfaEnrollmentId, context);
  };
}
