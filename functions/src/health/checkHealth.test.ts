import { logger } from 'firebase-functions/v2';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createHealthCheck } from './checkHealth.ts';

const NOW = new Date('2026-11-25T12:00:00Z');
const later = (ms: number) => new Date(NOW.getTime() + ms);
const never = () => new Promise<never>(() => undefined);

let logged: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  logged = vi.spyOn(logger, 'error').mockReturnValue();
});
afterEach(() => vi.restoreAllMocks());

it('is healthy if every part responds', async () => {
  const check = createHealthCheck({ database: () => Promise.resolve(1), tasks: () => Promise.resolve() });
  expect(await check(NOW)).toEqual({ status: 'ok', components: { database: 'ok', tasks: 'ok' } });
  expect(logged).not.toHaveBeenCalled();
});

it('names the failing part and the hanging one without the error', async () => {
  const failed = Object.assign(new Error('7 PERMISSION_DENIED: tenants/larkfield'), { code: 7 });
  const check = createHealthCheck(
    { database: () => Promise.reject(failed), storage: never, tasks: () => Promise.resolve() },
    20,
  );
  const found = await check(NOW);
  expect(found).toEqual({
    status: 'unavailable',
    components: { database: 'unavailable', storage: 'unavailable', tasks: 'ok' },
  });
  expect(JSON.stringify(logged.mock.calls)).not.toContain('larkfield');
  expect(logged).toHaveBeenCalledWith(
    'component unavailable',
    expect.objectContaining({ component: 'database', code: '7' }),
  );
});

it('counts a probe that throws at once as failed', async () => {
  const check = createHealthCheck({
    database: () => {
      throw new Error('no app');
    },
  });
  expect((await check(NOW)).status).toBe('unavailable');
});

it('checks again only after ten seconds', async () => {
  const probe = vi.fn(() => Promise.resolve());
  const check = createHealthCheck({ database: probe });
  await Promise.all([check(NOW), check(later(5_000)), check(later(9_999))]);
  expect(probe).toHaveBeenCalledTimes(1);
  await check(later(10_000));
  expect(probe).toHaveBeenCalledTimes(2);
});
