import type { CallableOutput } from '@brokerage/domain/callables';
import { MAIL_PAGE } from '@brokerage/domain/mail/mailCallables';
import { paths } from '@brokerage/domain/paths';
import { MINUTE_MS } from '@brokerage/domain/schedule/durations';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { logger } from '../logging/logger.ts';
import { firestore } from '../testing/emulator.ts';
import { seededOutbox } from '../testing/mail.ts';
import {
  call,
  expectRejected,
  expectSuccess,
  newTenant,
  type Person,
  runLater,
  type TestTenant,
} from '../testing/members.ts';
import { listMail } from './listMail.ts';

let tenant: TestTenant;
let admin: Person;
let outbox: ReturnType<typeof seededOutbox>;
beforeEach(async () => {
  tenant = await newTenant();
  admin = await tenant.join('super_admin');
  outbox = seededOutbox(tenant.tenantId);
});
afterEach(() => tenant.remove());

const FAILED = { state: 'failed', attempts: 10, failure: 'connection', next_attempt_at: null } as const;

it('lists mail without its text and with masked addresses', async () => {
  await outbox.queue('one', {
    to: ['jordan@applicant.example'],
    kind: 'application_received',
    message: { subject: 'Secret subject', text: 'https://site.example/secret' },
  });
  const response = await expectSuccess(admin.token, 'list-mail', {});
  expect(response).toEqual({
    mails: [
      {
        id: 'one',
        kind: 'application_received',
        to: ['j***@applicant.example'],
        state: 'queued',
        attempts: 0,
        created_at: expect.any(String) as string,
        sent_at: null,
        next_attempt_at: expect.any(String) as string,
        failure: null,
        can_retry: false,
      },
    ],
    has_more: false,
    has_late: false,
  });
});

it('returns one page at a time, newest first, in one state or all', async () => {
  const ids = Array.from({ length: MAIL_PAGE + 2 }, (_, index) => `mail-${index}`);
  for (const [index, id] of ids.entries()) {
    await outbox.queue(id, { created_at: new Date(Date.now() - index * 1000) });
  }
  await outbox.set('mail-3', FAILED);
  const first = await expectSuccess(admin.token, 'list-mail', {});
  expect(first.has_more).toBe(true);
  const after = first.mails.at(-1)?.id;
  const second = await expectSuccess(admin.token, 'list-mail', { ...(after && { after }) });
  expect([...first.mails, ...second.mails].map(({ id }) => id)).toEqual(ids);
  expect(second.has_more).toBe(false);
  const failed = await expectSuccess(admin.token, 'list-mail', { state: 'failed' });
  expect(failed.mails).toMatchObject([{ id: 'mail-3', can_retry: true }]);
  await expectRejected(call(admin.token, 'list-mail', { after: 'gone' }), 'NOT_FOUND');
});

it('lists readable mail in any state, and logs only the paths of the rest', async () => {
  const secondsAgo = (seconds: number) => new Date(Date.now() - seconds * 1000);
  const ids = Array.from({ length: MAIL_PAGE }, (_, index) => `mail-${index}`);
  for (const [index, id] of ids.entries()) await outbox.queue(id, { created_at: secondsAgo(index) });
  const path = paths.mail.one(tenant.tenantId, 'mail-1');
  await firestore.doc(path).update({ kind: 'telegram', message: 'Rosa Delgado' });
  await outbox.queue('oldest', { created_at: secondsAgo(MAIL_PAGE) });
  const readable = ids.filter((id) => id !== 'mail-1');
  const logged = vi.spyOn(logger, 'error').mockReturnValue();
  const first = (await runLater(listMail, admin.token, 0, {})) as CallableOutput<'list-mail'>;
  expect(first.mails.map(({ id }) => id)).toEqual(readable);
  expect(first.has_more).toBe(true);
  expect(logged).toHaveBeenCalledExactlyOnceWith('unreadable records', { paths: [path] });
  logged.mockRestore();
  const queued = await expectSuccess(admin.token, 'list-mail', { state: 'queued' });
  expect(queued.mails.map(({ id }) => id)).toEqual(readable);
  // The next page starts after an entry that can be read.
  const second = await expectSuccess(admin.token, 'list-mail', { after: ids.at(-1) ?? '' });
  expect(second).toMatchObject({ mails: [{ id: 'oldest' }], has_more: false });
});

