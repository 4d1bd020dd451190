/**
 * Bounds the Node processes of the Functions emulator. firebase-tools starts one for each call of a function that finds
 * none idle, and keeps them all: 50 calls at once became over 200 processes and took the machine's memory.
 */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import pLimit from 'p-limit';

/** The parts of a worker that are relied on here (lib/emulator/functionsRuntimeWorker.js). */
interface Worker {
  /** The function it runs. */
  triggerKey: string;
  state: string;
  runtime: { process: { kill(): void } };
  stateEvents: { on(state: string, listener: () => void): void };
}

interface Trigger {
  id: string;
}

/** The same of the emulator (lib/emulator/functionsEmulator.js). */
export interface FunctionsEmulator {
  workerPools: Record<string, { workers: Map<string, Worker[]> }>;
  /** Answers a call over HTTP. */
  handleHttpsTrigger: (this: FunctionsEmulator, request: unknown, response: unknown) => Promise<void>;
  /** Hands an event to a function; the worker counts as idle meanwhile. */
  sendRequest: (this: FunctionsEmulator, trigger: Trigger, body?: unknown) => Promise<unknown>;
  startRuntime: (this: FunctionsEmulator, backend: unknown, trigger?: Trigger) => Promise<Worker>;
}

interface Limits {
  /** Calls and events that are worked on at once; the others wait. */
  atOnce: number;
  /** Processes; beyond that the one that has been idle longest makes room. */
  workers: number;
  /** Milliseconds: a worker that has just become idle may have been promised to a call. */
  idleFor: number;
}

const LIMITS: Limits = { atOnce: 8, workers: 32, idleFor: 1000 };
const METHODS = ['handleHttpsTrigger', 'sendRequest', 'startRuntime'] as const;

/** Bounds the workers of the Functions emulator of the firebase-tools in that folder, for this process. */
export function limitFunctionWorkers(firebaseToolsFolder: string): void {
  const require = createRequire(import.meta.url);
  const path = join(firebaseToolsFolder, 'lib/emulator/functionsEmulator.js');
  const { FunctionsEmulator: emulator } = require(path) as {
    FunctionsEmulator: { prototype: FunctionsEmulator };
  };
  boundWorkers(emulator.prototype, LIMITS);
}

/** Replaces these methods of the emulator's prototype. */
export function boundWorkers(prototype: FunctionsEmulator, limits: Limits): void {
  const missing = METHODS.filter((name) => typeof prototype[name] !== 'function');
  if (missing.length > 0) {
    throw new Error(`Function workers: this version of firebase-tools lacks ${missing.join(', ')}`);
  }
  const { handleHttpsTrigger, sendRequest, startRuntime } = prototype;
  const limit = pLimit(limits.atOnce);
  const idleSince = new WeakMap<Worker, number>();
  /** Events by function that a worker has at the moment. */
  const events = new Map<string, number>();
  const countEvent = (id: string, change: number) => events.set(id, (events.get(id) ?? 0) + change);

  prototype.handleHttpsTrigger = function (request, response) {
    return limit(() => handleHttpsTrigger.call(this, request, response));
  };
  prototype.sendRequest = function (trigger, body) {
    return limit(async () => {
      countEvent(trigger.id, 1);
      try {
        return await sendRequest.call(this, trigger, body);
      } finally {
        countEvent(trigger.id, -1);
      }
    });
  };
  prototype.startRuntime = async function (backend, trigger) {
    const workers = Object.values(this.workerPools)
      .flatMap((pool) => [...pool.workers.values()].flat())
      .filter(({ state }) => state !== 'FINISHED' && state !== 'FINISHING');
    const expendable = workers
      .filter((worker) => worker.state === 'IDLE' && !events.get(worker.triggerKey))
      .filter((worker) => Date.now() - (idleSince.get(worker) ?? 0) >= limits.idleFor)
      .toSorted((one, other) => (idleSince.get(one) ?? 0) - (idleSince.get(other) ?? 0));
    for (const worker of expendable.slice(0, Math.max(0, workers.length + 1 - limits.workers))) {
      worker.state = 'FINISHING';
      worker.runtime.process.kill();
    }
    const worker = await startRuntime.call(this, backend, trigger);
    const note = () => idleSince.set(worker, Date.now());
    note();
    worker.stateEvents.on('IDLE', note);
    return worker;
  };
}
