/**
 * `npx node tools/release.ts sbom <file>` writes the software bill of materials of a release (CycloneDX).
 * `npx node tools/release.ts build` prints this checkout's build id, which its pages and log lines carry.
 * `npx node tools/release.ts licenses` counts the licenses and fails when one isn't allowed.
 */
import { writeFileSync } from 'node:fs';
import { readBuildId } from './lib/buildId.ts';
import { runTool } from './lib/runTool.ts';
import { UserError } from './lib/UserError.ts';
import { countLicenses, findForbidden, readPackages } from './release/licenses.ts';
import { makeSbom } from './release/sbom.ts';

function printLicenses(): number {
  const packages = readPackages();
  for (const [license, count] of countLicenses(packages))
    console.log(`${String(count).padStart(5)}  ${license}`);
  const forbidden = findForbidden(packages);
  for (const { name, version, license } of forbidden) console.error(`✘ ${name}@${version}: ${license}`);
  return forbidden.length === 0 ? 0 : 1;
}

await runTool(async () => {
  const [what, file] = process.argv.slice(2);
  if (what === 'licenses') return printLicenses();
  if (what === 'build') {
    console.log(readBuildId());
    return 0;
  }
  if (what !== 'sbom' || file === undefined) {
    throw new UserError('Usage: node tools/release.ts sbom <file> | build | licenses');
  }
  writeFileSync(file, `${JSON.stringify(await makeSbom(), null, 2)}\n`);
  return 0;
});
