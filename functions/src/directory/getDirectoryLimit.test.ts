import type { Request } from 'firebase-functions/v2/https';
import { expect, it, vi } from 'vitest';
import { getDirectory } from './getDirectory.ts';
import { publicDirectory } from './publicDirectory.ts';

vi.mock('../http/siteTenant.ts', () => ({ loadSiteTenantId: () => Promise.resolve('larkfield') }));
vi.mock('./publicDirectory.ts', () => ({ publicDirectory: vi.fn() }));

const PER_MINUTE = 600;

it('get-directory limits requests per network and minute', async () => {
  // All within one minute, so that no limit resets during a test.
  vi.setSystemTime('2026-11-20T12:00:00Z');
  const directory = { branches: [], officers: [] };
  vi.mocked(publicDirectory).mockResolvedValue(directory as never);
  const ask = (ip: string) => {
    const rawRequest = { headers: { 'x-forwarded-for': ip } } as unknown as Request;
    return getDirectory.run({ data: null, rawRequest, acceptsStreaming: false });
  };
  for (let call = 0; call < PER_MINUTE; call += 1) expect(await ask('203.0.113.9')).toEqual(directory);
  await expect(ask('203.0.113.9')).rejects.toMatchObject({ code: 'resource-exhausted' });
  expect(publicDirectory).toHaveBeenCalledTimes(PER_MINUTE);
  expect(publicDirectory).toHaveBeenLastCalledWith('larkfield');
  expect(await ask('203.0.113.10')).toEqual(directory);
  vi.useRealTimers();
});
