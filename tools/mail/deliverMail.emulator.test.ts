import { MAX_ATTEMPTS } from '@brokerage/domain/mail/delivery';
import { paths } from '@brokerage/domain/paths';
import { MINUTE_MS } from '@brokerage/domain/schedule/durations';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deliver } from '../../functions/src/mail/deliverMail.ts';
import { retryDueMail } from '../../functions/src/mail/mailRetries.ts';
import { smtpSender } from '../../functions/src/mail/smtp.ts';
import { firestore } from '../../functions/src/testing/emulator.ts';
import { seededOutbox } from '../../functions/src/testing/mail.ts';
import { newTenant, type Person, type TestTenant } from '../../functions/src/testing/members.ts';
import { type MailCatcher, startMailCatcher } from './mailCatcher.ts';

const FROM = 'mail@brokerage.example';
const isUnknown = (address: string) => address.startsWith('unknown');

/** Returns the mail server of a test, which is off until `start`, and on the same port each time. */
async function newMailServer() {
  let catcher: MailCatcher = await startMailCatcher({ smtp: 0 });
  const { smtpPort: port } = catcher;
  await catcher.close();
  return {
    smtp: { host: '127.0.0.1', port, user: '', password: '', from: FROM },
    start: async () => {
      catcher = await startMailCatcher({ smtp: port, isUnknown });
    },
    stop: () => catcher.close(),
    mails: () => catcher.mails,
  };
}

let tenant: TestTenant;
let admin: Person;
let outbox: ReturnType<typeof seededOutbox>;
let server: Awaited<ReturnType<typeof newMailServer>>;
beforeEach(async () => {
  tenant = await newTenant();
  admin = await tenant.join('super_admin');
  await tenant.join('marketing_admin');
  outbox = seededOutbox(tenant.tenantId);
  server = await newMailServer();
});
afterEach(async () => {
  await server.stop();
  await tenant.remove();
});

const send = (mailId: string, now = new Date(), sender = smtpSender(server.smtp)) =>
  deliver({ tenantId: tenant.tenantId, mailId }, { now, smtp: server.smtp, send: sender });
const retry = (now: Date) => retryDueMail(tenant.tenantId, { now, smtp: server.smtp });
const later = (minutes: number) => new Date(Date.now() + minutes * MINUTE_MS);

describe('with a real mail server', () => {
  it('queues mail while the server is down, then delivers each exactly once', async () => {
    const ids = Array.from({ length: 8 }, (_, index) => `mail-${index}`);
    for (const id of ids) await outbox.queue(id);
    for (const id of ids) expect(await send(id)).toBe('queued');
    expect(await outbox.get('mail-0')).toMatchObject({ state: 'queued', attempts: 1, failure: 'connection' });
    // Not due yet, then due while the server is still down.
    expect(await retry(later(1))).toBe(0);
    expect((await outbox.get('mail-0')).attempts).toBe(1);
    expect(await retry(later(3))).toBe(0);
    expect((await outbox.get('mail-0')).attempts).toBe(2);
    await server.start();
    expect(await retry(later(5))).toBe(0);
    expect(await retry(later(8))).toBe(ids.length);
    expect(await retry(later(600))).toBe(0);
    expect(
      server
        .mails()
        .flatMap(({ recipients }) => recipients)
        .toSorted(),
    ).toEqual(ids.map((id) => `${id}@staff.example`));
    const [first] = server.mails().filter(({ subject }) => subject === 'Subject of mail-0');
    expect(first).toMatchObject({
      messageId: `<mail-0.${tenant.tenantId}@brokerage.example>`,
      from: '"Testfield Lending" <mail@brokerage.example>',
    });
    expect(first?.html).toContain('>Testfield Lending</td>');
    expect(first?.text.trim()).toContain('Text of mail-0');
    expect(await outbox.get('mail-0')).toMatchObject({
      state: 'sent',
      attempts: 3,
      next_attempt_at: null,
      failure: null,
      sent_at: expect.any(Date) as Date,
    });
    expect(await outbox.notices()).toEqual([]);
  });

  it('sends a mail once, however many concurrent tries there are', async () => {
    await server.start();
    await outbox.queue('busy');
    await Promise.all([send('busy'), send('busy'), send('busy'), retry(later(0))]);
    expect(server.mails()).toHaveLength(1);
    expect(await send('busy')).toBeUndefined();
    expect(server.mails()).toHaveLength(1);
  });

  it('repeats a try without a response under the same Message-ID, after its lease', async () => {
    await server.start();
    await outbox.queue('lost');
    const real = smtpSender(server.smtp);
    const killed = send('lost', new Date(), async (message) => {
      await real(message);
      throw new Error('Killed');
    });
    await expect(killed).rejects.toThrow('Killed');
    expect((await outbox.get('lost')).state).toBe('sending');
    expect(await retry(later(2))).toBe(0);
    expect(await retry(later(4))).toBe(1);
    expect(server.mails().map(({ messageId }) => messageId)).toEqual(
      Array.from({ length: 2 }, () => `<lost.${tenant.tenantId}@brokerage.example>`),
    );
  });

  it('leaves the mail to a later try that has taken over', async () => {
    await server.start();
    await outbox.queue('slow');
    const real = smtpSender(server.smtp);
    await send('slow', new Date(), async (message) => {
      await outbox.set('slow', { lease_id: 'another', attempts: 2 });
      return real(message);
    });
    expect(await outbox.get('slow')).toMatchObject({ state: 'sending', lease_id: 'another' });
  });

  it('fails immediately for an unknown recipient, and notifies the super administrators once', async () => {
    await server.start();
    await outbox.queue('unknown');
    expect(await send('unknown')).toBe('failed');
    expect(await outbox.get('unknown')).toMatchObject({ failure: 'recipient_refused', attempts: 1 });
    const notices = await outbox.notices();
    expect(notices).toMatchObject([
      {
        to_user_id: admin.uid,
        kind: 'mail_failed',
        mail_id: 'unknown',
        mail_kind: 'security_notice',
        read_at: null,
      },
    ]);
    await outbox.set('unknown', { state: 'queued', next_attempt_at: new Date() });
    expect(await send('unknown')).toBe('failed');
    expect(await outbox.notices()).toEqual(notices);
  });

  it('retries only for recipients who haven’t received it', async () => {
    await server.start();
    await outbox.queue('two', { to: ['ana@staff.example', 'unknown@staff.example'] });
    expect(await send('two')).toBe('failed');
    expect((await outbox.get('two')).remaining).toEqual(['unknown@staff.example']);
    await outbox.set('two', { state: 'queued', next_attempt_at: new Date() });
    await send('two');
    expect(server.mails().map(({ recipients }) => recipients)).toEqual([['ana@staff.example']]);
  });

  it('has attachments and a reply address, and lets recipients stop routine mail', async () => {
    await server.start();
    const content = Buffer.from('%PDF').toString('base64');
    await outbox.queue('receipt', {
      kind: 'application_received',
      replyTo: 'hello@testfield.example',
      message: {
        subject: 'Receipt',
        text: 'See the attachment',
        attachments: [
          { filename: 'receipt.pdf', content, encoding: 'base64', contentType: 'application/pdf' },
        ],
      },
    });
    await outbox.queue('digests', { kind: 'audit_digests' });
    await send('receipt');
    await send('digests');
    const [receipt, digests] = server.mails();
    expect(receipt).toMatchObject({ attachments: ['receipt.pdf'], replyTo: 'hello@testfield.example' });
    expect(receipt?.headers.join('\n')).not.toMatch(/list-unsubscribe/i);
    expect(digests?.headers.join('\n')).toContain('<mailto:hello@testfield.example?subject=unsubscribe>');
  });
});

