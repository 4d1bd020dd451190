import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { SessionContext } from '../../lib/session/useSession.ts';
import { memberSession } from '../../testing/renderInPortal.tsx';
import { NEW_ENTRY } from './realtor.ts';
import { useRealtorWrites } from './useRealtorWrites.ts';

const { record, transaction } = vi.hoisted(() => ({
  record: vi.fn<() => object | undefined>(),
  transaction: { set: vi.fn(), update: vi.fn(), delete: vi.fn() },
}));
vi.mock('../../lib/firebaseContext.tsx', () => ({ useFirestore: () => ({}) }));
vi.mock('firebase/firestore', async (original) => ({
  ...(await original<object>()),
  collection: (_firestore: object, path: string) => path,
  doc: (all: string, id = 'generated') => ({ id, path: `${all}/${id}` }),
  runTransaction: async (_firestore: object, work: (transaction: object) => Promise<void>) =>
    work({ ...transaction, get: () => Promise.resolve({ data: record }) }),
}));

const session = memberSession({ role: 'officer' }, { uid: 'ana' });
const wrapper = ({ children }: { children: ReactNode }) => (
  <SessionContext value={session}>{children}</SessionContext>
);
const writes = () => renderHook(useRealtorWrites, { wrapper }).result.current;
const whose = { tenant_id: 'larkfield', created_by_user_id: 'ana' };
const opened = { id: 'lena', ...whose, ...NEW_ENTRY, name: 'Lena' };
const ref = (id: string) => ({ id, path: `tenants/larkfield/realtors/${id}` });

beforeEach(() => {
  vi.clearAllMocks();
});

test('a new realtor is one’s own', async () => {
  await writes().add('new', { ...NEW_ENTRY, name: 'Lena' });
  await writes().addAll([{ id: 'pete', entry: { ...NEW_ENTRY, name: 'Pete' } }]);
  expect(transaction.set.mock.calls).toEqual([
    [ref('new'), { id: 'new', ...whose, ...NEW_ENTRY, name: 'Lena', search_keys: ['le', 'len', 'lena'] }],
    [ref('pete'), { id: 'pete', ...whose, ...NEW_ENTRY, name: 'Pete', search_keys: ['pe', 'pet', 'pete'] }],
  ]);
});

test('a change stores what was changed, beside changes of others', async () => {
  record.mockReturnValue({ ...opened, notes: 'Theirs' });
  await writes().change(opened, { ...NEW_ENTRY, name: 'Lena', phone: '1' });
  expect(transaction.update).toHaveBeenCalledExactlyOnceWith(ref('lena'), {
    phone: '1',
    search_keys: ['le', 'len', 'lena'],
  });
});

test('a record from before there were logos gets one', async () => {
  const { logo_url: _, ...older } = opened;
  record.mockReturnValue(older);
  const logo_url = 'https://files.example/logo.png';
  await writes().change(older, { ...NEW_ENTRY, name: 'Lena', logo_url });
  expect(transaction.update).toHaveBeenCalledExactlyOnceWith(ref('lena'), {
    logo_url,
    search_keys: ['le', 'len', 'lena'],
  });
});

test('what others have changed or deleted meanwhile is told and not overwritten', async () => {
  record.mockReturnValue({ ...opened, phone: '2' });
  const change = () => writes().change(opened, { ...NEW_ENTRY, name: 'Lena', phone: '1' });
  await expect(change()).rejects.toThrow('Someone else changed this realtor while you were editing.');
  record.mockReturnValue(undefined);
  await expect(change()).rejects.toThrow('This realtor has been deleted.');
  expect(transaction.update).not.toHaveBeenCalled();
});
