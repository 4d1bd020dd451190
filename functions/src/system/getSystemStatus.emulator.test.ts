import { paths } from '@brokerage/domain/paths';
import { HOUR_MS } from '@brokerage/domain/schedule/durations';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { firestore } from '../testing/emulator.ts';
import { seededOutbox } from '../testing/mail.ts';
import {
  call,
  expectRejected,
  expectSuccess,
  newTenant,
  type Person,
  setMember,
  type TestTenant,
} from '../testing/members.ts';

let tenant: TestTenant;
let admin: Person;
beforeEach(async () => {
  tenant = await newTenant();
  admin = await tenant.join('super_admin');
});
afterEach(() => tenant.remove());

const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR_MS);

it('reports no problems if there are none', async () => {
  const status = await expectSuccess(admin.token, 'get-system-status', {});
  expect(status).toMatchObject({
    build: expect.stringMatching(/^\d+\.\d+\.\d+\+/) as string,
    health: { database: 'ok', storage: 'ok', tasks: 'ok' },
    audit: { sealed_through: null, is_seal_late: false, verification: null },
    backup: { state: 'none', at: null },
    queues: { mail_waiting: 0, mail_late: 0, mail_failed: 0, reminders_late: 0, summaries_waiting: 0 },
  });
  expect(Date.parse(status.checked_at)).toBeGreaterThan(Date.now() - 60_000);
});

it('counts pending and failed work of this company only', async () => {
  const other = await newTenant();
  await seededOutbox(other.tenantId).queue('foreign');
  const outbox = seededOutbox(tenant.tenantId);
  for (const id of ['new', 'late', 'failed', 'long-ago', 'sent']) await outbox.queue(id);
  await outbox.set('late', { created_at: hoursAgo(1) });
  const ended = { next_attempt_at: null } as const;
  await outbox.set('failed', { ...ended, state: 'failed', created_at: hoursAgo(24) });
  await outbox.set('long-ago', { ...ended, state: 'failed', created_at: hoursAgo(8 * 24) });
  await outbox.set('sent', { ...ended, state: 'sent' });
  await firestore.doc(paths.digestEntries.one(tenant.tenantId, 'entry')).set({ to_user_id: admin.uid });
  const lead = (id: string, at: Date) =>
    firestore.doc(paths.submissions.one(tenant.tenantId, id)).set({ id, contact_reminder_at: at });
  await lead('left', hoursAgo(2));
  await lead('in-time', hoursAgo(-2));
  const { queues } = await expectSuccess(admin.token, 'get-system-status', {});
  expect(queues).toEqual({
    mail_waiting: 2,
    mail_late: 1,
    mail_failed: 1,
    reminders_late: 1,
    summaries_waiting: 1,
  });
  await other.remove();
});

it('returns the last seal, an unsealed day, and the last verification’s result', async () => {
  const date = '2026-01-02';
  await firestore.doc(paths.auditSeals.one(tenant.tenantId, date)).set({
    id: date,
    date,
    count: 0,
    digest: 'a'.repeat(64),
    prev_digest: null,
    sealed_at: new Date(),
  });
  await expectSuccess(admin.token, 'verify-audit-log', { mode: 'whole' });
  const { audit } = await expectSuccess(admin.token, 'get-system-status', {});
  expect(audit).toMatchObject({ sealed_through: date, is_seal_late: true });
  expect(audit.verification?.status).toBe('done');
  // The seal is made up.
  expect(audit.verification?.is_clean).toBe(false);
});

it('names pending migrations', async () => {
  const ledger = (id: string, status: string) => firestore.doc(paths.migration(id)).set({ status });
  await ledger('test-900-running', 'running');
  await ledger('test-901-done', 'done');
  const { migrations } = await expectSuccess(admin.token, 'get-system-status', {});
  expect(migrations).toContain('test-900-running');
  expect(migrations).not.toContain('test-901-done');
  await firestore.doc(paths.migration('test-900-running')).delete();
  await firestore.doc(paths.migration('test-901-done')).delete();
});

it.each(['marketing_admin', 'compliance', 'officer'])('is forbidden to the role %s', async (role) => {
  const { token } = await tenant.join(role);
  await expectRejected(call(token, 'get-system-status', {}), 'PERMISSION_DENIED');
});

it('is forbidden to visitors and deactivated administrators, and ignores a company from the caller', async () => {
  await expectRejected(call(undefined, 'get-system-status', {}), 'UNAUTHENTICATED');
  await expectRejected(call(admin.token, 'get-system-status', { tenantId: 'larkfield' }), 'INVALID_ARGUMENT');
  await setMember(admin.uid, { status: 'deactivated' });
  await expectRejected(call(admin.token, 'get-system-status', {}), 'PERMISSION_DENIED');
});
