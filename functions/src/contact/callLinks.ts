import { timingSafeEqual } from 'node:crypto';
import type { StoredCallback } from '@brokerage/domain/contact/callbackRequest';
import { parseCallLink } from '@brokerage/domain/contact/callPage';
import { MAX_CALL_LINKS } from '@brokerage/domain/contact/changeCall';
import { customAlphabet } from 'nanoid';
import { sha256 } from '../data/sha256.ts';

/** 190 random bits, of characters that every mail program takes as part of an address. */
const newSecret = customAlphabet('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz', 32);

/** Returns a new secret for a link, and the hashes to store with the call: its own, after those of earlier mails. */
export function addCallLink(earlier: readonly string[] = []): { secret: string; link_hashes: string[] } {
  const secret = newSecret();
  return { secret, link_hashes: [...earlier, sha256(secret)].slice(-MAX_CALL_LINKS) };
}

/** Returns whether a link is one of the call's. How long it takes says nothing about how much of it is right. */
export function hasCallLink({ link_hashes = [] }: StoredCallback, link: string): boolean {
  const given = Buffer.from(sha256(parseCallLink(link)?.secret ?? ''), 'hex');
  return link_hashes.filter((hash) => timingSafeEqual(Buffer.from(hash, 'hex'), given)).length > 0;
}
