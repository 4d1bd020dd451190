import { logger as platformLogger } from 'firebase-functions/v2';
import { afterEach, expect, it, vi } from 'vitest';
import { logger } from './logger.ts';
import { carryRequestId, currentRequestId, readRequestId, withRequestId, withTracing } from './requestId.ts';

afterEach(() => vi.restoreAllMocks());

it('each log line of a request has its id, also after waiting and in concurrent requests', async () => {
  const log = vi.spyOn(platformLogger, 'info').mockReturnValue();
  const work = (name: string) =>
    withRequestId(async (id) => {
      logger.info('begun', { name });
      await new Promise((resolve) => setTimeout(resolve, 5));
      logger.info('done', { name });
      return id;
    });
  const [one, other] = await Promise.all([work('one'), work('other')]);
  expect(one).not.toBe(other);
  expect(log.mock.calls).toEqual([
    ['begun', { name: 'one', build: 'unbuilt', request_id: one }],
    ['begun', { name: 'other', build: 'unbuilt', request_id: other }],
    ['done', { name: 'one', build: 'unbuilt', request_id: one }],
    ['done', { name: 'other', build: 'unbuilt', request_id: other }],
  ]);
});

it('outside a request, log lines only have the build', () => {
  const log = vi.spyOn(platformLogger, 'error').mockReturnValue();
  logger.error('job failed', { tenant: 'larkfield' });
  expect(currentRequestId()).toBeUndefined();
  expect(log.mock.calls).toEqual([['job failed', { tenant: 'larkfield', build: 'unbuilt' }]]);
});

const ID = '3f0c6f5e-8a53-4d0e-9a5c-2f1c4f6f0a11';

it('what a request sends carries its id, and runs under it', () => {
  expect(carryRequestId()).toEqual({});
  withRequestId((id) => {
    const task = { tenantId: 'larkfield', ...carryRequestId() };
    expect(readRequestId(task)).toBe(id);
  });
  expect(withRequestId(() => currentRequestId(), ID)).toBe(ID);
});

it.each([undefined, null, 'text', {}, { request_id: '' }, { request_id: 'x; DROP' }, { request_id: 7 }])(
  'what carries %j gets its own id',
  (carrier) => {
    expect(readRequestId(carrier)).toBeUndefined();
    expect(withRequestId(() => currentRequestId(), readRequestId(carrier))).toMatch(/^[\da-f-]{36}$/);
  },
);

it.each([
  ['was created', { data: { data: () => ({ request_id: ID }) } }],
  ['was changed', { data: { after: { data: () => ({ request_id: ID }) } } }],
])('a trigger of a record that %s uses the id of the request that wrote it', async (_words, event) => {
  const seen = withTracing(async (_event: typeof event) => {
    await Promise.resolve();
    return currentRequestId();
  });
  expect(await seen(event)).toBe(ID);
});

it('a trigger of a record without an id, or that is gone, gets a new id each time', () => {
  const seen = withTracing((_event: { data?: { data?: () => unknown } | undefined }) => currentRequestId());
  const ids = [seen({}), seen({ data: { data: () => ({}) } }), seen({ data: { data: () => undefined } })];
  expect(new Set(ids).size).toBe(3);
  expect(ids.every((id) => id !== undefined)).toBe(true);
});
