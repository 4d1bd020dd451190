import { limit, onSnapshot, type QuerySnapshot, startAfter } from 'firebase/firestore';
import { beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { subscribePaged } from './subscribePaged.ts';

vi.mock('firebase/firestore', async (original) => ({
  ...(await original<typeof import('firebase/firestore')>()),
  query: vi.fn(),
  limit: vi.fn(),
  startAfter: vi.fn(),
  onSnapshot: vi.fn(),
}));

const schema = z.object({ id: z.string(), n: z.number() });
const listeners: {
  next: (snapshot: QuerySnapshot) => void;
  fail: (error: Error) => void;
  end: () => void;
}[] = [];
const next = vi.fn();

beforeEach(() => {
  listeners.length = 0;
  vi.clearAllMocks();
  vi.mocked(onSnapshot).mockImplementation(((
    _query: unknown,
    _options: unknown,
    emit: never,
    fail: never,
  ) => {
    const end = vi.fn();
    listeners.push({ next: emit, fail, end });
    return end;
  }) as never);
});

const doc = (id: string, n: unknown = 1) => ({ id, ref: { path: id }, data: () => ({ n }) });
function answer(index: number, ids: string[], fromCache = false, docs = ids.map((id) => doc(id))) {
  const snapshot = { docs, size: docs.length, empty: docs.length === 0, metadata: { fromCache } };
  listeners[index]?.next(snapshot as unknown as QuerySnapshot);
}
const start = () =>
  subscribePaged({ source: {} as never, constraints: [], pageSize: 2, schema, pages: 10 })(next);
const ids = () => {
  const [event] = next.mock.lastCall as [{ data?: { items: { id: string }[] } }];
  return event.data?.items.map(({ id }) => id).join('');
};

test('ends with one partial page', () => {
  start();
  answer(0, ['a']);
  expect(limit).toHaveBeenCalledWith(2);
  expect(listeners).toHaveLength(1);
  expect(next).toHaveBeenLastCalledWith({
    status: 'ready',
    data: { items: [{ id: 'a', n: 1 }], unreadable: 0, isCut: false },
    stale: false,
  });
});

test('a full page loads the next, and nothing is reported before all have responded', () => {
  start();
  answer(0, ['a', 'b']);
  expect(vi.mocked(startAfter).mock.lastCall?.[0]).toMatchObject({ id: 'b' });
  expect(next).toHaveBeenLastCalledWith({ status: 'loading', unreachable: false });
  answer(1, ['c']);
  expect(ids()).toBe('abc');
});

test('a page with a new end restarts those after it, and keeps the list meanwhile', () => {
  start();
  answer(0, ['a', 'b']);
  answer(1, ['c']);
  next.mockClear();
  answer(0, ['new', 'a']);
  expect(listeners[1]?.end).toHaveBeenCalledOnce();
  expect(next).not.toHaveBeenCalled();
  answer(2, ['b', 'c']);
  answer(3, []);
  expect(ids()).toBe('newabc');
});

test('a page that is no longer full ends those after it', () => {
  start();
  answer(0, ['a', 'b']);
  answer(1, ['c']);
  answer(0, ['a']);
  expect(listeners[1]?.end).toHaveBeenCalledOnce();
  expect(ids()).toBe('a');
});

test('loads at most ten pages, and reports the cut', () => {
  start();
  for (let page = 0; page < 10; page += 1) answer(page, [`a${page}`, `b${page}`]);
  expect(listeners).toHaveLength(10);
  expect(next).toHaveBeenLastCalledWith(
    expect.objectContaining({ data: expect.objectContaining({ isCut: true }) }),
  );
});

test('from the cache: unreachable until the server responds, stale after a lost connection', () => {
  start();
  answer(0, [], true);
  expect(next).toHaveBeenLastCalledWith({ status: 'loading', unreachable: true });
  answer(0, ['a']);
  answer(0, ['a'], true);
  expect(next).toHaveBeenLastCalledWith(expect.objectContaining({ status: 'ready', stale: true }));
});

test('skips and counts invalid documents', () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  start();
  answer(0, [], false, [doc('a', 'no number')]);
  expect(next).toHaveBeenLastCalledWith(
    expect.objectContaining({ data: { items: [], unreadable: 1, isCut: false } }),
  );
});

test('a failure ends all listeners, and so does unsubscribing', () => {
  const leave = start();
  answer(0, ['a', 'b']);
  listeners[1]?.fail(new Error('permission-denied'));
  expect(next).toHaveBeenLastCalledWith({ status: 'failed', error: expect.any(Error) });
  expect(listeners.map(({ end }) => vi.mocked(end).mock.calls.length)).toEqual([1, 1]);
  leave();
  start();
  start()();
  expect(listeners[3]?.end).toHaveBeenCalledOnce();
});

const startGrowing = () =>
  subscribePaged({ source: {} as never, constraints: [], pageSize: 2, schema })(next);
const more = () => {
  const [event] = next.mock.lastCall as [{ data: { more?: { isLoading: boolean; load: () => void } } }];
  return event.data.more;
};

test('a growing list shows a page, and the next one on request', () => {
  startGrowing();
  answer(0, ['a', 'b', 'c']);
  // One document more than the page size means that there is a next page.
  expect(limit).toHaveBeenCalledWith(3);
  expect(ids()).toBe('ab');
  expect(listeners).toHaveLength(1);
  more()?.load();
  expect(vi.mocked(startAfter).mock.lastCall?.[0]).toMatchObject({ id: 'b' });
  expect(ids()).toBe('ab');
  expect(more()).toMatchObject({ isLoading: true });
  answer(1, ['c', 'd']);
  expect(ids()).toBe('abcd');
  expect(more()).toBeUndefined();
});

test('a page that is exactly full is everything', () => {
  startGrowing();
  answer(0, ['a', 'b']);
  expect(ids()).toBe('ab');
  expect(more()).toBeUndefined();
});

test('a change in the first page moves the next one', () => {
  startGrowing();
  answer(0, ['a', 'b', 'c']);
  more()?.load();
  answer(1, ['c', 'd']);
  answer(0, ['new', 'a', 'b']);
  expect(ids()).toBe('abcd');
  expect(vi.mocked(startAfter).mock.lastCall?.[0]).toMatchObject({ id: 'a' });
  answer(2, ['b', 'c', 'd']);
  expect(ids()).toBe('newabc');
  expect(more()).toMatchObject({ isLoading: false });
});
