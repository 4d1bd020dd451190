import { logger as platformLogger } from 'firebase-functions/v2';
import { afterEach, expect, it, vi } from 'vitest';
import { logger } from './logger.ts';
import { currentRequestId, withRequestId } from './requestId.ts';

afterEach(() => vi.restoreAllMocks());

it('every log line of a request has its id, also after waiting, and requests at once keep theirs apart', async () => {
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

it('outside of a request, lines have the build alone', () => {
  const log = vi.spyOn(platformLogger, 'error').mockReturnValue();
  logger.error('job failed', { tenant: 'larkfield' });
  expect(currentRequestId()).toBeUndefined();
  expect(log.mock.calls).toEqual([['job failed', { tenant: 'larkfield', build: 'unbuilt' }]]);
});
