import { FunctionsError } from 'firebase/functions';
import { beforeEach, expect, test, vi } from 'vitest';
import { callFunction } from '../../lib/firebase/callFunction.ts';
import { ProfileConflict, saveProfile } from './saveProfile.ts';

vi.mock('../../lib/firebase/callFunction.ts', async (original) => ({
  ...(await original<typeof import('../../lib/firebase/callFunction.ts')>()),
  callFunction: vi.fn(),
}));

const stored = {
  name: 'Ana',
  email: 'ana@a.example',
  phone: '(973) 555-0100',
  title: '',
  nmls_id: '',
  headshot_url: '',
};
const save = (change: object) => saveProfile({ ...stored, ...change }, stored);

beforeEach(() => {
  vi.mocked(callFunction).mockReset().mockResolvedValue({ pending: [] });
});

test('sends only changes, with their original values', async () => {
  vi.mocked(callFunction).mockResolvedValue({ pending: ['nmls_id'] });
  expect(await save({ name: 'Ana Holt', nmls_id: '7' })).toEqual(['nmls_id']);
  expect(callFunction).toHaveBeenCalledExactlyOnceWith('update-profile', {
    changes: { name: 'Ana Holt', nmls_id: '7' },
    expected: { name: 'Ana', nmls_id: '' },
  });
});

test('doesn’t send a reformatted phone number next to a change', async () => {
  await save({ name: 'Ana Holt', phone: '973-555-0100' });
  expect(callFunction).toHaveBeenCalledExactlyOnceWith('update-profile', {
    changes: { name: 'Ana Holt' },
    expected: { name: 'Ana' },
  });
});

test('reports a conflict for a field changed elsewhere, and keeps other errors', async () => {
  vi.mocked(callFunction).mockRejectedValueOnce(
    new FunctionsError('aborted', 'Changed elsewhere.', { code: 'profile-changed' }),
  );
  await expect(save({ name: 'Ana Holt' })).rejects.toThrow(ProfileConflict);
  const denied = new FunctionsError('permission-denied', 'No.');
  vi.mocked(callFunction).mockRejectedValueOnce(denied);
  await expect(save({ name: 'Ana Holt' })).rejects.toBe(denied);
});
