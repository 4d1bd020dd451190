import { withDates } from '@brokerage/domain/collections/withDates';
import { act, renderHook, waitFor } from '@testing-library/react';
import { FirebaseError } from 'firebase/app';
import {
  type DocumentReference,
  type FirestoreError,
  GeoPoint,
  getDocsFromServer,
  onSnapshot,
  Timestamp,
} from 'firebase/firestore';
import { describe, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { expectLogged } from '../../testing/expectLogged.ts';
import { readPage, subscribeDocument, subscribeQuery } from './documents.ts';
import type { ListQuery } from './listQuery.ts';
import { parseDocument } from './parseDocument.ts';
import { type Subscribe, useLiveData } from './useLiveData.ts';

vi.mock('firebase/firestore', async (original) => ({
  ...(await original<typeof import('firebase/firestore')>()),
  onSnapshot: vi.fn(),
  getDocsFromServer: vi.fn(),
}));

const schema = z.object({ id: z.string(), name: z.string(), at: z.date() });
const at = new Date('2026-03-05T12:00:00Z');
const stored = (id: string, data: object) => ({
  id,
  ref: { path: `things/${id}` },
  data: () => data,
  exists: () => true,
  metadata: { fromCache: false },
});
const good = stored('a', { name: 'Ann', at: Timestamp.fromDate(at) });
const bad = stored('b', { name: 'Secret Person', at: 'yesterday' });

/** Simulates what the SDK sends to the most recently started listener. */
function sdk() {
  const [, , next, fail] = vi.mocked(onSnapshot).mock.lastCall as unknown as [
    unknown,
    unknown,
    (snapshot: unknown) => void,
    (error: unknown) => void,
  ];
  return { next: (snapshot: unknown) => act(() => next(snapshot)), fail: (e: unknown) => act(() => fail(e)) };
}
const snapshot = (docs: object[], fromCache = false) => ({
  docs,
  size: docs.length,
  empty: docs.length === 0,
  metadata: { fromCache },
});

describe('parsing', () => {
  test('turns Timestamps into Dates at any depth, and leaves other SDK values to the schema', () => {
    const point = new GeoPoint(1, 2);
    const found = withDates({
      a: Timestamp.fromDate(at),
      b: [{ c: Timestamp.fromDate(at) }],
      d: null,
      point,
    });
    expect(found).toEqual({ a: at, b: [{ c: at }], d: null, point });
  });

  test('parses a document with its id; the path’s id overrides one in the data', () => {
    const both = stored('a', { id: 'forged', name: 'Ann', at: Timestamp.fromDate(at) });
    expect(parseDocument(schema, both as never)).toEqual({ id: 'a', name: 'Ann', at });
  });

  test('warns about an invalid document without its content', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    expect(parseDocument(schema, bad as never)).toBeUndefined();
    expect(warn).toHaveBeenCalledWith('things/b could not be read; not as expected: at');
    expect(JSON.stringify(warn.mock.calls)).not.toContain('Secret');
    warn.mockRestore();
  });
});

describe('live data', () => {
  const query = {} as ListQuery;

  test('loads documents, counts invalid ones, and reports a lost connection', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const listen = subscribeQuery(query, schema);
    const { result } = renderHook(() => useLiveData(listen));
    expect(result.current).toEqual({ status: 'loading', unreachable: false });
    const data = { items: [{ id: 'a', name: 'Ann', at }], unreadable: 1 };
    sdk().next(snapshot([good, bad]));
    expect(result.current).toEqual({ status: 'ready', data, stale: false });
    sdk().next(snapshot([good, bad], true));
    expect(result.current).toEqual({ status: 'ready', data, stale: true });
    warn.mockRestore();
  });

  test('doesn’t treat an empty cache as an empty list', () => {
    const listen = subscribeQuery(query, schema);
    const { result } = renderHook(() => useLiveData(listen));
    sdk().next(snapshot([], true));
    expect(result.current).toEqual({ status: 'loading', unreachable: true });
    sdk().next(snapshot([]));
    expect(result.current).toMatchObject({ status: 'ready', data: { items: [], unreadable: 0 } });
  });

  test('a document is missing only if the server reports it', () => {
    const listen = subscribeDocument({} as DocumentReference, schema);
    const { result } = renderHook(() => useLiveData(listen));
    const missing = (fromCache: boolean) => ({ exists: () => false, metadata: { fromCache } });
    sdk().next(missing(true));
    expect(result.current.status).toBe('loading');
    sdk().next(missing(false));
    expect(result.current).toMatchObject({ status: 'ready', data: undefined });
    sdk().next(good);
    expect(result.current).toMatchObject({ status: 'ready', data: { name: 'Ann' } });
  });

  test('retry starts a new listener, which ends with its component', async () => {
    const end = vi.fn();
    vi.mocked(onSnapshot).mockReturnValue(end);
    const listen = subscribeQuery(query, schema);
    const { result, unmount } = renderHook(() => useLiveData(listen));
    sdk().fail(new Error('permission-denied'));
    const failed = result.current;
    if (failed.status !== 'failed') throw new Error('it should have failed');
    act(() => failed.retry());
    expect(result.current.status).toBe('loading');
    expect(end).toHaveBeenCalledTimes(1);
    sdk().next(snapshot([good]));
    await waitFor(() => expect(result.current.status).toBe('ready'));
    unmount();
    expect(end).toHaveBeenCalledTimes(2);
  });
});

test('logs a failure with the given text and only its code', () => {
  let fail = (_error: FirebaseError) => {};
  const listen: Subscribe<never> = (next) => {
    fail = (error) => next({ status: 'failed', error: error as FirestoreError });
    return () => undefined;
  };
  renderHook(() => useLiveData(listen, 'Error fetching user roles'));
  act(() => fail(new FirebaseError('permission-denied', 'rosa@larkfield.example may not')));
  expectLogged(['Error fetching user roles', 'permission-denied']);
});

test('returns a page’s readable documents, the number of others, and the next cursor', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  vi.mocked(getDocsFromServer).mockResolvedValueOnce({ docs: [good, bad] } as never);
  const page = await readPage({} as ListQuery, schema);
  expect(page).toEqual({ items: [{ id: 'a', name: 'Ann', at }], unreadable: 1, last: bad });
  warn.mockRestore();
  vi.mocked(getDocsFromServer).mockResolvedValueOnce({ docs: [] } as never);
  expect(await readPage({} as ListQuery, schema)).toEqual({ items: [], unreadable: 0, last: undefined });
});
