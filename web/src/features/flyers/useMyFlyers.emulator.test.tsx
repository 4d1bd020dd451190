// @vitest-environment jsdom
import { paths } from '@brokerage/domain/paths';
import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { emulatedOfficer } from '../../testing/emulatedFirestore.ts';
import { flyer } from './testing/sampleFlyers.ts';
import { type MyFlyers, useMyFlyers } from './useMyFlyers.ts';

const officer = emulatedOfficer();
const { tenantId, uid } = officer;
vi.mock('../../lib/firebaseContext.tsx', () => ({ useFirestore: () => officer.firestore() }));

const giveFlyer = (id: string, minute: number, owner = uid) =>
  officer.given(
    paths.flyers.one(tenantId, id),
    flyer(id, {
      owner_user_id: owner,
      tenant_id: tenantId,
      created_at: new Date(Date.UTC(2026, 10, 20, 15, minute)),
    }),
  );
const idsOf = ({ live }: MyFlyers) =>
  live.status === 'ready' ? live.data.items.map(({ id }) => id) : live.status;
const newestFirst = (from: number, to: number) =>
  Array.from({ length: from - to + 1 }, (_, index) => `f${from - index}`);

beforeAll(async () => {
  await Promise.all(Array.from({ length: 50 }, (_, index) => giveFlyer(`f${index + 1}`, index + 1)));
  await giveFlyer('a-colleagues', 59, 'colleague');
});

test('shows one’s own, newest first, a page at a time, and keeps what is there while more loads', async () => {
  const { result, unmount } = renderHook(() => useMyFlyers(tenantId, uid));
  expect(result.current).toMatchObject({ live: { status: 'loading' }, hasMore: false, isLoadingMore: false });
  await waitFor(() => expect(idsOf(result.current)).toEqual(newestFirst(50, 26)));
  expect(result.current).toMatchObject({ hasMore: true, isLoadingMore: false });

  act(() => result.current.showMore());
  expect(result.current).toMatchObject({ isLoadingMore: true, hasMore: true });
  // The one that told that there are older ones is known already.
  expect(idsOf(result.current)).toEqual(newestFirst(50, 25));
  await waitFor(() => expect(result.current.isLoadingMore).toBe(false));
  expect(idsOf(result.current)).toEqual(newestFirst(50, 1));
  expect(result.current.hasMore).toBe(false);
  unmount();
});

test('is refused the flyers of a colleague', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { result, unmount } = renderHook(() => useMyFlyers(tenantId, 'colleague'));
  await waitFor(() =>
    expect(result.current.live).toMatchObject({ status: 'failed', error: { code: 'permission-denied' } }),
  );
  expect(error).toHaveBeenCalled();
  unmount();
});
