import { collection, type Firestore, where } from 'firebase/firestore';
import { beforeEach, expect, test, vi } from 'vitest';
import { firstListQuery } from './firstListQueries.ts';

vi.mock('firebase/firestore', async (original) => ({
  ...(await original<typeof import('firebase/firestore')>()),
  collection: vi.fn((_firestore: unknown, path: string) => path),
  query: vi.fn((source: string) => ({ source })),
  where: vi.fn((...condition: unknown[]) => condition),
  orderBy: vi.fn(),
  limit: vi.fn(),
}));

const firestore = {} as Firestore;
const conditions = () => vi.mocked(where).mock.calls.map(([field]) => field);

beforeEach(() => vi.clearAllMocks());

test('administrators get the applicants to call, officers with an entry in the directory their leads', () => {
  firstListQuery(firestore, { tenantId: 'larkfield', officerId: null });
  expect(collection).toHaveBeenCalledWith(firestore, 'tenants/larkfield/preapproval_submissions');
  expect(conditions()).toEqual(['first_contact_at', 'status']);
  vi.mocked(where).mockClear();
  firstListQuery(firestore, { tenantId: 'larkfield', officerId: 'ann-lee' });
  expect(where).toHaveBeenCalledWith('lo_assigned_id', '==', 'ann-lee');
  expect(conditions()).toEqual(['lo_assigned_id', 'status']);
});
