import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withTimeout } from './withTimeout.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('an answer comes through, and no timer is left', async () => {
  await expect(withTimeout(Promise.resolve('found'), 1000)).resolves.toBe('found');
  expect(vi.getTimerCount()).toBe(0);
});

test('so does a failure', async () => {
  await expect(withTimeout(Promise.reject(new Error('refused')), 1000)).rejects.toThrow('refused');
  expect(vi.getTimerCount()).toBe(0);
});

test('without an answer in time it is given up', async () => {
  const given = expect(withTimeout(new Promise(() => undefined), 1000)).rejects.toThrow('No response');
  await vi.advanceTimersByTimeAsync(1000);
  await given;
});
