import { EventEmitter } from 'node:events';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { boundWorkers, type FunctionsEmulator, limitFunctionWorkers } from './functionWorkers.ts';

/** As firebase-tools does it: an idle worker of the function, or a new process; what is idle stays. */
class FakeEmulator implements FunctionsEmulator {
  workerPools = { default: { workers: new Map<string, ReturnType<FakeEmulator['worker']>[]>() } };
  started = 0;
  killed: string[] = [];
  open: (() => void)[] = [];

  worker(triggerKey: string) {
    const stateEvents = new EventEmitter();
    const worker = {
      triggerKey,
      state: 'IDLE',
      stateEvents,
      runtime: {
        process: {
          kill: () => {
            worker.state = 'FINISHED';
            this.killed.push(triggerKey);
          },
        },
      },
      become(state: string) {
        worker.state = state;
        stateEvents.emit(state);
      },
    };
    return worker;
  }

  get alive() {
    return [...this.workerPools.default.workers.values()].flat().filter(({ state }) => state !== 'FINISHED');
  }

  startRuntime(_backend: unknown, trigger?: { id: string }) {
    const id = trigger?.id ?? '';
    const worker = this.worker(id);
    this.workerPools.default.workers.set(id, [...(this.workerPools.default.workers.get(id) ?? []), worker]);
    this.started += 1;
    return Promise.resolve(worker);
  }

  async handleHttpsTrigger(request: unknown) {
    const id = String(request);
    const idle = () => this.alive.find((one) => one.triggerKey === id && one.state === 'IDLE');
    if (!idle()) await this.startRuntime(undefined, { id });
    const worker = idle();
    worker?.become('BUSY');
    const { promise, resolve } = Promise.withResolvers<void>();
    this.open.push(resolve);
    await promise;
    worker?.become('IDLE');
  }

  async sendRequest(trigger: { id: string }) {
    if (!this.alive.some(({ triggerKey }) => triggerKey === trigger.id))
      await this.startRuntime(undefined, trigger);
    const { promise, resolve } = Promise.withResolvers<void>();
    this.open.push(resolve);
    await promise;
  }

  /** Answers what is being worked on. */
  async answer() {
    for (const resolve of this.open.splice(0)) resolve();
    await settled();
  }
}

const settled = () => vi.advanceTimersByTimeAsync(0);
function bounded(workers = 32): FakeEmulator {
  class Emulator extends FakeEmulator {}
  boundWorkers(Emulator.prototype, { atOnce: 8, workers, idleFor: 1000 });
  return new Emulator();
}
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('starts at most eight processes for fifty calls at once, and answers all of them', async () => {
  const emulator = bounded();
  const answered = vi.fn();
  const calls = Array.from({ length: 50 }, () =>
    emulator.handleHttpsTrigger('submit-preapproval').then(answered),
  );
  await settled();
  for (let round = 0; round < 7; round += 1) {
    expect(emulator.open.length).toBeLessThanOrEqual(8);
    await emulator.answer();
  }
  await Promise.all(calls);
  expect(answered).toHaveBeenCalledTimes(50);
  expect(emulator.started).toBe(8);
});

it('ends the process that was idle longest when there are too many', async () => {
  const emulator = bounded(3);
  for (const name of ['one', 'two', 'three', 'one', 'four', 'five']) {
    const call = emulator.handleHttpsTrigger(name);
    await settled();
    await emulator.answer();
    await call;
    await vi.advanceTimersByTimeAsync(2000);
  }
  expect(emulator.killed).toEqual(['two', 'three']);
  expect(emulator.alive.map(({ triggerKey }) => triggerKey)).toEqual(['one', 'four', 'five']);
});

it('ends no process that works, works on an event, or has only just become idle', async () => {
  const emulator = bounded(1);
  const event = emulator.sendRequest({ id: 'publish-profile' });
  const call = emulator.handleHttpsTrigger('submit-flyer');
  await vi.advanceTimersByTimeAsync(5000);
  const other = emulator.handleHttpsTrigger('get-directory');
  await settled();
  expect(emulator.killed).toEqual([]);
  await emulator.answer();
  await Promise.all([event, call, other]);
  const next = emulator.handleHttpsTrigger('open-shared-flyer');
  await settled();
  // The event's process is idle as of its start.
  expect(emulator.killed).toEqual(['publish-profile']);
  await emulator.answer();
  await next;
});

it('fits the firebase-tools that is installed, and says so when another one does not', () => {
  const require = createRequire(import.meta.url);
  const folder = dirname(require.resolve('firebase-tools/package.json'));
  const { RuntimeWorkerPool, RuntimeWorkerState } = require(
    `${folder}/lib/emulator/functionsRuntimeWorker.js`,
  );
  expect(new RuntimeWorkerPool().workers).toBeInstanceOf(Map);
  expect(RuntimeWorkerState).toMatchObject({ IDLE: 'IDLE', FINISHING: 'FINISHING', FINISHED: 'FINISHED' });
  const { FunctionsEmulator: emulator } = require(`${folder}/lib/emulator/functionsEmulator.js`);
  const { handleHttpsTrigger } = emulator.prototype;
  limitFunctionWorkers(folder);
  expect(emulator.prototype.handleHttpsTrigger).not.toBe(handleHttpsTrigger);
  expect(() => boundWorkers({} as FunctionsEmulator, { atOnce: 1, workers: 1, idleFor: 0 })).toThrow(
    'lacks handleHttpsTrigger, sendRequest, startRuntime',
  );
});