it('gives up after the last try, and reports failed mail to members but not to applicants', async () => {
  for (const [id, kind] of [
    ['member', 'flyer_review'],
    ['applicant', 'application_status'],
  ] as const) {
    await outbox.queue(id, { kind });
    await outbox.set(id, { attempts: MAX_ATTEMPTS - 1 });
    expect(await send(id)).toBe('failed');
    expect(await outbox.get(id)).toMatchObject({ attempts: MAX_ATTEMPTS, next_attempt_at: null });
  }
  expect((await outbox.notices()).map(({ mail_id }) => mail_id as string)).toEqual(['member']);
  expect(await retry(later(10_000))).toBe(0);
});

it('fails a mail whose last try crashed, without another', async () => {
  await outbox.queue('crashed');
  await outbox.set('crashed', { state: 'sending', attempts: MAX_ATTEMPTS, next_attempt_at: later(-1) });
  expect(await send('crashed')).toBe('failed');
});

it('removes an invitation’s text once it’s sent or its link has expired', async () => {
  await server.start();
  const message = { subject: 'Your access', text: 'https://site.example/officer-login?oobCode=secret' };
  await outbox.queue('invitation-1', { kind: 'invitation', message });
  await outbox.queue('invitation-2', { kind: 'invitation', message, created_at: later(-61) });
  expect(await send('invitation-1')).toBe('sent');
  expect(await send('invitation-2')).toBe('failed');
  expect(server.mails()[0]?.text).toContain('oobCode=secret');
  expect(server.mails()).toHaveLength(1);
  expect(await outbox.get('invitation-2')).toMatchObject({ failure: 'link_expired' });
  for (const id of ['invitation-1', 'invitation-2']) {
    const stored = (await firestore.doc(paths.mail.one(tenant.tenantId, id)).get()).data();
    expect(stored?.message).toEqual({ subject: 'Your access', text: '' });
    expect(JSON.stringify(stored)).not.toContain('oobCode');
  }
});

it('removes a failed call mail’s text once it can’t be retried, and keeps the error', async () => {
  await server.start();
  const message = { subject: 'Your call', text: 'https://site.example/call#CB-AAAA-BBBB.secret' };
  await outbox.queue('unknown', { kind: 'call_confirmed', message });
  expect(await send('unknown')).toBe('failed');
  await retry(later(7 * 24 * 60 - 1));
  expect((await outbox.get('unknown')).message.text).toContain('secret');
  await retry(later(7 * 24 * 60 + 1));
  const stored = await outbox.get('unknown');
  expect(stored).toMatchObject({
    state: 'failed',
    failure: 'recipient_refused',
    kind: 'call_confirmed',
    to: ['unknown@staff.example'],
    message: { subject: 'Your call', text: '' },
    next_attempt_at: null,
  });
});

it('sends a record from before delivery was stored', async () => {
  await server.start();
  await firestore.doc(paths.mail.one(tenant.tenantId, 'old')).set({
    to: ['old@staff.example'],
    message: { subject: 'Old', text: 'From before' },
    created_at: new Date(),
  });
  expect(await send('old')).toBe('sent');
  expect(await outbox.get('old')).toMatchObject({ kind: 'other', state: 'sent' });
});

it('sends nothing without a mail server, and nothing for a missing record', async () => {
  await outbox.queue('waiting');
  expect(
    await deliver({ tenantId: tenant.tenantId, mailId: 'waiting' }, { now: new Date() }),
  ).toBeUndefined();
  expect(await outbox.get('waiting')).toMatchObject({ state: 'queued', attempts: 0 });
  expect(await send('missing')).toBeUndefined();
});
