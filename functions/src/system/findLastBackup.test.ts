import { logger } from 'firebase-functions/v2';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { findLastBackup } from './findLastBackup.ts';

beforeEach(() => {
  vi.stubEnv('GCLOUD_PROJECT', 'larkfield-prod');
  vi.spyOn(logger, 'warn').mockReturnValue();
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const sources = (response: () => Promise<Response>) => ({
  isEmulator: false,
  getToken: () => Promise.resolve({ access_token: 'token' }),
  fetchFn: vi.fn<typeof fetch>(response),
});
const respondWith = (body: unknown, status = 200) =>
  sources(() => Promise.resolve(Response.json(body, { status })));

const LIVE = 'projects/larkfield-prod/databases/(default)';
const RESTORED = 'projects/larkfield-prod/databases/restored';

it('is the newest finished one, in any location', async () => {
  const given = respondWith({
    backups: [
      { database: LIVE, name: 'b1', snapshotTime: '2026-11-23T05:00:00.123456Z', state: 'READY' },
      { database: LIVE, name: 'b3', snapshotTime: '2026-11-25T05:00:00Z', state: 'CREATING' },
      { database: LIVE, name: 'b2', snapshotTime: '2026-11-24T05:00:00Z', state: 'READY' },
    ],
  });
  expect(await findLastBackup(given)).toEqual({ state: 'recorded', at: '2026-11-24T05:00:00Z' });
  expect(given.fetchFn).toHaveBeenCalledWith(
    'https://firestore.googleapis.com/v1/projects/larkfield-prod/locations/-/backups',
    expect.objectContaining({ headers: { authorization: 'Bearer token' } }),
  );
});

it.each([
  [{}],
  [{ backups: [{ database: LIVE, snapshotTime: '2026-11-24T05:00:00Z', state: 'NOT_AVAILABLE' }] }],
  [{ backups: [{ database: RESTORED, snapshotTime: '2026-11-24T05:00:00Z', state: 'READY' }] }],
])('is undefined with %j', async (body) =>
  expect(await findLastBackup(respondWith(body))).toEqual({ state: 'none', at: null }),
);

it('is undefined in emulators, without a request', async () => {
  const given = respondWith({});
  expect(await findLastBackup({ ...given, isEmulator: true })).toEqual({ state: 'none', at: null });
  expect(given.fetchFn).not.toHaveBeenCalled();
});

it.each([
  ['without the right to list them', respondWith({ error: 'Permission denied on larkfield-prod' }, 403)],
  ['when Google Cloud can’t be reached', sources(() => Promise.reject(new TypeError('fetch failed')))],
  ['when the answer is no answer', respondWith({ backups: 'none' })],
])('is unknown %s', async (_words, given) => {
  expect(await findLastBackup(given)).toEqual({ state: 'unknown', at: null });
  expect(JSON.stringify(vi.mocked(logger.warn).mock.calls)).not.toContain('larkfield-prod');
});
