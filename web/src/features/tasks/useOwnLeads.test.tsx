import { renderHook } from '@testing-library/react';
import { limit, orderBy, query, where } from 'firebase/firestore';
import { beforeEach, expect, test, vi } from 'vitest';
import { subscribeQuery } from '../../lib/live-data/documents.ts';
import { useOwnLeads } from './useOwnLeads.ts';

vi.mock('../../lib/firebaseContext.tsx', () => ({ useFirestore: () => 'firestore' }));
vi.mock('firebase/firestore', async (original) => ({
  ...(await original<typeof import('firebase/firestore')>()),
  collection: vi.fn(),
  query: vi.fn(),
  where: vi.fn(),
  limit: vi.fn(),
  orderBy: vi.fn(),
}));
vi.mock('../../lib/live-data/documents.ts', async (original) => ({
  ...(await original<typeof import('../../lib/live-data/documents.ts')>()),
  subscribeQuery: vi.fn(() => () => () => undefined),
}));

beforeEach(() => vi.clearAllMocks());

test('the new ones of that officer, no more than the rules allow', () => {
  renderHook(() => useOwnLeads('larkfield', 'daniel-okafor'));
  expect(vi.mocked(where).mock.calls).toEqual([
    ['lo_assigned_id', '==', 'daniel-okafor'],
    ['status', '==', 'new'],
  ]);
  expect(orderBy).toHaveBeenCalledWith('created_at', 'desc');
  expect(limit).toHaveBeenCalledWith(50);
});

test('who is in no directory has none: nothing is asked', () => {
  const { result } = renderHook(() => useOwnLeads('larkfield', null));
  expect(result.current).toEqual({ status: 'ready', data: { items: [], unreadable: 0 }, stale: false });
  expect(query).not.toHaveBeenCalled();
  expect(subscribeQuery).not.toHaveBeenCalled();
});
