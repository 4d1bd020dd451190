import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { expect, it, vi } from 'vitest';
import {
  type FunctionsEmulator,
  shareFunctionProcess,
  shareWorkers,
  type WorkerPool,
} from './shareFunctionProcess.ts';

const HTTP = { id: 'us-east1-submit-preapproval', entryPoint: 'submit.preapproval' };
const OTHER_HTTP = { id: 'us-east1-get-directory', entryPoint: 'get.directory' };
const EVENT = { id: 'us-east1-publish-profile-0', entryPoint: 'publish.profile' };
const BACKEND = { functionsDir: '/functions/dist' };

/** Like firebase-tools: an idle worker of the function, or a new process. */
function fakeEmulator() {
  const started: { folder: string; env: Record<string, string> }[] = [];
  const requests: { id: string; headers: Record<string, string> }[] = [];
  const open: (() => void)[] = [];

  class Pool {
    workers = new Map<string, { state: string; timeoutSeconds?: number }[]>();
    getKey(id?: string) {
      return id ?? 'none';
    }
    getTriggerWorkers(id?: string) {
      return this.workers.get(this.getKey(id)) ?? [];
    }
    getIdleWorker(id: string) {
      return this.getTriggerWorkers(id).find(({ state }) => state === 'IDLE');
    }
    async submitRequest(id: string, request: { headers: Record<string, string> }) {
      const worker = this.getIdleWorker(id);
      if (!worker) throw new Error('no worker');
      worker.state = 'BUSY';
      requests.push({ id, headers: request.headers });
      const { promise, resolve } = Promise.withResolvers<void>();
      open.push(resolve);
      await promise;
      worker.state = 'IDLE';
    }
  }

  class Emulator {
    triggers = Object.fromEntries([HTTP, OTHER_HTTP, EVENT].map((def) => [def.id, { def }]));
    pool = new Pool();
    async handleHttpsTrigger(id: unknown, _response?: unknown) {
      const { def } = this.triggers[String(id)] ?? {};
      if (!this.pool.getIdleWorker(String(id))) await this.startRuntime(BACKEND, def);
      await this.pool.submitRequest(String(id), { headers: { accept: '*/*' } });
    }
    async startRuntime(backend: { functionsDir: string }, trigger?: { id: string }) {
      await this.startNode(backend, trigger ? { FUNCTION_TARGET: trigger.id } : {});
      const worker = { state: 'IDLE' };
      const key = this.pool.getKey(trigger?.id);
      this.pool.workers.set(key, [...(this.pool.workers.get(key) ?? []), worker]);
      return worker;
    }
    startNode({ functionsDir }: { functionsDir: string }, env: Record<string, string>): Promise<unknown> {
      started.push({ folder: functionsDir, env });
      return Promise.resolve();
    }
  }

  shareWorkers(Emulator.prototype, Pool.prototype);
  const respondToAll = () => {
    for (const resolve of open.splice(0)) resolve();
  };
  return { emulator: new Emulator(), started, requests, open, respondToAll };
}

it('starts one process for all functions, including those with event triggers', async () => {
  const { emulator, started, requests, open, respondToAll } = fakeEmulator();
  const calls = [EVENT, HTTP, OTHER_HTTP].map(({ id }) => emulator.handleHttpsTrigger(id));
  await vi.waitFor(() => expect(open).toHaveLength(3));
  respondToAll();
  await Promise.all(calls);
  expect(started).toHaveLength(1);
  expect(started[0]?.folder).toMatch(/functionHost$/);
  expect(started[0]?.env).toMatchObject({ FUNCTION_TARGET: 'all', HOSTED_FUNCTIONS: '/functions/dist' });
  expect(requests.map(({ headers }) => headers)).toEqual(
    [EVENT, HTTP, OTHER_HTTP].map(({ entryPoint }) => ({
      accept: '*/*',
      'x-emulated-function': entryPoint,
    })),
  );
});

it('measures only that process when coverage is on', async () => {
  vi.stubEnv('FUNCTION_COVERAGE', '/coverage');
  const { emulator, started } = fakeEmulator();
  await emulator.startRuntime(BACKEND, HTTP);
  vi.unstubAllEnvs();
  await emulator.startRuntime(BACKEND, HTTP);
  expect(started.map(({ env }) => env.NODE_V8_COVERAGE)).toEqual(['/coverage', undefined]);
});

it('lets a call take as long as functions may, not the HTTP agent’s five seconds', async () => {
  const { emulator, open, respondToAll } = fakeEmulator();
  const call = emulator.handleHttpsTrigger(HTTP.id);
  await vi.waitFor(() => expect(open).toHaveLength(1));
  expect(emulator.pool.getTriggerWorkers(HTTP.id)).toEqual([{ state: 'BUSY', timeoutSeconds: 600 }]);
  respondToAll();
  await call;
});

it('starts another process once the shared one has ended', async () => {
  const { emulator, started, open, respondToAll } = fakeEmulator();
  for (const round of [1, 2]) {
    const call = emulator.handleHttpsTrigger(HTTP.id);
    await vi.waitFor(() => expect(open).toHaveLength(1));
    respondToAll();
    await call;
    expect(started).toHaveLength(round);
    for (const worker of emulator.pool.getTriggerWorkers(HTTP.id)) worker.state = 'FINISHED';
  }
});

it('handles at most eight calls at once and responds to all fifty', async () => {
  const { emulator, open, respondToAll } = fakeEmulator();
  const settled = vi.fn();
  const calls = Array.from({ length: 50 }, () => emulator.handleHttpsTrigger(HTTP.id).then(settled));
  while (settled.mock.calls.length < 50) {
    await vi.waitFor(() => expect(open.length).toBeGreaterThan(0));
    expect(open.length).toBeLessThanOrEqual(8);
    const before = settled.mock.calls.length;
    respondToAll();
    await vi.waitFor(() => expect(settled.mock.calls.length).toBeGreaterThan(before));
  }
  await Promise.all(calls);
});

it('matches the installed firebase-tools, and throws for another version', () => {
  const require = createRequire(import.meta.url);
  const folder = dirname(require.resolve('firebase-tools/package.json'));
  const { RuntimeWorkerState } = require(`${folder}/lib/emulator/functionsRuntimeWorker.js`);
  expect(RuntimeWorkerState).toMatchObject({ IDLE: 'IDLE', BUSY: 'BUSY' });
  const { FunctionsEmulator: emulator } = require(`${folder}/lib/emulator/functionsEmulator.js`);
  const { handleHttpsTrigger } = emulator.prototype;
  shareFunctionProcess(folder);
  expect(emulator.prototype.handleHttpsTrigger).not.toBe(handleHttpsTrigger);
  expect(() => shareWorkers({} as FunctionsEmulator, {} as WorkerPool)).toThrow(
    'lacks handleHttpsTrigger, startRuntime, startNode',
  );
});
