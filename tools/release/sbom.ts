import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { capture } from '../lib/run.ts';

/** A software bill of materials in CycloneDX's JSON, as far as we look into it. */
interface Sbom {
  bomFormat: string;
  specVersion: string;
  components: { 'bom-ref': string; name: string; version: string; purl?: string }[];
}

const FROM_LOCKFILE = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only'];

const readSbom = async (...more: string[]): Promise<Sbom> =>
  JSON.parse((await capture('npm', [...FROM_LOCKFILE, ...more])).stdout) as Sbom;

/** What Cloud Build installs, which stands in a lockfile of its own. npm would look at the workspace around it, so it goes elsewhere. */
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
 * Returns what a release is made of, by npm itself from the lockfiles: packages of the functions, and of the pages with what builds
 * them. Without the latter, npm would also leave out what the repository's tools share with the pages, such as firebase.
 */
export async function makeSbom(): Promise<Sbom> {
  const [functions, web] = await Promise.all([readFunctionsSbom(), readSbom('--workspace=web')]);
  const components = new Map(
    [...functions.components, ...web.components].map((one) => [one['bom-ref'], one]),
  );
  // The dependencies of one part say nothing of the other's, so the merged list is flat.
  return { ...web, components: [...components.values()] };
}