it('reports mail waiting over 10 minutes, whatever page or state is requested', async () => {
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * MINUTE_MS);
  await outbox.queue('fresh', { created_at: minutesAgo(9) });
  await outbox.queue('sent', { created_at: minutesAgo(60) });
  await outbox.set('sent', { state: 'sent', next_attempt_at: null });
  expect((await expectSuccess(admin.token, 'list-mail', {})).has_late).toBe(false);
  await outbox.queue('late', { created_at: minutesAgo(11) });
  expect((await expectSuccess(admin.token, 'list-mail', { state: 'sent' })).has_late).toBe(true);
});

it('retries a failed mail, and records who requested it', async () => {
  await outbox.queue('failed');
  await outbox.set('failed', FAILED);
  // The test emulators have no mail server.
  expect(await expectSuccess(admin.token, 'retry-mail', { id: 'failed' })).toMatchObject({
    mail: { id: 'failed', state: 'queued', attempts: 0, can_retry: false },
  });
  expect(await outbox.get('failed')).toMatchObject({ state: 'queued', attempts: 0 });
  expect(await tenant.audits(tenant.tenantId)).toMatchObject([
    {
      action: 'mail_retried',
      actor_user_id: admin.uid,
      entity_type: 'company',
      after: { mail_id: 'failed', kind: 'security_notice' },
    },
  ]);
});

it.each(['queued', 'sending', 'sent', 'bounced'] as const)(
  'rejects a retry of a mail that is %s',
  async (state) => {
    await outbox.queue('mail');
    await outbox.set('mail', { state });
    await expectRejected(call(admin.token, 'retry-mail', { id: 'mail' }), 'FAILED_PRECONDITION');
    expect((await outbox.get('mail')).state).toBe(state);
    expect(await tenant.audits(tenant.tenantId)).toEqual([]);
  },
);

it('rejects a retry of an invitation whose link has expired', async () => {
  await outbox.queue('invitation-1', { kind: 'invitation', created_at: new Date(Date.now() - 3_600_001) });
  await outbox.set('invitation-1', FAILED);
  await expectRejected(
    call(admin.token, 'retry-mail', { id: 'invitation-1' }),
    'FAILED_PRECONDITION',
    'The link in this email has expired. Send a new invitation from People instead.',
  );
  expect((await expectSuccess(admin.token, 'list-mail', {})).mails).toMatchObject([{ can_retry: false }]);
});

it('rejects a retry of a past call’s confirmation, without mentioning an invitation', async () => {
  await outbox.queue('call-1', {
    kind: 'call_confirmed',
    created_at: new Date(Date.now() - 7 * 86_400_000 - 1),
  });
  await outbox.set('call-1', FAILED);
  await expectRejected(
    call(admin.token, 'retry-mail', { id: 'call-1' }),
    'FAILED_PRECONDITION',
    'This email is more than a week old. The call is probably over. If it isn’t, call the borrower to tell them the time.',
  );
});

it.each(['marketing_admin', 'compliance', 'officer'])('is forbidden to the role %s', async (role) => {
  const { token } = await tenant.join(role);
  await outbox.queue('failed');
  await outbox.set('failed', FAILED);
  await expectRejected(call(token, 'list-mail', {}), 'PERMISSION_DENIED');
  await expectRejected(call(token, 'retry-mail', { id: 'failed' }), 'PERMISSION_DENIED');
  expect((await outbox.get('failed')).state).toBe('failed');
});

it('shows and retries nothing of another company, and ignores a tenant from the caller', async () => {
  const other = await newTenant();
  const { token } = await other.join('super_admin');
  await outbox.queue('failed');
  await outbox.set('failed', FAILED);
  expect(await expectSuccess(token, 'list-mail', {})).toEqual({
    mails: [],
    has_more: false,
    has_late: false,
  });
  await expectRejected(call(token, 'list-mail', { after: 'failed' }), 'NOT_FOUND');
  await expectRejected(call(token, 'retry-mail', { id: 'failed' }), 'NOT_FOUND');
  await expectRejected(call(token, 'list-mail', { tenantId: tenant.tenantId }), 'INVALID_ARGUMENT');
  await expectRejected(call(undefined, 'list-mail', {}), 'UNAUTHENTICATED');
  expect((await outbox.get('failed')).state).toBe('failed');
  await other.remove();
});
