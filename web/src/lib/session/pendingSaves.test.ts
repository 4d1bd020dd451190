import { afterEach, expect, it, vi } from 'vitest';
import { trackSave, whenSaved } from './pendingSaves.ts';

afterEach(() => {
  vi.useRealTimers();
});

it('waits for a save that a closing page started, whether or not it succeeds', async () => {
  const first = Promise.withResolvers<boolean>();
  const second = Promise.withResolvers<boolean>();
  trackSave(first.promise);
  trackSave(second.promise);
  const done = vi.fn();
  const waiting = whenSaved().then(done);
  first.resolve(true);
  await Promise.resolve();
  expect(done).not.toHaveBeenCalled();
  second.reject(new Error('offline'));
  await waiting;
  expect(done).toHaveBeenCalledOnce();
});

it('waits at most three seconds', async () => {
  vi.useFakeTimers();
  trackSave(new Promise(() => undefined));
  const done = vi.fn();
  void whenSaved().then(done);
  await vi.advanceTimersByTimeAsync(2999);
  expect(done).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(done).toHaveBeenCalledOnce();
});
