import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { orInterrupted } from '../lib/interruption.ts';
import { endRunProcesses, RUN_MARKER } from '../lib/runMarker.ts';
import { UserError } from '../lib/UserError.ts';
import { writeEmulatorConfig } from './emulatorConfig.ts';
import { type EmulatorProcess, startEmulatorProcess, toLogFolder } from './emulatorProcess.ts';
import { firestoreJar } from './firestoreJar.ts';
import { assertFirestoreRules } from './firestoreRules.ts';
import { followSites } from './followSites.ts';
import { EMULATORS, type Emulator, portsAt } from './ports.ts';
import { assertBuilt, assertMachineReady } from './preflight.ts';
import { openSecondSite } from './secondSite.ts';
import { FUNCTION_COVERAGE } from './shareFunctionProcess.ts';
import { shortLivedJava } from './shortLivedJava.ts';
import { storageRulesJar } from './storageRulesJar.ts';

/** The project of all local work. With its `demo-` prefix, the SDKs and the CLI can't reach a real one. */
export const PROJECT_ID = 'demo-brokerage';

/** Calls and triggers that the Functions emulator runs concurrently; others wait. */
const CALLS_AT_ONCE = 10;

export interface EmulatorOptions {
  /** Added to every port; sets of emulators with different offsets run side by side. */
  offset: number;
  /** All five if left out. */
  only?: readonly Emulator[];
  /** An export to start with. If that folder has none (not seeded yet), the emulators start empty. */
  importDir?: string;
  /** A folder that is replaced by an export of everything once `run` has succeeded. */
  exportDir?: string;
  /** The first tenant's website, for links in mail; Hosting's address if left out. */
  siteOrigin?: string;
  /** For a few minutes of tests: skips Java optimizations that only pay off in longer runs. */
  isShortLived?: boolean;
  /** The folder to which the functions' process writes V8's coverage when it ends; nowhere if left out. */
  functionCoverage?: string;
  /** Shows warnings and the functions' own log lines, which are always in .cache/emulators. */
  showLogs?: boolean;
}

/** What `run` gets to know about the emulators. */
export interface Emulators {
  /** For processes that `run` starts. They are also in `process.env`, where the SDKs look for them. */
  env: Record<string, string>;
  /** Resolves if the emulators end while `run` is running. */
  ended: Promise<void>;
}

/**
 * Starts the emulators, calls `run`, stops them however `run` ends, and returns its result. A Ctrl-C (or SIGTERM, SIGHUP) rejects with an
 * `Interrupted`, also during the start; call it within `runTool`.
 */
export async function withEmulators<T>(
  options: EmulatorOptions,
  run: (emulators: Emulators) => Promise<T>,
): Promise<T> {
  const { offset, only = EMULATORS, exportDir } = options;
  const { hosting, secondSite: secondPort } = portsAt(offset);
  const sites = [
    options.siteOrigin ?? `http://127.0.0.1:${hosting}`,
    `http://127.0.0.1:${secondPort}`,
  ] as const;
  const runId = randomUUID();
  let emulators: EmulatorProcess | undefined;
  let secondSite: Awaited<ReturnType<typeof openSecondSite>> | undefined;
  try {
    await orInterrupted(assertMachineReady(offset, only));
    assertBuilt(offset, only);
    const javaEnv = await orInterrupted(javaPrograms(only));
    emulators = startEmulatorProcess({
      runId,
      args: startArguments(options, only),
      env: {
        ...javaEnv,
        ...(options.isShortLived && shortLivedJava()),
        [FUNCTION_COVERAGE]: options.functionCoverage,
        FUNCTIONS_EMULATOR_PARALLEL: String(CALLS_AT_ONCE),
      },
      logFolder: toLogFolder(offset),
      showLogs: options.showLogs ?? false,
    });
    await orInterrupted(emulators.ready);
    if (only.includes('firestore')) await orInterrupted(assertFirestoreRules(offset, PROJECT_ID));
    const env = { ...emulatorEnvironment(offset, only), [RUN_MARKER]: runId };
    Object.assign(process.env, env);
    if (only.includes('firestore') && options.importDir && !exportDir)
      await orInterrupted(followSites(PROJECT_ID, sites, offset));
    if (only.includes('hosting')) secondSite = await openSecondSite(offset);
    const { ended } = emulators;
    const died = ended.then(() => {
      throw new UserError(`The emulators have ended unexpectedly. See ${toLogFolder(offset)}/output.log.`);
    });
    const result = await orInterrupted(Promise.race([run({ env, ended }), died]));
    if (exportDir) await orInterrupted(exportTo(offset, exportDir));
    return result;
  } finally {
    secondSite?.close();
    await (emulators?.stop() ?? endRunProcesses(runId));
  }
}

/** Returns the variables that SDKs, tests and tools use to find the running emulators. */
function emulatorEnvironment(offset: number, only: readonly Emulator[]): Record<string, string> {
  const ports = portsAt(offset);
  const at = (name: Emulator) => `127.0.0.1:${ports[name]}`;
  return {
    GCLOUD_PROJECT: PROJECT_ID,
    EMULATOR_PORT_OFFSET: String(offset),
    METADATA_SERVER_DETECTION: 'none', // no looking for Google Cloud credentials around us
    ...(only.includes('auth') && { FIREBASE_AUTH_EMULATOR_HOST: at('auth') }),
    ...(only.includes('firestore') && { FIRESTORE_EMULATOR_HOST: at('firestore') }),
    ...(only.includes('storage') && { FIREBASE_STORAGE_EMULATOR_HOST: at('storage') }),
    ...(only.includes('functions') && {
      FUNCTIONS_EMULATOR_HOST: at('functions'),
      CLOUD_TASKS_EMULATOR_HOST: `127.0.0.1:${ports.tasks}`,
    }),
    ...(only.includes('hosting') && {
      HOSTING_ORIGIN: `http://${at('hosting')}`,
      SECOND_SITE_ORIGIN: `http://127.0.0.1:${ports.secondSite}`,
    }),
  };
}

/** Returns where firebase-tools finds the Java programs. It downloads missing ones. */
async function javaPrograms(only: readonly Emulator[]): Promise<NodeJS.ProcessEnv> {
  if (!only.includes('firestore') && !only.includes('storage')) return {};
  const firestore = await firestoreJar();
  const storage = only.includes('storage') ? await storageRulesJar(firestore) : undefined;
  return { FIRESTORE_EMULATOR_BINARY_PATH: firestore, STORAGE_EMULATOR_BINARY_PATH: storage };
}

function startArguments({ offset, importDir }: EmulatorOptions, only: readonly Emulator[]): string[] {
  const args = ['--project', PROJECT_ID, '--config', writeEmulatorConfig(offset), '--only', only.join(',')];
  return importDir && isExport(importDir) ? [...args, '--import', resolve(importDir)] : args;
}

/** Returns whether a folder has an export of the emulators in it. */
export const isExport = (folder: string): boolean =>
  existsSync(join(folder, 'firebase-export-metadata.json'));

async function exportTo(offset: number, folder: string): Promise<void> {
  const path = resolve(folder);
  rmSync(path, { recursive: true, force: true });
  mkdirSync(path, { recursive: true });
  const response = await fetch(`http://127.0.0.1:${portsAt(offset).hub}/_admin/export`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ path, initiatedBy: 'withEmulators' }),
  });
  if (!response.ok) throw new Error(`Export to ${path} failed: ${await response.text()}`);
}
