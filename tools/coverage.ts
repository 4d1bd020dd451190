/**
 * `npm run coverage [-- --no-emulators]`: line and branch coverage of domain, functions and web by folder, from the unit,
 * component and emulator tests. `--no-emulators` leaves the last ones out. What runs inside the emulated functions'
 * process, behind HTTP, is not counted, nor what only the browser tests touch. Details are in .cache/coverage.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EMULATORS, portOffset, TEST_PORT_OFFSET } from './emulators/ports.ts';
import { assertMachineReady } from './emulators/preflight.ts';
import { withEmulators } from './emulators/withEmulators.ts';
import { buildFunctions } from './lib/build.ts';
import { orInterrupted } from './lib/interruption.ts';
import { CACHE, ROOT, SEED } from './lib/paths.ts';
import { run } from './lib/run.ts';
import { runTool } from './lib/runTool.ts';
import { type CoverageSummary, coverageByFolder, formatCoverage } from './testing/coverageByFolder.ts';

const FOLDER = join(CACHE, 'coverage');
const NEEDED = EMULATORS.filter((name) => name !== 'hosting');

const measure = (projects: readonly string[], env: Record<string, string> = {}) =>
  run(
    'node_modules/.bin/vitest',
    [
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      '--reporter=dot',
      '--silent=passed-only',
      '--coverage.enabled',
      '--coverage.provider=v8',
      `--coverage.reportsDirectory=${FOLDER}`,
      '--coverage.reportOnFailure',
      '--coverage.reporter=json-summary',
      '--coverage.reporter=html',
      '--coverage.include={domain,functions,web}/src/**/*.{ts,tsx}',
      '--coverage.exclude=**/*.test.{ts,tsx}',
      '--coverage.exclude=**/testing/**',
    ],
    env,
  );

async function measureWithEmulators(): Promise<number> {
  const offset = portOffset(TEST_PORT_OFFSET);
  await orInterrupted(assertMachineReady(offset, NEEDED));
  await buildFunctions(offset);
  return withEmulators({ offset, only: NEEDED, importDir: SEED, isShortLived: true }, ({ env }) =>
    measure(['unit', 'web', 'emulator'], env),
  );
}

await runTool(async () => {
  const code = process.argv.includes('--no-emulators')
    ? await measure(['unit', 'web'])
    : await measureWithEmulators();
  const summary = JSON.parse(readFileSync(join(FOLDER, 'coverage-summary.json'), 'utf8')) as CoverageSummary;
  console.log(`\n${formatCoverage(coverageByFolder(summary, ROOT))}`);
  return code;
});
