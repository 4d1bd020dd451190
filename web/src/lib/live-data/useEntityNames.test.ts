import { renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { readPage } from './documents.ts';
import { useEntityNames } from './useEntityNames.ts';

vi.mock('../firebaseContext.tsx', () => ({ useFirestore: () => 'firestore' }));
vi.mock('firebase/firestore', () => ({
  collection: (_firestore: unknown, path: string) => path,
  documentId: () => 'id',
  where: (_field: unknown, _operator: string, ids: string[]) => ids,
  limit: (max: number) => max,
  query: (path: string, ids: string[]) => Object.assign([...ids], { path }),
}));
vi.mock('./documents.ts', () => ({ readPage: vi.fn() }));

const asked = () => vi.mocked(readPage).mock.calls.map(([ids]) => (ids as unknown as string[]).length);
const nothing = { items: [], unreadable: 0, last: undefined };
beforeEach(() => {
  vi.mocked(readPage).mockReset().mockResolvedValue(nothing);
});
const toKeys = (count: number) => Array.from({ length: count }, (_, index) => `flyer:f${index}`);
const namesFor = (keys: string[]) =>
  renderHook(({ asking }) => useEntityNames('larkfield', asking), { initialProps: { asking: keys } });

test('loads thirty at a time, each name once', async () => {
  const { result, rerender } = namesFor([...toKeys(31), 'member:peter', '']);
  await waitFor(() => expect(result.current.byKey.get('flyer:f30')).toBeNull());
  expect(asked()).toEqual([30, 1]);
  rerender({ asking: toKeys(32) });
  await waitFor(() => expect(result.current.byKey.size).toBe(32));
  expect(asked()).toEqual([30, 1, 1]);
});

test('doesn’t label unreadable records as removed', async () => {
  vi.mocked(readPage).mockResolvedValue({ ...nothing, unreadable: 1 });
  const { result } = namesFor(['flyer:f0']);
  expect(result.current.isSettled).toBe(false);
  await waitFor(() => expect(result.current.isSettled).toBe(true));
  expect(result.current.byKey.has('flyer:f0')).toBe(false);
});

test('repeats a failed read with the next keys', async () => {
  vi.mocked(readPage).mockRejectedValueOnce(new Error('unavailable'));
  const { result, rerender } = namesFor(['flyer:f0']);
  await waitFor(() => expect(result.current.isSettled).toBe(true));
  rerender({ asking: toKeys(2) });
  expect(result.current.isSettled).toBe(false);
  await waitFor(() => expect(result.current.byKey.size).toBe(2));
});

test('settles keys of kinds without names at once', () => {
  const { result } = namesFor(['member:peter', 'seal:2026-11-13', '']);
  expect(result.current.isSettled).toBe(true);
  expect(readPage).not.toHaveBeenCalled();
});

test('an unreadable kind doesn’t affect other names; a removed recall is labeled', async () => {
  vi.mocked(readPage).mockImplementation((query) =>
    (query as unknown as { path: string }).path === 'tenants/larkfield/preapproval_submissions'
      ? Promise.reject(new Error('permission-denied'))
      : Promise.resolve(nothing),
  );
  const { result } = namesFor(['application:a', 'recall:r']);
  await waitFor(() => expect(result.current.byKey.get('recall:r')).toBeNull());
  expect(result.current.byKey.has('application:a')).toBe(false);
});

test('names a link by its label and stored flyer, without reading the flyer', async () => {
  vi.mocked(readPage).mockResolvedValue({
    ...nothing,
    items: [
      { id: 'one', label: 'Newsletter', flyer: { title: 'Elm Street' } },
      { id: 'two', label: '', flyer: { title: 'Ferry Street' } },
      { id: 'old', label: 'Yard sign', flyer: null },
      { id: 'page', label: 'Card', flyer: null, target: 'officer_page', officer: { name: 'Maya Torres' } },
    ],
  });
  const { result } = namesFor(['link:one', 'link:two', 'link:old', 'link:page']);
  await waitFor(() => expect(result.current.byKey.get('link:one')).toBe('Newsletter, Elm Street'));
  expect(result.current.byKey.get('link:two')).toBe('Ferry Street');
  expect(result.current.byKey.get('link:old')).toBe('Yard sign');
  expect(result.current.byKey.get('link:page')).toBe('Card, Public page of Maya Torres');
  expect(asked()).toEqual([4]);
});
