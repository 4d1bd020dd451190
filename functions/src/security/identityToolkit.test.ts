import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { callIdentityToolkit } from './identityToolkit.ts';

beforeEach(() => {
  vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', '127.0.0.1:9099');
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

it('times out if Auth takes too long', async () => {
  const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort(new Error('too long')));
  vi.stubGlobal('fetch', (_: string, { signal }: { signal?: AbortSignal }) =>
    signal?.aborted ? Promise.reject(signal.reason as Error) : Promise.resolve(Response.json({})),
  );
  await expect(callIdentityToolkit('accounts:resetPassword', {}, undefined)).rejects.toThrow('too long');
  limit.mockRestore();
});
