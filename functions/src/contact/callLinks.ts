import { timingSafeEqual } from 'node:crypto';
import { CALL_SECRET_ALPHABET, CALL_SECRET_LENGTH } from '@brokerage/domain/contact/callPage';
import { MAX_CALL_LINKS } from '@brokerage/domain/contact/changeCall';
import { customAlphabet } from 'nanoid';
import { sha256 } from '../data/sha256.ts';

const newSecret = customAlphabet(CALL_SECRET_ALPHABET, CALL_SECRET_LENGTH);

/** Returns a new secret for a link, and the hashes to store with the call: those of earlier mails followed by the new one. */
export function addCallLink(earlier: readonly string[] = []): { secret: string; link_hashes: string[] } {
  const secret = newSecret();
  return { secret, link_hashes: [...earlier, sha256(secret)].slice(-MAX_CALL_LINKS) };
}

/** Returns whether a secret has one of the hashes. Compares in constant time, so that the duration reveals nothing about the secret. */
export function isKnownSecret(secret: string, hashes: readonly string[]): boolean {
  const given = Buffer.from(sha256(secret));
  const stored = hashes.map((hash) => Buffer.from(hash)).filter(({ length }) => length === given.length);
  return stored.filter((hash) => timingSafeEqual(hash, given)).length > 0;
}
