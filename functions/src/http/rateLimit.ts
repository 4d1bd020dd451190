import { isIPv6, SocketAddress } from 'node:net';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@brokerage/domain/schedule/durations';
import { type DocumentSnapshot, FieldValue } from 'firebase-admin/firestore';
import { sha256 } from '../data/sha256.ts';

/** Applications from one address within one hour. A household or a small office stays far below. */
export const SUBMISSIONS_PER_HOUR = 10;
/** Messages of the contact form from one address within one hour. */
export const MESSAGES_PER_HOUR = 6;
/** Calls that visitors of one address schedule within one hour. */
export const SCHEDULED_CALLS_PER_HOUR = 10;
/** How often pages of one address ask for a call by its link within one hour, and as often by its application. */
export const CALL_LOOKUPS_PER_HOUR = 60;
/** Changes of one call within a day, from any address: its officer gets a mail about each. */
export const CALL_CHANGES_PER_DAY = 10;
/** Tries of recovery codes within one hour, for one account, and from one address. */
export const RECOVERY_TRIES_PER_HOUR = 5;
/** Limits mail to one address, so strangers can't flood it. */
export const MAILS_PER_DAY = 3;
/** Flyers that one member may submit within an hour, because each is mailed to every reviewer. */
export const FLYERS_PER_HOUR = 20;
/** Requests for consent to a template that one person makes within one hour: each is mailed to every reviewer. */
export const CONSENT_REQUESTS_PER_HOUR = 20;
/** Pictures that are decoded for one person within one hour, whether that succeeds or not. */
export const PICTURES_PER_HOUR = 150;

/** A counter within a stretch of time. What it counts, an address, is not stored there. */
export interface RateWindow {
  id: string;
  /** For Firestore's TTL policy on rate_limits.expires_at. */
  expiresAt: Date;
}

const toHash = (what: string) => sha256(what).slice(0, 40);

function toRateWindow(what: string, lengthMs: number, now: Date): RateWindow {
  const number = Math.floor(now.getTime() / lengthMs);
  return {
    id: toHash(`${number}|${what}`),
    expiresAt: new Date((number + 1) * lengthMs),
  };
}

/**
 * Maps an IPv6 address to its /64 network, because one caller usually controls all of it. IPv4 written as IPv6 becomes IPv4.
 */
export function toNetwork(ip: string): string {
  if (!isIPv6(ip)) return ip;
  // Normalize first, or all IPv4 addresses written in hexadecimal (`::ffff:c0a8:1`) would share one /64.
  const { address } = new SocketAddress({ address: ip, family: 'ipv6' });
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(address) ?? [];
  if (mapped !== undefined) return mapped;
  const [head = '', tail] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  const missing = tail === undefined ? 0 : 8 - groups.length - (tail === '' ? 0 : tail.split(':').length);
  const full = [...groups, ...Array<string>(Math.max(0, missing)).fill('0'), ...(tail ?? '').split(':')];
  return full.slice(0, 4).join(':');
}

/** What is counted: each form has counters of its own. */
export type RateBucket =
  | 'application'
  | 'message'
  | 'call'
  | 'call-by-link'
  | 'call-by-application'
  | 'recovery';

/** Returns the counter of a caller's network for the current hour. */
export const callerWindow = (bucket: RateBucket, ip: string, now: Date) =>
  toRateWindow(`${bucket} from ${toNetwork(ip)}`, HOUR_MS, now);

/**
 * Returns the counter of the calls that are scheduled for one part of a day.
 * @param officerId null for the General team
 * @param time a value of `callbackTimes`; it ends at `to`
 */
export const phoneCallWindow = (
  tenantId: string,
  officerId: string | null,
  time: string,
  to: Date,
): RateWindow => ({
  id: toHash(`calls of ${tenantId} with ${officerId ?? 'General'}|${time}`),
  expiresAt: to,
});

/** Returns the counter of a call's changes on the current day. */
export const callChangesWindow = (tenantId: string, callId: string, now: Date) =>
  toRateWindow(`changes of ${tenantId}/${callId}`, DAY_MS, now);

/**
 * Returns the counter of the forms that a link's event takes beyond the limit of one network. Changing the number of guests doesn't
 * reset it.
 */
export const eventWindow = (
  bucket: RateBucket,
  { tenantId, code, day, to }: { tenantId: string; code: string; day: string; to: Date },
): RateWindow => ({ id: toHash(`${bucket} at ${tenantId}/${code} on ${day}`), expiresAt: to });

/** Returns the counter of an account that somebody tries to recover, for the current hour. */
export const recoveryWindow = (email: string, now: Date) =>
  toRateWindow(`recovery of ${email.toLowerCase()}`, HOUR_MS, now);

/** Returns the counter of a person's submitted flyers for the current hour. */
export const flyersWindow = (uid: string, now: Date) => toRateWindow(`flyers of ${uid}`, HOUR_MS, now);

/** Returns the counter of a person's requests for consent in the current hour. */
export const consentRequestsWindow = (uid: string, now: Date) =>
  toRateWindow(`consent requests of ${uid}`, HOUR_MS, now);

/** Returns the counter of pictures that were decoded for a person in the current hour. */
export const picturesWindow = (uid: string, now: Date) => toRateWindow(`pictures of ${uid}`, HOUR_MS, now);

/** Returns the counter of a person's calls of one function for the current ten minutes. */
export const functionCallWindow = (uid: string, callable: string, now: Date) =>
  toRateWindow(`calls of ${callable} by ${uid}`, 10 * MINUTE_MS, now);

/**
 * Returns the mailbox that an address delivers to, as far as it shows: without capitals and `+tag`, and for Gmail
 * without dots. Two people's addresses may count as one where a provider treats a `+` as a letter; that costs a mail at most.
 */
export function toMailbox(email: string): string {
  const [local = '', domain = ''] = splitAtLast(email.trim().toLowerCase(), '@');
  const base = local.split('+')[0] || local;
  return GMAIL.has(domain) ? `${base.replaceAll('.', '')}@gmail.com` : `${base}@${domain}`;
}

const GMAIL: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com']);

function splitAtLast(text: string, sign: string): [string, string] {
  const place = text.lastIndexOf(sign);
  return [text.slice(0, place), text.slice(place + 1)];
}

/** Returns the counter of a recipient of mail for the current day. */
export const recipientWindow = (email: string, now: Date) =>
  toRateWindow(`to ${toMailbox(email)}`, DAY_MS, now);

/** Returns the counter of a company's mails to a recipient about a status: receipts, which anybody can cause, don't use it up. */
export const statusMailWindow = (tenantId: string, email: string, now: Date) =>
  toRateWindow(`status of ${tenantId} to ${toMailbox(email)}`, DAY_MS, now);

/** Returns what a counter's record says; 0 when there is none yet. */
export const readCount = (counter: DocumentSnapshot) => Number(counter.get('count') ?? 0);

/** Returns what to merge into a counter's record when one more has come, or several. */
export const increment = ({ expiresAt }: RateWindow, number = 1) => ({
  count: FieldValue.increment(number),
  expires_at: expiresAt,
});
