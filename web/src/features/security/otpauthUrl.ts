import type { TotpSecret } from 'firebase/auth';

type SecretFacts = Pick<TotpSecret, 'secretKey' | 'hashingAlgorithm' | 'codeLength' | 'codeIntervalSeconds'>;

/**
 * Returns what an authenticator app reads from the QR code. Made here because the SDK's `generateQrCodeUrl` leaves blanks and
 * `&` in names as they are, and only some apps forgive that.
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
  // Not URLSearchParams: apps show its "+" for a blank as it is.
  const query = Object.entries(facts).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `otpauth://totp/${label}?${query.join('&')}`;
}
