import { paths } from '@brokerage/domain/paths';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { markFirstListDrawn } from '../../../lib/first-list/firstList.ts';
import { SessionContext } from '../../../lib/session/useSession.ts';
import { storeRecord } from '../../../testing/localFirestore.ts';
import { memberSession } from '../../../testing/renderInPortal.tsx';
import { useLazyTasks } from './useLazyTasks.ts';

afterEach(() => void vi.useRealTimers());

test('loads the tasks’ queries, and loads them again on the next day', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-24T04:59:50Z') });
  storeRecord(paths.flyers.one('larkfield', 'rates'), {
    title: 'Rates of the week',
    owner_user_id: 'daniel',
    status: 'approved',
    // Three days ahead, until midnight at the office.
    valid_until: new Date('2026-11-27T05:00:00Z'),
  });
  markFirstListDrawn();
  const session = memberSession({ role: 'officer', officer_id: 'okafor' }, { uid: 'daniel' });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SessionContext value={session}>{children}</SessionContext>
  );
  const { result } = renderHook(() => useLazyTasks('subscribeEndingFlyers'), { wrapper });
  expect(result.current.status).toBe('loading');
  await waitFor(() => expect(result.current).toMatchObject({ status: 'ready', data: { count: '0' } }));
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  await waitFor(() => expect(result.current).toMatchObject({ data: { items: [{ id: 'rates' }] } }));
});
