import { isIPv6, SocketAddress } from 'node:net';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@brokerage/domain/schedule/durations';
import { type ExpiringCounter, toCounterId } from '../data/expiringCounter.ts';

/** Applications from one address per hour, far more than a household or a small office sends. */
export const APPLICATIONS_PER_HOUR = 10;
/** Messages of the contact form from one address per hour. */
export const MESSAGES_PER_HOUR = 6;
/** Scheduled calls from one address per hour. */
export const SCHEDULED_CALLS_PER_HOUR = 10;
/** Lookups of a call from one address per hour: this many by its link, and as many by its application. */
export const CALL_LOOKUPS_PER_HOUR = 60;
/** Changes of one call per day, from any address, because its officer gets a mail about each. */
export const CALL_CHANGES_PER_DAY = 10;
/** Mails of a company to one borrower per day about changes of their calls: enough for every change of one call and its cancellation. */
export const CALL_CHANGE_MAILS_PER_DAY = CALL_CHANGES_PER_DAY + 1;
/** Attempts with recovery codes per hour, for one account, and from one address. */
export const RECOVERY_TRIES_PER_HOUR = 5;
/** Limits mail to one address, so strangers can't flood it. */
export const MAILS_PER_DAY = 3;
/** Flyers that one member may submit per hour, because each is mailed to every reviewer. */
export const FLYERS_PER_HOUR = 20;
/** Requests for consent to a template per person and hour, because each is mailed to every reviewer. */
export const CONSENT_REQUESTS_PER_HOUR = 20;
/** Pictures decoded for one person per hour, whether or not that succeeds. */
export const PICTURES_PER_HOUR = 150;

function toRateCounter(what: string, lengthMs: number, now: Date): ExpiringCounter {
  const number = Math.floor(now.getTime() / lengthMs);
  return {
    id: toCounterId(`${number}|${what}`),
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

/** What a counter counts per network. */
export type CounterKind =
  | 'application'
  | 'message'
  | 'call'
  | 'call-by-link'
  | 'call-by-application'
  | 'recovery';

export const callerCounter = (kind: CounterKind, ip: string, now: Date) =>
  toRateCounter(`${kind} from ${toNetwork(ip)}`, HOUR_MS, now);

export const callChangesCounter = (tenantId: string, callId: string, now: Date) =>
  toRateCounter(`changes of ${tenantId}/${callId}`, DAY_MS, now);

/** Counts forms for a link's event beyond the limit of one network. Changing the number of guests doesn't reset it. */
export const eventCounter = (
  kind: CounterKind,
  { tenantId, code, day, to }: { tenantId: string; code: string; day: string; to: Date },
): ExpiringCounter => ({ id: toCounterId(`${kind} at ${tenantId}/${code} on ${day}`), expiresAt: to });

export const recoveryCounter = (email: string, now: Date) =>
  toRateCounter(`recovery of ${email.toLowerCase()}`, HOUR_MS, now);

export const flyersCounter = (uid: string, now: Date) => toRateCounter(`flyers of ${uid}`, HOUR_MS, now);

export const consentRequestsCounter = (uid: string, now: Date) =>
  toRateCounter(`consent requests of ${uid}`, HOUR_MS, now);

export const picturesCounter = (uid: string, now: Date) => toRateCounter(`pictures of ${uid}`, HOUR_MS, now);

export const functionCallCounter = (uid: string, callable: string, now: Date) =>
  toRateCounter(`calls of ${callable} by ${uid}`, 10 * MINUTE_MS, now);

/**
 * Returns the mailbox that an address probably delivers to: lowercase, without `+tag` and, for Gmail, without dots. Two
 * people's addresses may count as one at a provider that treats `+` as an ordinary character; that costs at most a mail.
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

export const recipientCounter = (email: string, now: Date) =>
  toRateCounter(`to ${toMailbox(email)}`, DAY_MS, now);

export const callChangeMailCounter = (tenantId: string, email: string, now: Date) =>
  toRateCounter(`call changes of ${tenantId} to ${toMailbox(email)}`, DAY_MS, now);

/** Counts a company's status mails to a recipient. Receipts don't use it up, because anybody can cause those. */
export const statusMailCounter = (tenantId: string, email: string, now: Date) =>
  toRateCounter(`status of ${tenantId} to ${toMailbox(email)}`, DAY_MS, now);
