import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withTimeout } from './withTimeout.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('returns the result and clears its timer', async () => {
  await expect(withTimeout(Promise.resolve('found'), 1000)).resolves.toBe('found');
  expect(vi.getTimerCount()).toBe(0);
});

test('passes on a failure', async () => {
  await expect(withTimeout(Promise.reject(new Error('refused')), 1000)).rejects.toThrow('refused');
  expect(vi.getTimerCount()).toBe(0);
});

test('gives up without a result in time', async () => {
  const given = expect(withTimeout(new Promise(() => undefined), 1000)).rejects.toThrow('No response');
  await vi.advanceTimersByTimeAsync(1000);
  await given;
});
