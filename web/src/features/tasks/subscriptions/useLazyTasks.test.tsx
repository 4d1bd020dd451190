import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { markFirstListDrawn } from '../../../lib/first-list/firstList.ts';
import { SessionContext } from '../../../lib/session/useSession.ts';
import { memberSession } from '../../../testing/renderInPortal.tsx';
import { useLazyTasks } from './useLazyTasks.ts';

const FIRESTORE = vi.hoisted(() => ({}));
vi.mock('../../../lib/firebase/firebase.ts', () => ({
  loadedFirestore: () => undefined,
  portalFirestore: () => Promise.resolve(FIRESTORE),
}));

const subscribe = vi.hoisted(() => vi.fn());
vi.mock('./subscribeTasks.ts', () => ({ subscribeFindings: subscribe }));

afterEach(() => void vi.useRealTimers());

test('asks for the member’s own tasks, once what asks is loaded, and anew on the next day', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-24T04:59:50Z') });
  const data = { count: '1', items: [], unreadable: 0 };
  subscribe.mockReturnValue((next: (event: object) => void) => {
    next({ status: 'ready', data, stale: false });
    return () => undefined;
  });
  markFirstListDrawn();
  const session = memberSession({ role: 'officer', officer_id: 'okafor' }, { uid: 'daniel' });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SessionContext value={session}>{children}</SessionContext>
  );
  const { result } = renderHook(() => useLazyTasks('subscribeFindings'), { wrapper });
  expect(result.current.status).toBe('loading');
  await waitFor(() => expect(result.current).toMatchObject({ status: 'ready', data }));
  expect(subscribe).toHaveBeenCalledExactlyOnceWith(FIRESTORE, 'larkfield', 'daniel', '2026-11-23', 'okafor');
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  await waitFor(() =>
    expect(subscribe).toHaveBeenLastCalledWith(FIRESTORE, 'larkfield', 'daniel', '2026-11-24', 'okafor'),
  );
  expect(subscribe).toHaveBeenCalledTimes(2);
});
