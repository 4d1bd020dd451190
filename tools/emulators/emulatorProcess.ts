import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { CACHE, ROOT } from '../lib/paths.ts';
import { endRunProcesses, RUN_MARKER } from '../lib/runMarker.ts';
import { UserError } from '../lib/UserError.ts';
import { isNoise } from './noise.ts';

const READY_WITHIN_MS = 180_000;
const STOPPED_WITHIN_MS = 15_000;
const READY = /All emulators ready/;
/**
 * Signs of a broken start. firebase-tools continues without functions that don't load and Storage rules that don't compile, and tests
 * would then fail one by one.
 */
const BROKEN = /^Error: |Failed to load function definition| in .*storage\.rules:\d+$/;

export interface EmulatorProcess {
  /** Resolves when every emulator answers; rejects when that has become impossible. */
  ready: Promise<void>;
  /** Resolves when the CLI has ended, on its own or because it was stopped. */
  ended: Promise<void>;
  /** Stops everything in any state, and leaves nothing of the run behind. */
  stop(): Promise<void>;
}

interface Start {
  /** Identifies the run, also in the environment of all its processes. */
  runId: string;
  /** Arguments of `firebase emulators:start`. */
  args: readonly string[];
  env: NodeJS.ProcessEnv;
  /** Where the complete output and firebase-tools' own logs go, below .cache. */
  logFolder: string;
  /** Shows warnings and the functions' own log lines. */
  showLogs: boolean;
}

/** Returns the folder of the logs of the emulators at an offset. */
export const toLogFolder = (offset: number): string => join(CACHE, 'emulators', String(offset));

/** Starts the Firebase CLI's emulators as a separate process that a Ctrl-C on the terminal doesn't reach. */
export function startEmulatorProcess({ runId, args, env, logFolder, showLogs }: Start): EmulatorProcess {
  mkdirSync(logFolder, { recursive: true });
  const temp = mkdtempSync(join(tmpdir(), 'brokerage-'));
  writeQuietSettings(temp);
  const child = spawn(
    process.execPath,
    [
      '--no-deprecation',
      join(ROOT, 'tools/firebase.ts'),
      'emulators:start',
      '--log-verbosity',
      'QUIET',
      ...args,
    ],
    {
      cwd: logFolder, // firebase-tools writes its *-debug.log files to the working directory
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      env: {
        ...process.env,
        ...env,
        [RUN_MARKER]: runId,
        TMPDIR: temp, // the Storage emulator keeps its files below it and wipes them, the hub its address
        XDG_CONFIG_HOME: temp,
        NO_UPDATE_NOTIFIER: '1',
        FUNCTIONS_DISCOVERY_TIMEOUT: '120', // seconds; the default of 10 is too short on a busy machine
        METADATA_SERVER_DETECTION: 'none', // no looking for Google Cloud credentials around us
        JAVA_TOOL_OPTIONS: undefined, // Java announces it on stderr, which the Storage emulator takes for an error
      },
    },
  );
  const ended = once(child, 'close').then(() => undefined);
  let isReady = false;
  const ready = waitUntilReady(child, ended, logFolder, showLogs).then(() => {
    isReady = true;
  });
  ready.catch(() => undefined); // nothing may be awaiting it when the run is interrupted
  return {
    ready,
    ended,
    async stop() {
      // If interrupted while starting, the CLI hangs or leaves Java behind, and has nothing to save yet.
      if (isReady && child.exitCode === null && child.signalCode === null) {
        child.kill('SIGINT');
        await Promise.race([ended, sleep(STOPPED_WITHIN_MS, undefined, { ref: false })]);
      }
      await endRunProcesses(runId, isReady ? undefined : 0);
      if (child.pid !== undefined) endGroup(child.pid);
      rmSync(temp, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

/** Ends the process that loads the functions' definitions: it starts without our environment, but in the CLI's group. */
function endGroup(leader: number): void {
  try {
    process.kill(-leader, 'SIGKILL');
  } catch {
    // no process left, as expected
  }
}

/** Writes firebase-tools' settings for this run: no telemetry, no message of the day, no account. */
function writeQuietSettings(configHome: string): void {
  mkdirSync(join(configHome, 'configstore'));
  const settings = { usage: false, motd: { fetched: Date.now() } };
  writeFileSync(join(configHome, 'configstore/firebase-tools.json'), JSON.stringify(settings));
}

async function waitUntilReady(
  child: ChildProcess,
  ended: Promise<void>,
  logFolder: string,
  showLogs: boolean,
) {
  const logFile = join(logFolder, 'output.log');
  const log = createWriteStream(logFile);
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const fail = (what: string) => reject(new UserError(`${what} (see ${logFile})`));
  let isStarted = false;
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue;
    createInterface({ input: stream }).on('line', (line) => {
      log.write(`${line}\n`);
      if (READY.test(line)) {
        isStarted = true;
        resolve();
      }
      if (!isStarted && BROKEN.test(line))
        fail(`The emulators can't start: ${line.replace(/^\W+/, '').trim()}`);
      if (showLogs && !isNoise(line)) console.log(line);
    });
  }
  child.once('error', (error) => fail(`The Firebase CLI can't be started: ${error.message}`));
  void ended.then(() => {
    fail('The emulators have ended before they were ready');
    log.end();
  });
  const timeout = setTimeout(() => fail('The emulators are not ready after three minutes'), READY_WITHIN_MS);
  try {
    await promise;
  } finally {
    clearTimeout(timeout);
  }
}
