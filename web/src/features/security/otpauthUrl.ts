import type { TotpSecret } from 'firebase/auth';

type SecretFacts = Pick<TotpSecret, 'secretKey' | 'hashingAlgorithm' | 'codeLength' | 'codeIntervalSeconds'>;

/**
 * Returns the content of the QR code for authenticator apps. Built here because the SDK's `generateQrCodeUrl` doesn't escape spaces and `&`
 * in names, and only some apps tolerate that.
 */
export function otpauthUrl(secret: SecretFacts, account: string, issuer: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  const facts = {
    secret: secret.secretKey,
    issuer,
    algorithm: secret.hashingAlgorithm,
    digits: String(secret.codeLength),
    period: String(secret.codeIntervalSeconds),
  };
  // Not URLSearchParams: apps show its "+" instead of a space.
  const query = Object.entries(facts).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `otpauth://totp/${label}?${query.join('&')}`;
}
