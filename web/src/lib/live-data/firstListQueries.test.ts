import type { UserRole } from '@brokerage/domain/member/userRole';
import { collection, type Firestore, onSnapshot, query, where } from 'firebase/firestore';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tellFirstListReady } from '../firstList.ts';
import { holdFirstList } from './firstListQueries.ts';

const stop = vi.fn();
vi.mock('firebase/firestore', async (original) => ({
  ...(await original<typeof import('firebase/firestore')>()),
  collection: vi.fn((_firestore: unknown, path: string) => path),
  query: vi.fn((source: string) => ({ source })),
  where: vi.fn((...condition: unknown[]) => condition),
  orderBy: vi.fn(),
  limit: vi.fn(),
  onSnapshot: vi.fn(() => stop),
}));

const firestore = {} as Firestore;
const member = (change: Partial<UserRole>) =>
  ({ tenant_id: 'larkfield', role: 'officer', status: 'active', officer_id: null, ...change }) as UserRole;
const conditions = () => vi.mocked(where).mock.calls.map(([field]) => field);

beforeEach(() => {
  vi.clearAllMocks();
  window.history.replaceState(null, '', '/officer-portal');
});
afterEach(() => window.history.replaceState(null, '', '/'));

test('administrators get the applicants to call, officers with an entry in the directory their leads', () => {
  holdFirstList(firestore, member({ role: 'compliance' }));
  expect(collection).toHaveBeenCalledWith(firestore, 'tenants/larkfield/preapproval_submissions');
  expect(conditions()).toEqual(['first_contact_at', 'status']);
  vi.mocked(where).mockClear();
  holdFirstList(firestore, member({ officer_id: 'ann-lee' }));
  expect(conditions()).toEqual(['lo_assigned_id', 'status']);
  expect(onSnapshot).toHaveBeenCalledTimes(2);
});

test.each<Partial<UserRole>>([
  { role: 'officer' },
  { role: 'nobody' },
  { role: 'super_admin', status: 'deactivated' },
])('%j has no such list', (change) => {
  holdFirstList(firestore, member(change))();
  expect(query).not.toHaveBeenCalled();
});

test('other pages don’t read it', () => {
  window.history.replaceState(null, '', '/officer-portal/pdf/flyers');
  holdFirstList(firestore, member({ role: 'super_admin' }));
  expect(onSnapshot).not.toHaveBeenCalled();
});

test('whoever holds it lets go, at the latest when the dashboard has its lists', async () => {
  const release = holdFirstList(firestore, member({ role: 'super_admin' }));
  expect(stop).not.toHaveBeenCalled();
  release();
  expect(stop).toHaveBeenCalledOnce();
  stop.mockClear();
  holdFirstList(firestore, member({ role: 'super_admin' }));
  tellFirstListReady();
  await vi.waitFor(() => expect(stop).toHaveBeenCalled());
});
