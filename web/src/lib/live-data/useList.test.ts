import { act, renderHook, waitFor } from '@testing-library/react';
import { type QueryConstraint, where } from 'firebase/firestore';
import { beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { type List, subscribePaged } from './subscribePaged.ts';
import { useHasPages } from './useHasPages.ts';
import { useList } from './useList.ts';
import type { Live } from './useLiveData.ts';
import { usePreviousWhileLoading } from './usePreviousWhileLoading.ts';

vi.mock('./subscribePaged.ts', () => ({ subscribePaged: vi.fn() }));

type Said = Parameters<Parameters<ReturnType<typeof subscribePaged>>[0]>[0];
const LIST: List<unknown> = { source: {} as never, constraints: [], pageSize: 2, schema: z.unknown() };
const MORE = { isLoading: false, load: () => undefined };

/** The open queries, latest last, each with a function to answer it. */
let queries: { constraints: readonly unknown[]; say: (said: Said) => void }[];
const items = (names: string[], more?: typeof MORE) =>
  ({ status: 'ready', data: { items: names, unreadable: 0, isCut: false, more }, stale: false }) as Said;
const say = (said: Said) => act(() => queries.at(-1)?.say(said));

beforeEach(() => {
  queries = [];
  vi.mocked(subscribePaged)
    .mockReset()
    .mockImplementation(({ constraints }) => (next) => {
      queries.push({ constraints, say: next });
      return () => undefined;
    });
});

const open = (filter: { search?: string; equals?: QueryConstraint[] } = {}) =>
  renderHook(
    (now: typeof filter) => {
      const live = useList(LIST, now);
      return { live, hasPages: useHasPages(live) };
    },
    { initialProps: filter },
  );
const shown = (live: ReturnType<typeof useList>) => (live.status === 'ready' ? live.data.items : live.status);

test('doesn’t query the database for a search while everything is loaded', async () => {
  const { result, rerender } = open();
  say(items(['Ann', 'Ben']));
  rerender({ search: 'annabel' });
  await act(() => new Promise((resolve) => setTimeout(resolve, 600)));
  expect(queries).toHaveLength(1);
  expect(shown(result.current.live)).toEqual(['Ann', 'Ben']);
  expect(result.current.hasPages).toBe(false);
});

test('queries a longer list for the longest word, and keeps the loaded rows meanwhile', async () => {
  const { result, rerender } = open();
  say(items(['Ann', 'Ben'], MORE));
  rerender({ search: 'de annabel' });
  await waitFor(() => expect(queries).toHaveLength(2));
  expect(queries[1]?.constraints).toEqual([where('search_keys', 'array-contains', 'annabel')]);
  expect(shown(result.current.live)).toEqual(['Ann', 'Ben']);
  say(items(['Annabel']));
  expect(shown(result.current.live)).toEqual(['Annabel']);
  expect(result.current.hasPages).toBe(true);
});

test('queries a longer list for a filter, too, and a failure can be retried', () => {
  const equals = [where('branchId', '==', 'clifton-nj')];
  const { result } = open({ equals });
  say(items(['Ann'], MORE));
  expect(queries[1]?.constraints).toEqual(equals);
  say({ status: 'failed', error: new Error('down') as never });
  const { live } = result.current;
  expect(live.status).toBe('failed');
  act(() => {
    if (live.status === 'failed') live.retry();
  });
  expect(queries).toHaveLength(3);
  say(items(['Ben']));
  expect(shown(result.current.live)).toEqual(['Ben']);
});

interface Latest {
  live: Live<string[]>;
  of: string;
}

test('keeps the last rows while another order loads, but not another list’s', () => {
  const ready: Live<string[]> = { status: 'ready', data: ['Ann'], stale: false };
  const loading: Live<string[]> = { status: 'loading', unreachable: true };
  const { result, rerender } = renderHook<Live<string[]>, Latest>(
    ({ live, of }) => usePreviousWhileLoading(live, of),
    {
      initialProps: { live: ready, of: 'officers' },
    },
  );
  rerender({ live: loading, of: 'officers' });
  expect(result.current).toEqual({ ...ready, stale: true, isCached: true });
  rerender({ live: loading, of: 'branches' });
  expect(result.current).toBe(loading);
});
