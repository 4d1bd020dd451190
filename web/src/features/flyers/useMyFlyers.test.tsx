import type { Flyer } from '@brokerage/domain/flyer/flyer';
import { act, renderHook } from '@testing-library/react';
import { limit, orderBy, where } from 'firebase/firestore';
import { beforeEach, expect, test, vi } from 'vitest';
import { type Documents, type Live, useLiveData } from '../../lib/live-data/documents.ts';
import { failed, list, loading } from './testing/portal.tsx';
import { flyer } from './testing/sampleFlyers.ts';
import { useMyFlyers } from './useMyFlyers.ts';

vi.mock('../../lib/firebaseContext.tsx', () => ({ useFirestore: () => 'firestore' }));
vi.mock('firebase/firestore', async (original) => ({
  ...(await original<typeof import('firebase/firestore')>()),
  collection: vi.fn(),
  query: vi.fn(),
  where: vi.fn(),
  orderBy: vi.fn(),
  limit: vi.fn(),
}));
vi.mock('../../lib/live-data/documents.ts', async (original) => ({
  ...(await original<typeof import('../../lib/live-data/documents.ts')>()),
  useLiveData: vi.fn(),
}));

const flyers = (count: number) => Array.from({ length: count }, (_, index) => flyer(`f${index}`));
const answer = (live: Live<Documents<Flyer>>) => vi.mocked(useLiveData).mockReturnValue(live);
const lengthOf = (live: Live<Documents<Flyer>>) => live.status === 'ready' && live.data.items.length;

beforeEach(() => vi.mocked(limit).mockClear());

test('one’s own, newest first, a page; then more, and what is there stays in sight meanwhile', () => {
  answer(list(flyers(26)));
  const { result, rerender } = renderHook(() => useMyFlyers('larkfield', 'daniel'));
  expect(where).toHaveBeenCalledWith('owner_user_id', '==', 'daniel');
  expect(orderBy).toHaveBeenCalledWith('created_at', 'desc');
  expect(limit).toHaveBeenLastCalledWith(26);
  expect(lengthOf(result.current.live)).toBe(25);
  expect(result.current.hasMore).toBe(true);

  answer({ ...loading, unreachable: true });
  act(() => result.current.showMore());
  expect(limit).toHaveBeenLastCalledWith(51);
  expect(result.current).toMatchObject({ isLoadingMore: true, hasMore: true, live: { stale: true } });
  expect(lengthOf(result.current.live)).toBe(26);

  answer(list(flyers(30)));
  rerender();
  expect(result.current).toMatchObject({ isLoadingMore: false, hasMore: false });
  expect(lengthOf(result.current.live)).toBe(30);
});

test('a page exactly is all there is; loading and failure are passed on', () => {
  answer(loading);
  const { result, rerender } = renderHook(() => useMyFlyers('larkfield', 'daniel'));
  expect(result.current).toMatchObject({ live: loading, hasMore: false, isLoadingMore: false });
  answer(list(flyers(25)));
  rerender();
  expect(result.current.hasMore).toBe(false);
  answer(failed('unavailable'));
  rerender();
  expect(result.current.live.status).toBe('failed');
});
