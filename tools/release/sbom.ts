import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { capture } from '../lib/run.ts';

/** The parts of a CycloneDX JSON software bill of materials that this file reads. */
interface Sbom {
  bomFormat: string;
  specVersion: string;
  components: { 'bom-ref': string; name: string; version: string; purl?: string }[];
}

const FROM_LOCKFILE = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only'];

const readSbom = async (...more: string[]): Promise<Sbom> =>
  JSON.parse((await capture('npm', [...FROM_LOCKFILE, ...more])).stdout) as Sbom;

/** Reads what Cloud Build installs from the functions' own lockfile, in another folder, where npm doesn't see the workspace. */
async function readFunctionsSbom(): Promise<Sbom> {
  const folder = mkdtempSync(join(tmpdir(), 'sbom-'));
  try {
    for (const file of ['package.json', 'package-lock.json']) {
      copyFileSync(join('functions', file), join(folder, file));
    }
    return await readSbom('--omit=dev', '--prefix', folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * Returns a release's components, from npm and the lockfiles: the packages of the functions, and of the pages with their build tools.
 * Without build tools, npm would also leave out packages that the repository's tools share with the pages, such as firebase.
 */
export async function makeSbom(): Promise<Sbom> {
  const [functions, web] = await Promise.all([readFunctionsSbom(), readSbom('--workspace=web')]);
  const components = new Map(
    [...functions.components, ...web.components].map((one) => [one['bom-ref'], one]),
  );
  // The merged list is flat, because neither part's dependency graph covers the other.
  return { ...web, components: [...components.values()] };
}
