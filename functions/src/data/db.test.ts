import { afterEach, expect, it, vi } from 'vitest';

const runTransaction = vi.hoisted(() => vi.fn<() => Promise<unknown>>());
vi.mock('firebase-admin/firestore', async (original) => ({
  ...(await original<typeof import('firebase-admin/firestore')>()),
  getFirestore: () => ({ runTransaction }),
}));
const { db } = await import('./db.ts');

const GIVEN_UP = new Error('3 INVALID_ARGUMENT: Transaction is invalid or closed.');
afterEach(() => {
  vi.unstubAllEnvs();
  runTransaction.mockReset();
});

it.each([
  ['tries again in the emulator what that gave up', '127.0.0.1:8080', 5],
  ['leaves trying again to firebase-admin in production', '', 1],
])('%s', async (_, host, tries) => {
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', host);
  runTransaction.mockRejectedValue(GIVEN_UP);
  await expect(db.runTransaction(() => Promise.resolve())).rejects.toBe(GIVEN_UP);
  expect(runTransaction).toHaveBeenCalledTimes(tries);
});
