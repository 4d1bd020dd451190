import { DomainError } from '@brokerage/domain/errors/DomainError';
import type { Request } from 'firebase-functions/v2/https';
import { beforeEach, expect, it, vi } from 'vitest';

const { authorize } = vi.hoisted(() => ({ authorize: vi.fn() }));
vi.mock('../http/defineMemberCallable.ts', () => ({ authorize }));
// The token names the person.
vi.mock('firebase-admin/auth', () => ({
  getAuth: () => ({ verifyIdToken: (token: string) => Promise.resolve({ uid: token }) }),
}));
const { flyerPdf } = await import('./pdf/flyerPdf.ts');

const PER_MINUTE = 120;

/** Of one minute, so that no bound begins anew meanwhile. */
beforeEach(() => {
  vi.setSystemTime('2026-11-20T12:00:00Z');
  authorize.mockRejectedValue(new DomainError('permission-denied'));
  return () => vi.useRealTimers();
});

async function ask(uid: string) {
  const answer = { status: 200, headers: new Map<string, string>() };
  await new Promise<void>((resolve) => {
    const response = {
      set: (names: string | Record<string, string>, value = ''): unknown => {
        const all = typeof names === 'string' ? { [names]: value } : names;
        for (const [name, one] of Object.entries(all)) answer.headers.set(name, one);
        return response;
      },
      on: (): unknown => response,
      status: (status: number): unknown => {
        answer.status = status;
        return response;
      },
      end: () => resolve(),
    };
    const request = { method: 'GET', path: '/flyer-pdf/one', headers: { authorization: `Bearer ${uid}` } };
    void flyerPdf(request as unknown as Request, response as never);
  });
  return answer;
}

it('answers so many requests of one person a minute, and then 429 without a read', async () => {
  for (let call = 0; call < PER_MINUTE; call += 1) expect((await ask('ana')).status).toBe(403);
  const { status, headers } = await ask('ana');
  expect([status, headers.get('Retry-After')]).toEqual([429, '60']);
  expect(authorize).toHaveBeenCalledTimes(PER_MINUTE);
  expect((await ask('ben')).status).toBe(403);
});
