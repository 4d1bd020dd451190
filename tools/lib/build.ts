import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { PublicCompany } from '@brokerage/domain/company/publicCompany';
import type { Directory } from '@brokerage/domain/publicCallables';
import { functionsBuildFolder, webBuildFolder } from '../emulators/emulatorConfig.ts';
import { publicDirectory as seededDirectory } from '../seed/directory.ts';
import { publicCompany as seededCompany } from '../seed/tenants.ts';
import { CACHE, ROOT } from './paths.ts';
import { type Finished, runQuietly } from './runQuietly.ts';
import { UserError } from './UserError.ts';

const quietNpm = (args: readonly string[], env?: NodeJS.ProcessEnv) =>
  runQuietly('npm', ['run', '--silent', ...args], env);

function assertBuilt(what: string, { code, output }: Finished): void {
  if (code === 0) return;
  console.error(output.trimEnd());
  throw new UserError(`The build of ${what} has failed, see above.`);
}

/** Builds the functions for the emulators at an offset. */
export async function buildFunctions(emulatorOffset: number): Promise<void> {
  const outDir = resolve(ROOT, functionsBuildFolder(emulatorOffset));
  assertBuilt('functions', await quietNpm(['build', '-w', 'functions', '--', '--outDir', outDir]));
}

interface WebBuild {
  /** The emulators that the app talks to; without it, the real Firebase project. */
  emulatorOffset?: number;
  /** Whose website it is. */
  company: PublicCompany;
  /** Branches and officers that the public pages are prerendered with. */
  directory: Directory;
}

/** Writes what public pages are prerendered with; returns the file. */
export function writeSiteData(name: string, data: Pick<WebBuild, 'company' | 'directory'>): string {
  const file = join(CACHE, `site-${name}.json`);
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(file, JSON.stringify(data));
  return file;
}

/** Builds site and portal, and prerenders the public pages. */
export async function buildWeb({ emulatorOffset, company, directory }: WebBuild): Promise<void> {
  const outDir = resolve(ROOT, webBuildFolder(emulatorOffset ?? 0));
  const file = writeSiteData(String(emulatorOffset ?? 'real'), { company, directory });
  const env = { VITE_EMULATOR_PORT_OFFSET: emulatorOffset === undefined ? '' : String(emulatorOffset) };
  assertBuilt('web', await quietNpm(['build', '-w', 'web', '--', '--outDir', outDir, '--data', file], env));
}

/** The seeded world's company and directory. */
export const seededSite = { company: seededCompany, directory: seededDirectory };

/** Builds site and portal for the emulators at an offset, with the seeded world's company and directory. */
export const buildWebForEmulators = (emulatorOffset: number) => buildWeb({ emulatorOffset, ...seededSite });
