// @vitest-environment jsdom
import type { FlyerRecord } from '@brokerage/domain/flyer/record/flyer';
import { paths } from '@brokerage/domain/paths';
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { liveCache } from '../../lib/live-data/liveCache.ts';
import { readyData } from '../../lib/live-data/useLiveData.ts';
import { emulatedOfficer } from '../../testing/emulatedFirestore.ts';
import type { WaitingOrder } from './QueueOrder.tsx';
import { usePendingCount } from './usePendingCount.ts';
import { usePendingFlyers } from './usePendingFlyers.ts';

const reviewer = emulatedOfficer({ role: 'compliance' });
const { tenantId } = reviewer;
vi.mock('../../lib/firebaseContext.tsx', () => ({ useFirestore: () => reviewer.firestore() }));

const atMinute = (minute: number) => new Date(Date.UTC(2026, 10, 20, 15, minute));
const createFlyer = (id: string, minute: number, change: Partial<FlyerRecord> = {}) =>
  reviewer.given(paths.flyers.one(tenantId, id), {
    id,
    template_id: 'open-house',
    template_version_id: 'open-house-2',
    title: `Flyer ${id}`,
    owner_user_id: 'ana',
    tenant_id: tenantId,
    data: {},
    status: 'pending_approval',
    reason: null,
    created_at: atMinute(minute),
    updated_at: atMinute(minute),
    submitted_at: atMinute(59 - minute),
    ...change,
  });

/** What the queue shows and counts. */
function useQueue(order: WaitingOrder) {
  const live = usePendingFlyers(tenantId, order);
  const count = usePendingCount(tenantId, live);
  return { ids: readyData(live)?.items.map(({ id }) => id), more: readyData(live)?.more, count };
}

const newestFirst = (from: number, to: number) =>
  Array.from({ length: from - to + 1 }, (_, index) => `f${from - index}`);

beforeAll(async () => {
  await Promise.all(Array.from({ length: 25 }, (_, index) => createFlyer(`f${index + 1}`, index + 1)));
  await createFlyer('approved', 58, { status: 'approved' });
});

afterEach(() => liveCache.clear());

test('counts loaded flyers if that’s all of them, otherwise on the server', async () => {
  const { result, unmount } = renderHook(() => useQueue('newest'));
  await waitFor(() => expect(result.current).toEqual({ ids: newestFirst(25, 1), count: 25 }));
  await createFlyer('f26', 26);
  await waitFor(() => expect(result.current).toMatchObject({ ids: newestFirst(26, 2), count: 26 }));
  act(() => result.current.more?.load());
  await waitFor(() => expect(result.current).toEqual({ ids: newestFirst(26, 1), count: 26 }));
  unmount();
});

test('loads those waiting longest first from several pages on request', async () => {
  await createFlyer('f26', 26);
  const { result, unmount } = renderHook(() => useQueue('waiting'));
  await waitFor(() => expect(result.current).toMatchObject({ ids: newestFirst(26, 2), count: 26 }));
  await createFlyer('f1', 1, { submitted_at: atMinute(0) });
  await waitFor(() => expect(result.current.ids).toEqual(['f1', ...newestFirst(26, 3)]));
  unmount();
});
