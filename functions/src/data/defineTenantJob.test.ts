import { isMorningRun } from '@brokerage/domain/schedule/morning';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { logger } from '../logging/logger.ts';
import { pagedQuery } from '../testing/pagedQuery.ts';
import { runTenantTask, sendTenantTasks } from './defineTenantJob.ts';

const enqueue = vi.hoisted(() => vi.fn());
const tenantIds = vi.hoisted(() =>
  Array.from({ length: 120 }, (_, number) => `t${String(number).padStart(3, '0')}`),
);

vi.mock('firebase-admin/functions', () => ({ getFunctions: () => ({ taskQueue: () => ({ enqueue }) }) }));
vi.mock('./db.ts', () => {
  const doc = (id: string) => ({ get: () => Promise.resolve({ exists: tenantIds.includes(id) }) });
  // One in California, one without a time zone, one with a wrong one.
  const zones: Record<string, string> = { t001: 'America/Los_Angeles', t003: 'Europe/Paris' };
  const zone = (id: string) => (id === 't002' ? undefined : (zones[id] ?? 'America/New_York'));
  const select = (...fields: string[]) =>
    pagedQuery(tenantIds, (id, field) => (fields.includes(field) ? zone(id) : undefined)).query;
  const tenants = () => ({ orderBy: () => ({ select }), doc });
  return { db: { tenants } };
});

const AT = '2026-11-21T00:15:00.000Z';
const JOB = { queue: 'tenant-work', failure: 'Not done' };
const sent = () => enqueue.mock.calls as [{ tenantId: string; at: string }, { id: string }][];

beforeEach(() => {
  enqueue.mockReset().mockResolvedValue(undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

it('sends one task per tenant, under its own name', async () => {
  await sendTenantTasks(JOB, AT);
  expect(sent().map(([task]) => task.tenantId)).toEqual(tenantIds);
  expect(new Set(sent().map(([, { id }]) => id)).size).toBe(tenantIds.length);
  for (const [task] of sent()) expect(task.at).toBe(AT);
});

it('sends a task each morning, on each company’s clock', async () => {
  const job = { ...JOB, isDue: isMorningRun };
  await sendTenantTasks(job, '2026-11-21T12:00:00.000Z');
  expect(sent().map(([task]) => task.tenantId)).toEqual(tenantIds.filter((id) => id !== 't001'));
  enqueue.mockClear();
  for (const hour of [13, 14, 15, 16]) await sendTenantTasks(job, `2026-11-21T${hour}:00:00.000Z`);
  expect(sent().map(([task]) => task)).toEqual([{ tenantId: 't001', at: '2026-11-21T15:00:00.000Z' }]);
});

it('uses the same names for a repeated run, and other names for another run', async () => {
  await sendTenantTasks(JOB, AT);
  const first = sent().map(([, { id }]) => id);
  enqueue
    .mockClear()
    .mockRejectedValue(Object.assign(new Error('x'), { code: 'functions/task-already-exists' }));
  await sendTenantTasks(JOB, AT);
  expect(sent().map(([, { id }]) => id)).toEqual(first);
  enqueue.mockClear().mockResolvedValue(undefined);
  await sendTenantTasks(JOB, '2026-11-22T00:15:00.000Z');
  expect(sent().filter(([, { id }]) => first.includes(id))).toEqual([]);
});

it('continues after a tenant whose task couldn’t be sent, and fails at the end', async () => {
  const log = vi.spyOn(logger, 'error').mockReturnValue();
  enqueue.mockImplementation(({ tenantId }: { tenantId: string }) =>
    tenantId === 't003' ? Promise.reject(new Error('unavailable')) : Promise.resolve(),
  );
  await expect(sendTenantTasks(JOB, AT)).rejects.toThrow('Not done: 1 tasks were not sent');
  expect(sent()).toHaveLength(tenantIds.length);
  expect(log.mock.calls).toMatchObject([['Not done', { tenant: 't003' }]]);
});

it('does one tenant’s work as of its due time', async () => {
  const work = vi.fn(() => Promise.resolve());
  await runTenantTask({ failure: 'Not done', work }, { tenantId: 't001', at: AT });
  expect(work.mock.calls).toEqual([['t001', new Date(AT)]]);
});

it('fails without personal data, so that the task is retried', async () => {
  const log = vi.spyOn(logger, 'error').mockReturnValue();
  const work = () => Promise.reject(new TypeError('the record of jane@example.com'));
  const run = runTenantTask({ failure: 'Not done', work }, { tenantId: 't001', at: AT });
  await expect(run).rejects.toThrow(/^Not done$/);
  expect(JSON.stringify(log.mock.calls)).not.toContain('jane@example.com');
});

it('skips the task of a tenant that is gone', async () => {
  const work = vi.fn(() => Promise.resolve());
  await runTenantTask({ failure: 'Not done', work }, { tenantId: 'gone', at: AT });
  expect(work).not.toHaveBeenCalled();
});

it('rejects a malformed task', async () => {
  const work = vi.fn(() => Promise.resolve());
  await expect(runTenantTask({ failure: 'Not done', work }, { tenantId: '' })).rejects.toThrow();
  expect(work).not.toHaveBeenCalled();
});
