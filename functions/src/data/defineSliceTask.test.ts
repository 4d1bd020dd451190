import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { logger } from '../logging/logger.ts';
import { defineSliceTask } from './defineSliceTask.ts';

const enqueue = vi.hoisted(() => vi.fn());
vi.mock('firebase-admin/functions', () => ({ getFunctions: () => ({ taskQueue: () => ({ enqueue }) }) }));

const KEY = { tenantId: 't001', runId: 'run', slice: 2 };
const work = vi.fn();
const stop = vi.fn();
const { send, run } = defineSliceTask({ queue: 'tenant-work', failure: 'Not done', work, stop });

beforeEach(() => {
  for (const mock of [enqueue, work, stop]) mock.mockReset().mockResolvedValue(undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

it('sends each slice of a run under its own name', async () => {
  const keys = [KEY, { ...KEY, slice: 3 }, { ...KEY, runId: 'other' }, { ...KEY, tenantId: 't002' }];
  for (const key of keys) await send(key);
  expect(enqueue.mock.calls.map(([task]) => task)).toEqual(keys);
  expect(new Set(enqueue.mock.calls.map(([, { id }]) => id)).size).toBe(keys.length);
});

it('ignores a slice that was already sent, and fails for any other reason', async () => {
  enqueue.mockRejectedValueOnce(
    Object.assign(new Error('there already'), { code: 'functions/task-already-exists' }),
  );
  await send(KEY);
  enqueue.mockRejectedValueOnce(new Error('unavailable'));
  await expect(send(KEY)).rejects.toThrow('unavailable');
});

it('processes the slice and sends the next one', async () => {
  await run({ ...KEY, request_id: 'a request' }, 1);
  expect(work.mock.calls).toEqual([[KEY, send]]);
});

it('processes a recall that version 1.0 queued', async () => {
  await run({ tenantId: 't001', recallId: 'run', slice: 2 }, 1);
  expect(work.mock.calls).toEqual([[KEY, send]]);
});

it('stops the run only after the last attempt, without quoting records', async () => {
  const log = vi.spyOn(logger, 'error').mockReturnValue();
  work.mockRejectedValue(new TypeError('the record of jane@example.com'));
  await expect(run(KEY, 4)).rejects.toThrow(/^Not done$/);
  expect(stop).not.toHaveBeenCalled();
  await expect(run(KEY, 5)).rejects.toThrow(/^Not done$/);
  expect(stop.mock.calls).toMatchObject([[KEY, expect.any(Date)]]);
  expect(log.mock.calls).toMatchObject([
    ['Not done', { tenant: 't001', slice: 2 }],
    ['Not done', {}],
  ]);
  expect(JSON.stringify(log.mock.calls)).not.toContain('jane@example.com');
});

it('rejects a malformed task', async () => {
  await expect(run({ ...KEY, slice: -1 }, 1)).rejects.toThrow();
  expect(work).not.toHaveBeenCalled();
});
