import { logger } from 'firebase-functions/v2';
import { afterEach, expect, it, vi } from 'vitest';
import { forEachTenant } from './forEachTenant.ts';

vi.mock('./db.ts', () => ({
  db: {
    tenants: () => ({
      select: () => ({ get: () => Promise.resolve({ docs: [{ id: 'a' }, { id: 'b' }, { id: 'c' }] }) }),
    }),
  },
}));

afterEach(() => {
  vi.restoreAllMocks();
});

it('works for every tenant', async () => {
  const done: string[] = [];
  await forEachTenant('Not done', (tenantId) => {
    done.push(tenantId);
    return Promise.resolve();
  });
  expect(done).toEqual(['a', 'b', 'c']);
});

it('goes on after a tenant that failed, logs why without personal data, and fails at the end', async () => {
  const log = vi.spyOn(logger, 'error').mockReturnValue();
  const done: string[] = [];
  const run = forEachTenant('Not done', (tenantId) => {
    if (tenantId === 'b') throw new TypeError('the record of jane@example.com');
    done.push(tenantId);
    return Promise.resolve();
  });
  await expect(run).rejects.toThrow('Not done: b');
  expect(done).toEqual(['a', 'c']);
  const error: unknown = expect.objectContaining({ name: 'TypeError' });
  expect(log.mock.calls).toEqual([['Not done', { tenant: 'b', error }]]);
  expect(JSON.stringify(log.mock.calls)).not.toContain('jane@example.com');
});
