import { expect, test, vi } from 'vitest';
import { type Subscribe, subscribeReady } from './documents.ts';
import { subscribeLazily } from './subscribeLazily.ts';

test('listens once the listener is there, and stops it', async () => {
  const stop = vi.fn();
  const next = vi.fn();
  const unsubscribe = subscribeLazily(() =>
    Promise.resolve<Subscribe<string>>((listener) => {
      subscribeReady('data')(listener);
      return stop;
    }),
  )(next);
  expect(next).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(next).toHaveBeenCalledOnce());
  expect(next.mock.calls[0]?.[0]).toMatchObject({ status: 'ready', data: 'data' });
  unsubscribe();
  expect(stop).toHaveBeenCalledOnce();
});

test('who stopped before it was there hears nothing; a listener that can’t be had is a failure', async () => {
  const next = vi.fn();
  subscribeLazily(() => Promise.resolve(subscribeReady('data')))(next)();
  await Promise.resolve();
  expect(next).not.toHaveBeenCalled();
  subscribeLazily(() => Promise.reject(new Error('No connection')))(next);
  await vi.waitFor(() =>
    expect(next).toHaveBeenCalledWith({
      status: 'failed',
      error: expect.objectContaining({ code: 'unavailable' }) as unknown,
    }),
  );
});
