import { afterEach, expect, test, vi } from 'vitest';
import { whenIdle } from './whenIdle.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('waits until the browser is idle, for at most five seconds', () => {
  const ask = vi.fn();
  const work = vi.fn();
  vi.stubGlobal('requestIdleCallback', ask);
  whenIdle(work);
  expect(work).not.toHaveBeenCalled();
  expect(ask).toHaveBeenCalledExactlyOnceWith(work, { timeout: 5000 });
});

test('waits two seconds if the browser can’t report when it’s idle', () => {
  // jsdom has no requestIdleCallback; all fake timers would add one.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  expect('requestIdleCallback' in window).toBe(false);
  const work = vi.fn();
  whenIdle(work);
  vi.advanceTimersByTime(1999);
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(work).toHaveBeenCalledOnce();
});
