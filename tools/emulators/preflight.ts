import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { ROOT } from '../lib/paths.ts';
import { capture } from '../lib/run.ts';
import { UserError } from '../lib/UserError.ts';
import { functionsBuildFolder, webBuildFolder } from './emulatorConfig.ts';
import { type Emulator, isUsableOffset, LARGEST_OFFSET, portsAt, portsInUse } from './ports.ts';

const OLDEST_JAVA = 17;
const HOW_TO_GET_JAVA =
  'install a JDK (Debian and Ubuntu: apt-get install openjdk-17-jdk-headless; macOS: brew install openjdk) and try again.';

/**
 * Checks for Java and free ports; call it before a build.
 * @throws UserError that says what is missing
 */
export async function assertMachineReady(offset: number, only: readonly Emulator[]): Promise<void> {
  if (only.includes('firestore') || only.includes('storage')) await assertJava();
  await assertPortsFree(portsInUse(offset, only), offset);
}

async function assertJava(): Promise<void> {
  const version = await capture('java', ['-version']).catch((error: NodeJS.ErrnoException) => {
    if (error.name === 'AbortError') throw error;
    throw new UserError(
      `The emulators need Java ${OLDEST_JAVA} or newer, and there is none: ${HOW_TO_GET_JAVA}`,
    );
  });
  // Java 8 and older call themselves 1.8, 1.7 ...
  const major = Number(/version "(?:1\.)?(\d+)/.exec(version.stderr)?.[1] ?? 0);
  if (major < OLDEST_JAVA) {
    throw new UserError(
      `The emulators need Java ${OLDEST_JAVA} or newer, here is Java ${major}: ${HOW_TO_GET_JAVA}`,
    );
  }
}

/** Checks that what the emulators serve has been built. @throws UserError with the command that builds it */
export function assertBuilt(offset: number, only: readonly Emulator[]): void {
  const others = only.filter((name) => name !== 'functions' && name !== 'hosting').join(',');
  const hint = `, or start fewer emulators with --only ${others || 'auth,firestore,storage'}.`;
  const functions = functionsBuildFolder(offset);
  if (only.includes('functions') && !existsSync(join(ROOT, functions, 'lib/index.js'))) {
    const build = `npm run build -w functions -- --outDir ${functions.slice('functions/'.length)}`;
    throw new UserError(`${functions} is missing: build it with \`${build}\`${hint}`);
  }
  if (only.includes('hosting') && !existsSync(join(ROOT, webBuildFolder(offset), 'index.html'))) {
    const build = `VITE_EMULATOR_PORT_OFFSET=${offset} npm run build -w web -- --outDir ${webBuildFolder(offset).slice(4)}`;
    throw new UserError(`${webBuildFolder(offset)} is missing: build it with \`${build}\`${hint}`);
  }
}

type NamedPorts = readonly (readonly [name: string, port: number])[];

/** Checks that the ports are free. @throws UserError that names those in use, and an offset at which all are free */
export async function assertPortsFree(wanted: NamedPorts, offset: number): Promise<void> {
  const free = await Promise.all(wanted.map(([, port]) => isFree(port)));
  const taken = wanted.filter((_, index) => !free[index]).map(([name, port]) => `${port} (${name})`);
  if (taken.length === 0) return;
  const other = await freeOffset(wanted, offset);
  throw new UserError(
    `${taken.length === 1 ? 'Port' : 'Ports'} ${taken.join(', ')} already in use: stop the program that listens there ` +
      `(another session?) or choose other ports with EMULATOR_PORT_OFFSET=${other ?? '<number>'}.`,
  );
}

/** Finds an offset at which all ports are free right now. */
async function freeOffset(wanted: NamedPorts, offset: number): Promise<number | undefined> {
  for (let shift = 1000; shift <= 20_000; shift += 1000) {
    const candidate = (offset + shift) % LARGEST_OFFSET;
    if (!isUsableOffset(candidate)) continue;
    const shifted = wanted.map(([, port]) => port - offset + candidate);
    const ports = [...new Set([...shifted, ...Object.values(portsAt(candidate))])];
    if ((await Promise.all(ports.map(isFree))).every(Boolean)) return candidate;
  }
  return undefined;
}

function isFree(port: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const server = createServer();
  server.once('error', () => resolve(false));
  server.listen({ host: '127.0.0.1', port }, () => server.close(() => resolve(true)));
  return promise;
}
