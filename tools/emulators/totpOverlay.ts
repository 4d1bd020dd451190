/**
 * TOTP second factors for the Auth emulator of firebase-tools, which supports only SMS (firebase/firebase-tools#6224) although its API
 * description already has TOTP. `tools/firebase.ts` loads this into the CLI's own process before the emulator starts; it replaces entries
 * of the emulator's table of operations and edits no file.
 */
import { type AuthEmulator, loadAuthEmulator } from './authEmulator.ts';
import { transferTotpWithAccounts } from './totpAccountTransfer.ts';
import { handleEnrollment } from './totpEnrollment.ts';
import { announceTotpAtFirstFactor, handleSignIn } from './totpSignIn.ts';
import { isTotp } from './totpVault.ts';

/** Adds TOTP to the Auth emulator of the firebase-tools in that folder, for this process. */
export function installTotpOverlay(firebaseToolsFolder: string): void {
  const emulator = loadAuthEmulator(firebaseToolsFolder);
  acceptTotpFactors(emulator);
  handleEnrollment(emulator);
  announceTotpAtFirstFactor(emulator);
  handleSignIn(emulator);
  transferTotpWithAccounts(emulator);
}

/** Makes the emulator accept TOTP factors; it would check them as phone numbers. */
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
