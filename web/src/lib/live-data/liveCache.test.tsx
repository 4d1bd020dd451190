import { act, renderHook } from '@testing-library/react';
import { collection, doc, type FirestoreError, onSnapshot, where } from 'firebase/firestore';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { startFirestore } from '../firebase/startFirestore.ts';
import { mapListener, subscribeDocument, subscribeQuery, withCache } from './documents.ts';
import { listQuery } from './listQuery.ts';
import { liveCache, MAX_DOCUMENTS, MAX_LISTENERS } from './liveCache.ts';
import { subscribePaged } from './subscribePaged.ts';
import { type Documents, type Subscribe, useLiveData } from './useLiveData.ts';

vi.mock('firebase/firestore', async (original) => ({
  ...(await original<typeof import('firebase/firestore')>()),
  onSnapshot: vi.fn(),
}));

const { initializeApp } = await vi.importActual<typeof import('firebase/app')>('firebase/app');
const firestore = startFirestore(initializeApp({ projectId: 'demo-brokerage' }), undefined);
const schema = z.object({ id: z.string() });
const LOADING = { status: 'loading', unreachable: false };

/** Creates the same listener each time, as separate visits to a page do. */
const realtors = (tenantId = 'larkfield') =>
  listQuery(collection(firestore, 'realtors'), 50, where('tenant_id', '==', tenantId));
const realtorList = { source: collection(firestore, 'realtors'), constraints: [], pageSize: 25, schema };

beforeEach(() => void vi.mocked(onSnapshot).mockReturnValue(vi.fn()));
afterEach(() => liveCache.clear());

/** Simulates what the SDK sends to the most recently started listener. */
function sdk() {
  const [, , next, fail] = vi.mocked(onSnapshot).mock.lastCall as unknown as [
    unknown,
    unknown,
    (snapshot: unknown) => void,
    (error: unknown) => void,
  ];
  return {
    answer: (ids: string[], fromCache = false) => {
      const docs = ids.map((id) => ({ id, ref: { path: id }, data: () => ({}) }));
      act(() => next({ docs, size: docs.length, empty: docs.length === 0, metadata: { fromCache } }));
    },
    fail: (code: string) => act(() => fail({ code })),
  };
}

const visit = <T,>(listen: Subscribe<T>) => renderHook(() => useLiveData(listen));

/** Simulates a visit that loaded these realtors and then left the page. */
function seenRealtors(ids: string[]) {
  const { unmount } = visit(subscribeQuery(realtors(), schema));
  sdk().answer(ids);
  unmount();
}
const list = (...ids: string[]) => ({ items: ids.map((id) => ({ id })), unreadable: 0 });

test('shows the last visit’s list at once, marked as stale until the listener responds', () => {
  seenRealtors(['ann', 'ben']);
  const { result } = visit(subscribeQuery(realtors(), schema));
  expect(result.current).toEqual({
    status: 'ready',
    data: list('ann', 'ben'),
    stale: false,
    isCached: true,
  });
  sdk().answer(['ben']);
  expect(result.current).toEqual({ status: 'ready', data: list('ben'), stale: false });
});

test('caches a mapped list like the list itself', () => {
  seenRealtors(['ann', 'ben']);
  const mapped = mapListener(subscribeQuery(realtors(), schema), ({ items }) => items.length);
  const { result } = visit(mapped);
  expect(result.current).toMatchObject({ status: 'ready', data: 2, isCached: true });
  sdk().answer(['ben']);
  expect(result.current).toEqual({ status: 'ready', data: 1, stale: false });
});

test('keeps the cached list without a connection, as stale', () => {
  seenRealtors(['ann']);
  const { result } = visit(subscribeQuery(realtors(), schema));
  sdk().answer([], true);
  expect(result.current).toMatchObject({ status: 'ready', data: list('ann'), stale: true });
});

test('another query, another schema and a document don’t use it', () => {
  seenRealtors(['ann']);
  const others = [
    subscribeQuery(realtors('harborview'), schema),
    subscribeQuery(realtors(), z.object({ id: z.string() })),
    subscribePaged(realtorList),
    subscribeDocument(doc(firestore, 'realtors/ann'), schema),
  ] as readonly Subscribe<unknown>[];
  for (const other of others) expect(visit(other).result.current).toEqual(LOADING);
});

test('caches a paged list, too', () => {
  const first = visit(subscribePaged(realtorList));
  sdk().answer(['ann', 'ben']);
  first.unmount();
  const { result } = visit(subscribePaged(realtorList));
  expect(result.current).toMatchObject({ data: { ...list('ann', 'ben'), isCut: false }, isCached: true });
});

test('a failure replaces the cached list, also after a retry and at the next visit', () => {
  seenRealtors(['ann']);
  const { result, unmount } = visit(subscribeQuery(realtors(), schema));
  sdk().fail('permission-denied');
  const failed = result.current;
  if (failed.status !== 'failed') throw new Error('it should have failed');
  expect(failed.error).toMatchObject({ code: 'permission-denied' } satisfies Partial<FirestoreError>);
  act(() => failed.retry());
  expect(result.current).toEqual(LOADING);
  unmount();
  expect(visit(subscribeQuery(realtors(), schema)).result.current).toEqual(LOADING);
});

test('is empty after clearing', () => {
  seenRealtors(['ann']);
  liveCache.clear();
  expect(visit(subscribeQuery(realtors(), schema)).result.current).toEqual(LOADING);
});

test('keeps only a limited number of recent lists and documents', () => {
  const listenTo = (name: string, ids: readonly string[]): Subscribe<Documents<{ id: string }>> =>
    withCache(
      { source: collection(firestore, name), schema },
      (next) => {
        next({ status: 'ready', data: list(...ids), stale: false });
        return () => undefined;
      },
      ({ items }) => items.length,
    );
  const see = (name: string, ids: readonly string[] = ['one']) => listenTo(name, ids)(() => undefined);
  const isKnown = (name: string) => listenTo(name, []).readCached?.() !== undefined;
  see('first');
  see('second');
  see('first');
  for (let index = 2; index < MAX_LISTENERS; index += 1) see(`list-${index}`);
  see('one-more');
  expect([isKnown('first'), isKnown('second'), isKnown('one-more')]).toEqual([true, false, true]);

  const half = Array.from({ length: MAX_DOCUMENTS / 2 }, (_, index) => `${index}`);
  see('half', half);
  see('other-half', half);
  expect([isKnown('first'), isKnown('half'), isKnown('other-half')]).toEqual([false, true, true]);
  see('far-too-much', [...half, ...half, 'another']);
  expect([isKnown('far-too-much'), isKnown('half')]).toEqual([false, false]);
});
