/**
 * Runs all functions in one process of the Functions emulator. firebase-tools starts a process for each function, and another for each call
 * or event without an idle one: the first call of every function took seconds, and 50 calls at once became over 200 processes.
 */

import { join } from 'node:path';
import pLimit from 'p-limit';
import { loadFirebaseTools } from './loadFirebaseTools.ts';

/** The internals that this file depends on (lib/emulator/functionsRuntimeWorker.js). */
interface Worker {
  state: string;
  /** Without it, Node's HTTP agent gives up after five seconds, and firebase-tools then ends the process. */
  timeoutSeconds?: number;
}

interface Request {
  headers: Record<string, string>;
}

export interface WorkerPool {
  getKey: (this: WorkerPool, triggerId?: string) => string;
  getTriggerWorkers: (this: WorkerPool, triggerId?: string) => Worker[];
  getIdleWorker: (this: WorkerPool, triggerId: string) => Worker | undefined;
  submitRequest: (
    this: WorkerPool,
    triggerId: string,
    request: Request,
    ...more: unknown[]
  ) => Promise<unknown>;
}

interface Trigger {
  /** Includes its region and, for events, a number at the end: `us-east1-sync-link-flyer-0`. */
  id: string;
  /** Its path among the exports: `sync.link.flyer`. */
  entryPoint: string;
}

interface Backend {
  functionsDir: string;
}

/** The same for the emulator (lib/emulator/functionsEmulator.js). */
export interface FunctionsEmulator {
  triggers: Record<string, { def: Trigger }>;
  /** Answers a call or an event over HTTP. */
  handleHttpsTrigger: (this: FunctionsEmulator, request: unknown, response: unknown) => Promise<void>;
  startRuntime: (this: FunctionsEmulator, backend: Backend, trigger?: Trigger) => Promise<Worker>;
  startNode: (this: FunctionsEmulator, backend: Backend, env: Record<string, string>) => Promise<unknown>;
}

/** The folder to which the functions' process writes its coverage when it ends. */
export const FUNCTION_COVERAGE = 'FUNCTION_COVERAGE';
/** Longer than any function may take. */
const TIMEOUT_S = 600;
/** Calls and events that run concurrently; the others wait. */
const CONCURRENCY = 8;
const SHARED = '~shared~';
const HOST = join(import.meta.dirname, 'functionHost');
const POOL_METHODS = ['getKey', 'getTriggerWorkers', 'getIdleWorker', 'submitRequest'] as const;
const EMULATOR_METHODS = ['handleHttpsTrigger', 'startRuntime', 'startNode'] as const;

/** Changes the Functions emulator of the firebase-tools in that folder, for this process. */
export function shareFunctionProcess(firebaseToolsFolder: string): void {
  const { FunctionsEmulator: emulator } = loadFirebaseTools<{
    FunctionsEmulator: { prototype: FunctionsEmulator };
  }>(firebaseToolsFolder, 'functionsEmulator.js');
  const { RuntimeWorkerPool: pool } = loadFirebaseTools<{
    RuntimeWorkerPool: { prototype: WorkerPool };
  }>(firebaseToolsFolder, 'functionsRuntimeWorker.js');
  shareWorkers(emulator.prototype, pool.prototype);
}

function assertHas<T extends object>(prototype: T, methods: readonly (keyof T & string)[]): void {
  const missing = methods.filter((name) => typeof prototype[name] !== 'function');
  if (missing.length > 0) {
    throw new Error(`Functions: this version of firebase-tools lacks ${missing.join(', ')}`);
  }
}

/** Replaces these methods of the two prototypes. */
export function shareWorkers(emulator: FunctionsEmulator, pool: WorkerPool): void {
  assertHas(emulator, EMULATOR_METHODS);
  assertHas(pool, POOL_METHODS);
  const { handleHttpsTrigger, startRuntime, startNode } = emulator;
  const { getIdleWorker, submitRequest } = pool;
  const limit = pLimit(CONCURRENCY);
  const entryPoints = new Map<string, string>();
  const starts = new WeakMap<FunctionsEmulator, Promise<Worker>>();

  emulator.handleHttpsTrigger = function (request, response) {
    for (const { def } of Object.values(this.triggers)) entryPoints.set(def.id, def.entryPoint);
    return limit(() => handleHttpsTrigger.call(this, request, response));
  };
  emulator.startRuntime = async function (backend) {
    const start = starts.get(this) ?? startRuntime.call(this, { ...backend, secretEnv: [] } as Backend);
    starts.set(this, start);
    try {
      const worker = await start;
      worker.timeoutSeconds = TIMEOUT_S;
      return worker;
    } finally {
      starts.delete(this);
    }
  };
  emulator.startNode = function (backend, env) {
    const coverage = process.env[FUNCTION_COVERAGE];
    const shared = {
      ...env,
      FUNCTION_TARGET: 'all',
      FUNCTION_SIGNATURE_TYPE: 'http',
      HOSTED_FUNCTIONS: backend.functionsDir,
      ...(coverage && { NODE_V8_COVERAGE: coverage }),
    };
    return startNode.call(this, { ...backend, functionsDir: HOST }, shared);
  };
  pool.getKey = () => SHARED;
  pool.getIdleWorker = function (id) {
    // Cleans up after processes that have ended, too.
    return getIdleWorker.call(this, id) ?? this.getTriggerWorkers(id).find(({ state }) => state === 'BUSY');
  };
  pool.submitRequest = function (id, request, ...more) {
    const headers = { ...request.headers, 'x-emulated-function': entryPoints.get(id) ?? id };
    return submitRequest.call(this, id, { ...request, headers }, ...more);
  };
}
