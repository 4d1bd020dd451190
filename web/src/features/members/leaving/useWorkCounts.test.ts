import { userRoleSchema } from '@brokerage/domain/member/userRole';
import { renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { loadCount } from '../../../lib/live-data/listQuery.ts';
import { useWorkCounts } from './useWorkCounts.ts';

const { firestore } = vi.hoisted(() => ({ firestore: {} }));
vi.mock('../../../lib/firebaseContext.tsx', () => ({ useFirestore: () => firestore }));
vi.mock('../../../lib/live-data/listQuery.ts', () => ({ loadCount: vi.fn() }));
vi.mock('firebase/firestore', () => ({
  collection: (_firestore: unknown, path: string) => path,
  where: (...condition: unknown[]) => condition,
  orderBy: (...order: unknown[]) => order,
}));

const daniel = userRoleSchema.parse({
  user_id: 'daniel',
  tenant_id: 'larkfield',
  role: 'officer',
  name: 'Daniel Okafor',
  email: 'daniel@larkfield.example',
  phone: '',
  title: '',
  nmls_id: '',
  headshot_url: '',
  officer_id: 'daniel-okafor',
});
const SUBMISSIONS = 'tenants/larkfield/preapproval_submissions';
/** What the database answers, by collection. */
let found: Record<string, number | Error>;

beforeEach(() => {
  vi.mocked(loadCount)
    .mockReset()
    .mockImplementation((source) => {
      const count = found[source as unknown as string];
      return typeof count === 'number' ? Promise.resolve(count) : Promise.reject(count ?? new Error());
    });
});

test.each([
  [3, 0, { submissions: '3', links: '0' }],
  [51, 200, { submissions: '50+', links: '199+' }],
  [new Error('unavailable'), 4, { submissions: undefined, links: '4' }],
])('%s open submissions and %s links', async (submissions, links, counts) => {
  found = { [SUBMISSIONS]: submissions, 'tenants/larkfield/shared_links': links };
  const { result } = renderHook(() => useWorkCounts(daniel));
  await waitFor(() => expect(result.current).toEqual(counts));
});

test('a member without a directory entry has no submissions to count', async () => {
  found = { 'tenants/larkfield/shared_links': 2 };
  const { result } = renderHook(() => useWorkCounts({ ...daniel, officer_id: null }));
  await waitFor(() => expect(result.current).toEqual({ submissions: undefined, links: '2' }));
  expect(loadCount).toHaveBeenCalledOnce();
});
