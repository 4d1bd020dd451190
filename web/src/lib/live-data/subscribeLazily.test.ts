import { beforeEach, expect, test, vi } from 'vitest';
import { loadedFirestore, portalFirestore } from '../firebase/firebase.ts';
import { markFirstListDrawn } from '../first-list/firstList.ts';
import { lazyListeners, subscribeLazily } from './subscribeLazily.ts';
import { type Subscribe, subscribeReady } from './useLiveData.ts';

vi.mock('../firebase/firebase.ts', () => ({ loadedFirestore: vi.fn(), portalFirestore: vi.fn() }));

const firestore = { type: 'firestore' };
const given = (isLoaded: boolean) => {
  vi.mocked(portalFirestore).mockResolvedValue(firestore as never);
  vi.mocked(loadedFirestore).mockReturnValue(isLoaded ? (firestore as never) : undefined);
};
const module = { listen: (of: unknown): Subscribe<unknown> => subscribeReady(of) };

beforeEach(() => {
  vi.clearAllMocks();
  given(false);
});

test('loads module and SDK only after the first list is drawn, then listens', async () => {
  const load = vi.fn(() => Promise.resolve(module));
  const next = vi.fn();
  subscribeLazily(lazyListeners(load), ({ listen }, of) => listen(of))(next);
  await Promise.resolve();
  expect(load).not.toHaveBeenCalled();
  expect(portalFirestore).not.toHaveBeenCalled();
  markFirstListDrawn();
  await vi.waitFor(() =>
    expect(next).toHaveBeenCalledExactlyOnceWith({ status: 'ready', data: firestore, stale: false }),
  );
});

test('responds from the cache at once when loaded', async () => {
  markFirstListDrawn();
  const listeners = lazyListeners(() => Promise.resolve(module));
  const caching = (): Subscribe<string> =>
    Object.assign(subscribeReady('data'), { readCached: () => 'before' });
  expect(subscribeLazily(listeners, caching).readCached?.()).toBeUndefined();
  await listeners.load();
  given(true);
  const subscribe = subscribeLazily(listeners, caching);
  expect(subscribe.readCached?.()).toBe('before');
  const next = vi.fn();
  subscribe(next);
  expect(next).toHaveBeenCalledOnce();
});

test('stops listening, and ignores responses after an early stop', async () => {
  markFirstListDrawn();
  const stop = vi.fn();
  const next = vi.fn();
  const subscribe = subscribeLazily(
    lazyListeners(() => Promise.resolve({})),
    (): Subscribe<string> => (listener) => {
      subscribeReady('data')(listener);
      return stop;
    },
  );
  subscribe(next)();
  const unsubscribe = subscribe(next);
  await vi.waitFor(() => expect(next).toHaveBeenCalledOnce());
  unsubscribe();
  expect(stop).toHaveBeenCalledOnce();
});

test('reports a module that fails to load, and loads it again', async () => {
  markFirstListDrawn();
  const load = vi.fn(() => Promise.resolve(module));
  load.mockRejectedValueOnce(new Error('No connection'));
  const subscribe = subscribeLazily(lazyListeners(load), ({ listen }) => listen('data'));
  const next = vi.fn();
  subscribe(next);
  await vi.waitFor(() =>
    expect(next).toHaveBeenCalledExactlyOnceWith({
      status: 'failed',
      error: expect.objectContaining({ code: 'unavailable' }) as unknown,
    }),
  );
  subscribe(next);
  await vi.waitFor(() => expect(next.mock.lastCall?.[0]).toMatchObject({ status: 'ready', data: 'data' }));
});
