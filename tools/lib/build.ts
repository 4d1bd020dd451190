import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { PublicCompany } from '@brokerage/domain/company/publicCompany';
import type { Directory } from '@brokerage/domain/publicCallables';
import {
  functionsBuildFolder,
  SEEDED_SITES,
  siteBuildFolder,
  webBuildFolder,
} from '../emulators/emulatorConfig.ts';
import { seededCompany, seededDirectory } from '../seed/directory.ts';
import { seededMark } from '../seed/seededPictures.ts';
import { readBuildId } from './buildId.ts';
import { CACHE, ROOT } from './paths.ts';
import { type FinishedProcess, runQuietly } from './runQuietly.ts';
import { UserError } from './UserError.ts';
import { writeCompanyPictures } from './writeCompanyPictures.ts';

const quietNpm = (args: readonly string[], env?: NodeJS.ProcessEnv) =>
  runQuietly('npm', ['run', '--silent', ...args], { BUILD_ID: readBuildId(), ...env });

function assertBuilt(what: string, { code, output }: FinishedProcess): void {
  if (code === 0) return;
  console.error(output.trimEnd());
  throw new UserError(`The build of ${what} failed, see above.`);
}

/** Builds the functions for the emulators at an offset. */
export async function buildFunctions(emulatorOffset: number): Promise<void> {
  const outDir = resolve(ROOT, functionsBuildFolder(emulatorOffset));
  assertBuilt('functions', await quietNpm(['build', '-w', 'functions', '--', '--outDir', outDir]));
}

interface WebBuild {
  /** Offset of the emulators that the app uses; without it, the app uses the real Firebase project. */
  emulatorOffset?: number;
  sites: readonly SiteData[];
}

/** Data for prerendering the public pages of one company. */
export interface SiteData {
  tenantId: string;
  company: PublicCompany;
  /** Branches and officers. */
  directory: Directory;
}

/** Writes the data for prerendering public pages; returns the file. */
export function writeSites(name: string, sites: readonly SiteData[]): string {
  const file = join(CACHE, `sites-${name}.json`);
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(file, JSON.stringify(sites));
  return file;
}

/** Builds site and portal, and prerenders the public pages of each company (emulatorConfig's siteBuildFolder says where). */
export async function buildWeb({ emulatorOffset, sites }: WebBuild): Promise<void> {
  const outDir = resolve(ROOT, webBuildFolder(emulatorOffset ?? 0));
  const file = writeSites(String(emulatorOffset ?? 'real'), sites);
  const env = { VITE_EMULATOR_PORT_OFFSET: emulatorOffset === undefined ? '' : String(emulatorOffset) };
  assertBuilt('web', await quietNpm(['build', '-w', 'web', '--', '--outDir', outDir, '--sites', file], env));
  for (const [index, { tenantId, company }] of sites.entries()) {
    await writeCompanyPictures(siteBuildFolder(outDir, tenantId, index), company);
  }
}

/** Returns the seeded world's companies with their directories, as the emulators at an offset serve them. */
export const seededSites = (emulatorOffset: number): SiteData[] =>
  SEEDED_SITES.map((tenantId) => {
    const company = seededCompany(tenantId);
    const mark = company.mark && seededMark(emulatorOffset);
    return { tenantId, company: { ...company, mark }, directory: seededDirectory(tenantId) };
  });

/** Builds sites and portal for the emulators at an offset, with the seeded world's companies. */
export const buildWebForEmulators = (emulatorOffset: number) =>
  buildWeb({ emulatorOffset, sites: seededSites(emulatorOffset) });
