import { renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ProfileConflict, useSaveProfile } from './useSaveProfile.ts';

const { record, update } = vi.hoisted(() => ({ record: vi.fn<() => object>(), update: vi.fn() }));
vi.mock('reactfire', () => ({ useFirestore: () => ({}) }));
vi.mock('firebase/firestore', async (original) => ({
  ...(await original<object>()),
  doc: (_firestore: object, path: string) => path,
  runTransaction: async (_firestore: object, work: (transaction: object) => Promise<void>) =>
    work({ get: () => Promise.resolve({ data: record }), update }),
}));

const stored = {
  ...{ name: 'Ana', email: 'ana@a.example', phone: '(973) 555-0100', title: '', nmls_id: '' },
  headshot_url: '',
};
const save = (change: object) =>
  renderHook(() => useSaveProfile('ana')).result.current({ ...stored, ...change }, stored);

beforeEach(() => {
  update.mockReset();
});

test('stores what was changed and nothing else, beside changes elsewhere', async () => {
  record.mockReturnValue({ ...stored, phone: '(973) 555-0199', role: 'officer' });
  await save({ name: 'Ana Holt', title: 'Manager' });
  expect(update).toHaveBeenCalledExactlyOnceWith('user_roles/ana', { name: 'Ana Holt', title: 'Manager' });
});

test('a phone number written another way is not stored beside a change', async () => {
  record.mockReturnValue(stored);
  await save({ name: 'Ana Holt', phone: '973-555-0100' });
  expect(update).toHaveBeenCalledExactlyOnceWith('user_roles/ana', { name: 'Ana Holt' });
});

test('does not overwrite a field that was changed elsewhere since', async () => {
  record.mockReturnValue({ ...stored, name: 'Anna' });
  await expect(save({ name: 'Ana Holt' })).rejects.toThrow(ProfileConflict);
  expect(update).not.toHaveBeenCalled();
});
