import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '../schedule/durations.ts';
import {
  claimDelivery,
  isTooLateToSend,
  LEASE_MS,
  losesText,
  MAX_ATTEMPTS,
  retryDelayMs,
  settleDelivery,
} from './delivery.ts';
import { maskAddress } from './maskAddress.ts';
import { parseMessageId, toMessageId } from './messageId.ts';
import { type QueuedMail, queuedMailSchema } from './queuedMail.ts';

const NOW = new Date('2026-11-25T12:00:00Z');
const mail = (changes: Partial<QueuedMail> = {}): QueuedMail => ({
  ...queuedMailSchema.parse({
    to: ['a@staff.example'],
    message: { subject: 's', text: 't' },
    created_at: NOW,
  }),
  ...changes,
});

describe('a mail', () => {
  it.each(['sent', 'failed', 'bounced'] as const)('that is %s is never tried', (state) => {
    expect(claimDelivery(mail({ state }), 'lease', NOW)).toBeUndefined();
  });

  it('is tried when due, but not during another try', () => {
    const claimed = claimDelivery(mail(), 'lease', NOW);
    expect(claimed?.changes).toEqual({
      state: 'sending',
      attempts: 1,
      lease_id: 'lease',
      next_attempt_at: new Date(NOW.getTime() + LEASE_MS),
    });
    const sending = mail(claimed?.changes);
    expect(claimDelivery(sending, 'other', new Date(NOW.getTime() + LEASE_MS - 1))).toBeUndefined();
    expect(claimDelivery(sending, 'other', new Date(NOW.getTime() + LEASE_MS))?.isDue).toBe(true);
  });

  it('waits twice as long after each try, 17 hours in total', () => {
    const waits = Array.from({ length: MAX_ATTEMPTS - 1 }, (_, index) => retryDelayMs(index + 1) / 60_000);
    expect(waits).toEqual([2, 4, 8, 16, 32, 64, 128, 256, 512]);
    expect(waits.reduce((sum, one) => sum + one, 0) / 60).toBeCloseTo(17, 0);
  });

  it('is settled only by the try that holds it', () => {
    const sending = mail({ state: 'sending', lease_id: 'lease', attempts: 1 });
    expect(settleDelivery(sending, 'other', { failure: null }, NOW)).toBeUndefined();
    expect(
      settleDelivery(mail({ state: 'bounced', lease_id: 'lease' }), 'lease', { failure: null }, NOW),
    ).toBe(undefined);
    expect(settleDelivery(sending, 'lease', { failure: null }, NOW)).toMatchObject({
      state: 'sent',
      sent_at: NOW,
    });
    expect(settleDelivery(sending, 'lease', { failure: 'connection' }, NOW)).toMatchObject({
      state: 'queued',
    });
    expect(
      settleDelivery(sending, 'lease', { failure: 'recipient_refused', isPermanent: true }, NOW),
    ).toMatchObject({ state: 'failed', next_attempt_at: null });
  });
});

describe('the text of a mail with a link', () => {
  const sending = (changes: Partial<QueuedMail> = {}) =>
    mail({ kind: 'call_confirmed', state: 'sending', lease_id: 'lease', attempts: 1, ...changes });
  const settle = (one: QueuedMail, failure: QueuedMail['failure'], isPermanent = false) =>
    settleDelivery(one, 'lease', { failure, isPermanent }, NOW) ?? {};

  it('is removed once sent; other mail keeps its text', () => {
    expect(losesText(sending(), settle(sending(), null))).toBe(true);
    const plain = sending({ kind: 'application_received' });
    expect(losesText(plain, settle(plain, null))).toBe(false);
  });

  it('is kept for another try, and after a failure until it’s too late to retry', () => {
    expect(losesText(sending(), settle(sending(), 'connection'))).toBe(false);
    const changes = settle(sending(), 'recipient_refused', true);
    const end = new Date(NOW.getTime() + 7 * DAY_MS);
    expect(changes).toMatchObject({ state: 'failed', next_attempt_at: end });
    expect(losesText(sending(), changes)).toBe(false);
    const failed = sending(changes);
    expect(claimDelivery(failed, 'other', new Date(end.getTime() - 1))).toBeUndefined();
    const claimed = claimDelivery(failed, 'other', end);
    // The failure stays stored.
    expect(claimed).toEqual({ isDue: false, changes: { next_attempt_at: null } });
    expect(losesText(failed, claimed?.changes ?? {})).toBe(true);
    expect(claimDelivery({ ...failed, ...claimed?.changes }, 'other', end)).toBeUndefined();
  });

  it('is removed when it fails because it’s too late', () => {
    const invitation = mail({ kind: 'invitation', next_attempt_at: NOW });
    const late = new Date(NOW.getTime() + HOUR_MS);
    expect(isTooLateToSend(invitation, new Date(late.getTime() - 1))).toBe(false);
    expect(isTooLateToSend(invitation, late)).toBe(true);
    const claimed = claimDelivery(invitation, 'lease', late);
    expect(claimed?.changes).toMatchObject({
      state: 'failed',
      failure: 'link_expired',
      next_attempt_at: null,
    });
    expect(losesText(invitation, claimed?.changes ?? {})).toBe(true);
  });
});

it('masks an address', () => {
  expect(maskAddress('jordan@example.com')).toBe('j***@example.com');
  expect(maskAddress('j@example.com')).toBe('j***@example.com');
  expect(maskAddress('"odd@local"@example.com')).toBe('"***@example.com');
});

it('reads back its own Message-IDs, and no others', () => {
  const place = { tenantId: 'larkfield', mailId: 'contact-01J_x' };
  const id = toMessageId(place, 'brokerage.example');
  expect(id).toBe('<contact-01J_x.larkfield@brokerage.example>');
  expect(parseMessageId(id)).toEqual(place);
  expect(parseMessageId(id.slice(1, -1))).toEqual(place);
  for (const other of ['', '<x@y.example>', '<a/b.larkfield@y.example>', '<a.b.c@y.example>']) {
    expect(parseMessageId(other)).toBeUndefined();
  }
});
