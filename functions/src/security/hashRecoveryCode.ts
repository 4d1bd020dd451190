import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string, string, number, Buffer>(scrypt);
const HASH_BYTES = 32;

/** Returns a new salt for the hashes of recovery codes. */
export const newSalt = (): string => randomBytes(16).toString('base64url');

/** Hashes a recovery code: scrypt with Node's default cost (N 16384, r 8, p 1), base64url. */
export const hashRecoveryCode = async (code: string, salt: string): Promise<string> =>
  (await derive(code, salt, HASH_BYTES)).toString('base64url');

/** Compares in constant time for hashes of the same length. */
export function isSameHash(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}
