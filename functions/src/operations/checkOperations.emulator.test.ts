import { paths } from '@brokerage/domain/paths';
import { HOUR_MS } from '@brokerage/domain/schedule/durations';
import { submissionSchema } from '@brokerage/domain/submission/submission';
import { afterEach, beforeEach, expect, it, type MockInstance, vi } from 'vitest';
import { sealDays } from '../audit/sealDays.ts';
import { logger } from '../logging/logger.ts';
import { startOfDay, writeAuditTrail } from '../testing/auditTrail.ts';
import { firestore } from '../testing/emulator.ts';
import { newTenant, type TestTenant } from '../testing/members.ts';
import { checkOperations } from './checkOperations.ts';

const NOW = new Date('2026-11-23T12:20:00Z');
const before = (hours: number) => new Date(NOW.getTime() - hours * HOUR_MS);

let tenant: TestTenant;
let logs: Record<'info' | 'warn' | 'error', MockInstance>;
beforeEach(async () => {
  tenant = await newTenant();
  const spy = (level: 'info' | 'warn' | 'error') => vi.spyOn(logger, level).mockReturnValue();
  logs = { info: spy('info'), warn: spy('warn'), error: spy('error') };
});
afterEach(async () => {
  vi.restoreAllMocks();
  await tenant.remove();
});

/** The log lines that alarms are based on, with their numbers. */
async function alarms(at = NOW): Promise<unknown[]> {
  for (const log of Object.values(logs)) log.mockClear();
  await checkOperations(tenant.tenantId, at);
  expect(logs.info).toHaveBeenCalledWith('operations checked', { tenant: tenant.tenantId });
  return [...logs.error.mock.calls, ...logs.warn.mock.calls];
}

const lead = (id: string, changes: object) =>
  firestore.doc(paths.submissions.one(tenant.tenantId, id)).set(
    submissionSchema.parse({
      id,
      first_name: 'Rosa',
      last_name: 'Delgado',
      email: 'rosa@borrower.example',
      mobile: '(201) 555-0147',
      purpose: 'Purchase',
      status: 'new',
      created_at: before(40),
      est_value_or_price: 525_000,
      reference_number: `PA-${id}`,
      lo_assigned_id: null,
      due_at: before(3),
      due_soon_at: before(20),
      ...changes,
    }),
  );
const mail = (created_at: Date, state: string) =>
  firestore.collection(paths.mail.all(tenant.tenantId)).add({
    to: ['rosa@borrower.example'],
    message: { subject: 'Thanks', text: 'Thanks' },
    created_at,
    state,
  });

it('reports nothing for a new company', async () => {
  expect(await alarms()).toEqual([]);
});

it('counts leads without contact two hours after the deadline, without names', async () => {
  await lead('late', {});
  await lead('late2', { status: 'in_progress' });
  await lead('just', { due_at: before(1) });
  await lead('called', { first_contact_at: before(2) });
  await lead('spam', { status: 'spam' });
  expect(await alarms()).toEqual([['leads overdue', { tenant: tenant.tenantId, count: 2 }]]);
});

it('counts mail of the last day that wasn’t sent within an hour', async () => {
  await mail(before(2), 'sending');
  await mail(before(3), 'failed');
  await mail(before(4), 'queued');
  await mail(before(5), 'sent');
  await mail(before(6), 'bounced');
  await mail(before(0.5), 'queued');
  await mail(before(30), 'queued');
  expect(await alarms()).toEqual([['mail stuck', { tenant: tenant.tenantId, count: 3 }]]);
});

it('finds stuck mail behind more than 200 sent ones', async () => {
  const batch = firestore.batch();
  for (let n = 0; n < 201; n += 1) {
    const sent = { to: ['rosa@borrower.example'], message: { subject: 'Thanks', text: 'Thanks' } };
    batch.create(firestore.collection(paths.mail.all(tenant.tenantId)).doc(), {
      ...sent,
      created_at: before(10),
      state: 'sent',
    });
  }
  await batch.commit();
  await mail(before(2), 'failed');
  expect(await alarms()).toEqual([['mail stuck', { tenant: tenant.tenantId, count: 1 }]]);
});

it('reports a day that isn’t sealed by 3 AM, until it is', async () => {
  const from = startOfDay(2);
  await writeAuditTrail(firestore, { tenantId: tenant.tenantId, flyerId: 'trail', count: 3, from, every: 1 });
  const date = startOfDay(1).toISOString().slice(0, 10);
  const morning = (minutes: number) => new Date(startOfDay(0).getTime() + minutes * 60_000);
  const alarm = ['audit day not sealed', { tenant: tenant.tenantId, date }];
  expect(await alarms(morning(4 * 60))).toEqual([alarm]);
  await sealDays(tenant.tenantId, startOfDay(2).toISOString().slice(0, 10), morning(4 * 60));
  expect(await alarms(morning(4 * 60))).toEqual([alarm]);
  expect(await alarms(morning(2 * 60))).toEqual([]);
  await sealDays(tenant.tenantId, date, morning(4 * 60));
  expect(await alarms(morning(4 * 60))).toEqual([]);
});
