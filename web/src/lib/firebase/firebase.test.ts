import { beforeEach, expect, test, vi } from 'vitest';

// The setup file mocks this module for all other tests.
vi.unmock('./firebase.ts');
const started = vi.hoisted(() => ({ auth: vi.fn(), firestore: vi.fn() }));
vi.mock('./firebaseApp.ts', () => ({
  appCheckReady: Promise.resolve(),
  emulatorPort: () => undefined,
  firebaseApp: 'app',
}));
vi.mock('./startAuth.ts', () => ({ startAuth: started.auth }));
vi.mock('./startFirestore.ts', () => ({ startFirestore: started.firestore }));

beforeEach(() => {
  vi.resetModules();
  started.auth.mockReset().mockReturnValue('auth');
  started.firestore.mockReset().mockReturnValue('firestore');
});

test('starts Auth and Firestore once for all callers', async () => {
  const { loadedFirestore, portalAuth, portalFirestore } = await import('./firebase.ts');
  expect(loadedFirestore()).toBeUndefined();
  const asked = await Promise.all([portalFirestore(), portalAuth(), portalFirestore()]);
  expect(asked).toEqual(['firestore', 'auth', 'firestore']);
  expect(loadedFirestore()).toBe('firestore');
  expect(started.auth).toHaveBeenCalledOnce();
  expect(started.firestore).toHaveBeenCalledOnce();
});

test('starts again for the next caller after a failure, such as a lost connection', async () => {
  const { portalFirestore } = await import('./firebase.ts');
  started.auth.mockImplementationOnce(() => {
    throw new Error('offline');
  });
  await expect(portalFirestore()).rejects.toThrow('offline');
  await expect(portalFirestore()).resolves.toBe('firestore');
});
