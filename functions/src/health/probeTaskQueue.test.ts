import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { probeTaskQueue } from './probeTaskQueue.ts';

beforeEach(() => {
  vi.stubEnv('CLOUD_TASKS_EMULATOR_HOST', '');
  vi.stubEnv('GCLOUD_PROJECT', 'larkfield-prod');
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

const answerWith = (response: Response) => {
  const server = vi.fn<typeof fetch>(() => Promise.resolve(response));
  vi.stubGlobal('fetch', server);
  return server;
};
const probe = () => probeTaskQueue(() => Promise.resolve({ access_token: 'token', expires_in: 60 }));

it('requests the queue from Cloud Tasks', async () => {
  const server = answerWith(Response.json({ state: 'RUNNING' }));
  await probe();
  expect(server).toHaveBeenCalledWith(
    'https://cloudtasks.googleapis.com/v2/projects/larkfield-prod/locations/us-east1/queues/tenant-audit-seal',
    { headers: { authorization: 'Bearer token' }, signal: expect.any(AbortSignal) as AbortSignal },
  );
});

it.each([
  ['a paused queue', () => Response.json({ state: 'PAUSED' }), 'PAUSED'],
  ['an answer without a state', () => Response.json({}), 'state'],
  ['a missing queue', () => new Response(null, { status: 404 }), '404'],
  ['a missing permission', () => new Response(null, { status: 403 }), '403'],
])('fails for %s', async (_, toResponse, words) => {
  answerWith(toResponse());
  await expect(probe()).rejects.toThrow(words);
});

it('requests the queues from the emulator', async () => {
  vi.stubEnv('CLOUD_TASKS_EMULATOR_HOST', '127.0.0.1:9499');
  const server = answerWith(Response.json({ 'queue:p-us-east1-tenant-audit-seal': {} }));
  await probe();
  expect(server).toHaveBeenCalledWith('http://127.0.0.1:9499/queueStats', {
    signal: expect.any(AbortSignal) as AbortSignal,
  });
  answerWith(Response.json({}));
  await expect(probe()).rejects.toThrow('missing');
});
