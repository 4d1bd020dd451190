import type { Request } from 'firebase-functions/v2/https';
import { beforeEach, describe, expect, it, vi } from 'vitest';

const { publicDirectory } = vi.hoisted(() => ({ publicDirectory: vi.fn() }));
vi.mock('./publicDirectory.ts', () => ({ publicDirectory }));
vi.mock('../data/siteTenant.ts', () => ({ loadSiteTenantId: () => Promise.resolve('larkfield') }));
const { getDirectory } = await import('./getDirectory.ts');
const { directoryJson } = await import('./directoryJson.ts');

const PER_MINUTE = 600;
const EMPTY = { branches: [], officers: [] };

/** Of one minute, so that no bound begins anew meanwhile. */
beforeEach(() => {
  vi.setSystemTime('2026-11-20T12:00:00Z');
  publicDirectory.mockReset().mockResolvedValue(EMPTY);
  return () => vi.useRealTimers();
});

const toHeaders = (ip: string, visitor?: string) => ({
  'x-forwarded-for': ip,
  ...(visitor !== undefined && { 'fastly-client-ip': visitor }),
});

describe('one network reads the directory so often a minute and no more', () => {
  it('by get-directory', async () => {
    const ask = (ip: string) => {
      const rawRequest = { headers: toHeaders(ip) } as unknown as Request;
      return getDirectory.run({ data: null, rawRequest, acceptsStreaming: false });
    };
    for (let call = 0; call < PER_MINUTE; call += 1) await ask('203.0.113.9');
    await expect(ask('203.0.113.9')).rejects.toMatchObject({ code: 'resource-exhausted' });
    expect(publicDirectory).toHaveBeenCalledTimes(PER_MINUTE);
    expect(await ask('203.0.113.10')).toEqual(EMPTY);
  });

  it('by directory-json, whose refusal no CDN keeps', async () => {
    async function ask(ip: string, visitor?: string) {
      const headers = new Map<string, string>();
      const answer = { status: 200, headers };
      await new Promise<void>((resolve) => {
        const response = {
          set: (names: string | Record<string, string>, value = ''): unknown => {
            const all = typeof names === 'string' ? { [names]: value } : names;
            for (const [name, one] of Object.entries(all)) headers.set(name.toLowerCase(), one);
            return response;
          },
          setHeader: (name: string, value: string) => headers.set(name.toLowerCase(), value),
          vary: (name: string) => headers.set('vary', name),
          getHeader: (name: string) => headers.get(name.toLowerCase()),
          on: (): unknown => response,
          status: (status: number): unknown => {
            answer.status = status;
            return response;
          },
          json: () => resolve(),
          end: () => resolve(),
        };
        const path = '/directory.json';
        const request = { method: 'GET', path, url: path, headers: toHeaders(ip, visitor) };
        void directoryJson(request as unknown as Request, response as never);
      });
      return answer;
    }
    for (let call = 0; call < PER_MINUTE; call += 1) expect((await ask('203.0.113.9')).status).toBe(200);
    const { status, headers } = await ask('203.0.113.9');
    expect([status, headers.get('cache-control')]).toEqual([429, 'no-store']);
    expect(publicDirectory).toHaveBeenCalledTimes(PER_MINUTE);
    expect((await ask('203.0.113.10')).status).toBe(200);
    // Behind the CDN, one visitor doesn't use up the requests of the others.
    for (let call = 0; call < PER_MINUTE; call += 1) await ask('198.51.100.1', '192.0.2.1');
    expect((await ask('198.51.100.1', '192.0.2.1')).status).toBe(429);
    expect((await ask('198.51.100.1', '192.0.2.2')).status).toBe(200);
  });
});
