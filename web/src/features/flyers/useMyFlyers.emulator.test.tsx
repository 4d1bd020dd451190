// @vitest-environment jsdom
import { paths } from '@brokerage/domain/paths';
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { liveCache } from '../../lib/live-data/liveCache.ts';
import { emulatedOfficer } from '../../testing/emulatedFirestore.ts';
import type { FlyerFilter } from './myFlyer.ts';
import { flyer } from './testing/sampleFlyers.ts';
import { useMyFlyers } from './useMyFlyers.ts';

const officer = emulatedOfficer();
const { tenantId, uid } = officer;
vi.mock('../../lib/firebaseContext.tsx', () => ({ useFirestore: () => officer.firestore() }));

const createFlyer = (id: string, minute: number, owner = uid, change: object = {}) =>
  officer.given(paths.flyers.one(tenantId, id), {
    ...flyer(id, {
      owner_user_id: owner,
      tenant_id: tenantId,
      created_at: new Date(Date.UTC(2026, 10, 20, 15, minute)),
    }),
    ...change,
  });
const toIds = (live: ReturnType<typeof useMyFlyers>) =>
  live.status === 'ready' ? live.data.items.map(({ id }) => id) : live.status;
const toMore = (live: ReturnType<typeof useMyFlyers>) =>
  live.status === 'ready' ? live.data.more : undefined;
const newestFirst = (from: number, to: number) =>
  Array.from({ length: from - to + 1 }, (_, index) => `f${from - index}`);

beforeAll(async () => {
  await Promise.all(Array.from({ length: 50 }, (_, index) => createFlyer(`f${index + 1}`, index + 1)));
  await createFlyer('a-colleagues', 59, 'colleague');
  await createFlyer('f2', 2, uid, { title: 'Elm Street', search_keys: ['el', 'elm'] });
  await createFlyer('f3', 3, uid, { status: 'archived' });
});

afterEach(() => liveCache.clear());

test('lists your own, newest first, a page at a time, and keeps them while more load', async () => {
  const { result, unmount } = renderHook(() => useMyFlyers(tenantId, uid));
  expect(result.current).toMatchObject({ status: 'loading' });
  await waitFor(() => expect(toIds(result.current)).toEqual(newestFirst(50, 26)));
  expect(toMore(result.current)).toMatchObject({ isLoading: false });

  act(() => toMore(result.current)?.load());
  expect(toMore(result.current)).toMatchObject({ isLoading: true });
  expect(toIds(result.current)).toEqual(newestFirst(50, 26));
  await waitFor(() => expect(toIds(result.current)).toEqual(newestFirst(50, 1)));
  expect(toMore(result.current)).toBeUndefined();
  unmount();
});

test('with several pages, queries the database for a search and a status', async () => {
  const everything: FlyerFilter = { search: '', status: '' };
  const { result, rerender, unmount } = renderHook(({ filter }) => useMyFlyers(tenantId, uid, filter), {
    initialProps: { filter: everything },
  });
  await waitFor(() => expect(toIds(result.current)).toEqual(newestFirst(50, 26)));
  rerender({ filter: { search: 'élm', status: '' } });
  await waitFor(() => expect(toIds(result.current)).toEqual(['f2']));
  rerender({ filter: { search: '', status: 'archived' } });
  await waitFor(() => expect(toIds(result.current)).toEqual(['f3']));
  expect(toMore(result.current)).toBeUndefined();
  unmount();
});

test('can’t read a colleague’s flyers', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { result, unmount } = renderHook(() => useMyFlyers(tenantId, 'colleague'));
  await waitFor(() =>
    expect(result.current).toMatchObject({ status: 'failed', error: { code: 'permission-denied' } }),
  );
  expect(error).toHaveBeenCalled();
  unmount();
});
