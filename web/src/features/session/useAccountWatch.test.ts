import { act, renderHook } from '@testing-library/react';
import { FirebaseError } from 'firebase/app';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useAccountWatch } from './useAccountWatch.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const comeBack = () => act(() => Promise.resolve(window.dispatchEvent(new Event('focus'))));
function watch(reload: () => Promise<void>) {
  const onEnd = vi.fn();
  const user = { reload };
  const { rerender } = renderHook(({ present }) => useAccountWatch(present ? (user as never) : null, onEnd), {
    initialProps: { present: true },
  });
  return { onEnd, leave: () => rerender({ present: false }) };
}

test('checks when the user returns to the window, at most once a minute', async () => {
  const reload = vi.fn().mockResolvedValue(undefined);
  const { leave } = watch(reload);
  await comeBack();
  await comeBack();
  expect(reload).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(61_000);
  await comeBack();
  expect(reload).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(5 * 60_000);
  expect(reload).toHaveBeenCalledTimes(3);
  leave();
  vi.advanceTimersByTime(10 * 60_000);
  expect(reload).toHaveBeenCalledTimes(3);
});

test.each([
  ['auth/user-disabled', 'disabled'],
  ['auth/user-token-expired', 'expired'],
])('%s is reported as the reason, though the SDK dropped the user first', async (code, end) => {
  const { onEnd, leave } = watch(() => {
    leave();
    return Promise.reject(new FirebaseError(code, ''));
  });
  await comeBack();
  expect(onEnd).toHaveBeenCalledExactlyOnceWith(end);
});

test('no connection implies nothing about the account', async () => {
  const { onEnd } = watch(vi.fn().mockRejectedValue(new FirebaseError('auth/network-request-failed', '')));
  await comeBack();
  expect(onEnd).not.toHaveBeenCalled();
});
