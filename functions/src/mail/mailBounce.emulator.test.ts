import { DomainError } from '@brokerage/domain/errors/DomainError';
import { toMessageId } from '@brokerage/domain/mail/messageId';
import type { Request } from 'firebase-functions/v2/https';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { db } from '../data/db.ts';
import { requestThroughHosting } from '../testing/emulator.ts';
import { seededOutbox } from '../testing/mail.ts';
import { newTenant, type Person, type TestTenant } from '../testing/members.ts';
import { mailBounce, signBounce } from './mailBounce.ts';

const SECRET = 'a-secret-of-the-provider';

let tenant: TestTenant;
let admin: Person;
let outbox: ReturnType<typeof seededOutbox>;
beforeEach(async () => {
  vi.stubEnv('MAIL_BOUNCE_SECRET', SECRET);
  tenant = await newTenant();
  admin = await tenant.join('super_admin');
  await tenant.join('officer');
  outbox = seededOutbox(tenant.tenantId);
  await outbox.queue('mail');
  await outbox.set('mail', { state: 'sent', attempts: 1, next_attempt_at: null });
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await tenant.remove();
});

const seconds = (shift = 0) => String(Math.floor(Date.now() / 1000) + shift);
const toId = (mailId: string) => toMessageId({ tenantId: tenant.tenantId, mailId }, 'brokerage.example');

interface Report {
  body?: unknown;
  method?: string;
  timestamp?: string;
  signature?: string;
  secret?: string;
}

/** Sends a report in this process and returns the status of the answer. */
function report({ body, method = 'POST', timestamp = seconds(), signature, secret = SECRET }: Report = {}) {
  const content = body ?? { type: 'bounce', message_id: toId('mail') };
  const rawBody = Buffer.from(JSON.stringify(content));
  const headers: Record<string, string> = {
    'x-mail-timestamp': timestamp,
    'x-mail-signature': signature ?? `sha256=${signBounce(secret, timestamp, rawBody)}`,
    'x-forwarded-for': '203.0.113.80',
  };
  const { promise, resolve } = Promise.withResolvers<number>();
  const response = {
    code: 200,
    set: (): unknown => response,
    on: (): unknown => response,
    status: (code: number): unknown => {
      response.code = code;
      return response;
    },
    end: () => resolve(response.code),
  };
  const request = { method, headers, rawBody, body: content, get: (name: string) => headers[name] };
  void mailBounce(request as unknown as Request, response as never);
  return promise;
}

describe('a signed report', () => {
  it('marks the mail as bounced and notifies the super administrators once', async () => {
    expect(await report()).toBe(204);
    expect(await report()).toBe(204);
    expect(await outbox.get('mail')).toMatchObject({ state: 'bounced', next_attempt_at: null });
    expect(await outbox.notices()).toMatchObject([
      { to_user_id: admin.uid, kind: 'mail_bounced', mail_id: 'mail', mail_kind: 'security_notice' },
    ]);
  });

  it('notifies nobody about a mail to an applicant', async () => {
    await outbox.set('mail', { kind: 'application_received' });
    expect(await report()).toBe(204);
    expect(await outbox.notices()).toEqual([]);
  });

  it('settles a mail whose delivery response was lost', async () => {
    await outbox.set('mail', { state: 'queued', next_attempt_at: new Date() });
    expect(await report()).toBe(204);
    expect(await outbox.get('mail')).toMatchObject({ state: 'bounced', next_attempt_at: null });
  });

  it('removes the text of a mail with a link, which is no longer sent', async () => {
    await outbox.set('mail', { kind: 'call_confirmed', state: 'failed', next_attempt_at: new Date() });
    expect(await report()).toBe(204);
    expect((await outbox.get('mail')).message).toEqual({ subject: 'Subject of mail', text: '' });
  });

  it('is rejected for a mail that was never tried, or doesn’t exist', async () => {
    await outbox.set('mail', { state: 'queued', attempts: 0 });
    expect(await report()).toBe(409);
    expect((await outbox.get('mail')).state).toBe('queued');
    for (const message_id of [toId('missing'), 'nonsense', `<../x.${tenant.tenantId}@brokerage.example>`]) {
      expect(await report({ body: { type: 'bounce', message_id } })).toBe(404);
    }
  });

  it.each([
    { type: 'opened', message_id: 'x' },
    { type: 'bounce' },
    { type: 'bounce', message_id: 'x', tenant: 'y' },
  ])('is rejected as %j', async (body) => {
    expect(await report({ body })).toBe(400);
  });
});

it('returns the failure’s status with a request id', async () => {
  const failing = vi.spyOn(db, 'runTransaction').mockRejectedValueOnce(new DomainError('mail-not-found'));
  expect(await report()).toBe(404);
  failing.mockRestore();
  const response = await requestThroughHosting('mail-bounce');
  expect([response.status, response.headers.get('x-request-id')]).toEqual([
    405,
    expect.stringMatching(/^[0-9a-f-]{36}$/),
  ]);
});

it.each([
  ['another secret', { secret: 'guessed' }],
  ['no signature', { signature: '' }],
  ['half a signature', { signature: 'sha256=00ff' }],
  ['a signature of something else', { signature: `sha256=${'0'.repeat(64)}` }],
  ['a time that is too old', () => ({ timestamp: seconds(-302) })],
  ['a time to come', () => ({ timestamp: seconds(302) })],
  ['no time', { timestamp: '' }],
] satisfies [string, Report | (() => Report)][])('rejects a report with %s', async (_what, changes) => {
  expect(await report(typeof changes === 'function' ? changes() : changes)).toBe(401);
  expect((await outbox.get('mail')).state).toBe('sent');
});

it('rejects every report while no secret is set', async () => {
  vi.stubEnv('MAIL_BOUNCE_SECRET', '');
  expect(await report({ secret: '' })).toBe(401);
});

it('accepts only signed reports over HTTP', async () => {
  expect((await requestThroughHosting('mail-bounce')).status).toBe(405);
  expect((await requestThroughHosting('mail-bounce', { method: 'POST', body: '{}' })).status).toBe(401);
});
