/**
 * `npm run coverage`: line and branch coverage of domain, functions and web by folder. It has three parts: `units` (unit tests),
 * `components` (component tests) and `functions` (tests with emulators). `-- --part units` runs the tests of that part alone and
 * adds what the last runs of the others found. `-- --list` names the files that no test runs. What runs inside the emulated
 * functions' process, behind HTTP, is not counted, nor what only the browser tests touch. Details are in .cache/coverage/html.
 */
import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { EMULATORS, portOffset, TEST_PORT_OFFSET } from './emulators/ports.ts';
import { assertMachineReady } from './emulators/preflight.ts';
import { withEmulators } from './emulators/withEmulators.ts';
import { buildFunctions } from './lib/build.ts';
import { orInterrupted } from './lib/interruption.ts';
import { CACHE, ROOT, SEED } from './lib/paths.ts';
import { run } from './lib/run.ts';
import { runQuietly } from './lib/runQuietly.ts';
import { runTool } from './lib/runTool.ts';
import { UserError } from './lib/UserError.ts';
import {
  type CoverageSummary,
  coverageByFolder,
  formatCoverage,
  unexecutedFiles,
} from './testing/coverageByFolder.ts';

const FOLDER = join(CACHE, 'coverage');
const BLOBS = join(FOLDER, 'parts');
const NEEDED = EMULATORS.filter((name) => name !== 'hosting');
const VITEST = 'node_modules/.bin/vitest';

const PARTS = ['units', 'components', 'functions'] as const;
type Part = (typeof PARTS)[number];

const toBlob = (part: Part) => join(BLOBS, `${part}.json`);

const COVERAGE = [
  '--coverage.enabled',
  '--coverage.provider=v8',
  '--coverage.reportOnFailure',
  '--coverage.include={domain,functions,web}/src/**/*.{ts,tsx}',
  '--coverage.exclude=**/*.test.{ts,tsx}',
  '--coverage.exclude=**/testing/**',
];

/** Runs the tests of a part and keeps what they covered. Returns Vitest's exit code. */
function measure(part: Part, args: readonly string[], env: Record<string, string> = {}): Promise<number> {
  rmSync(toBlob(part), { force: true });
  return run(
    VITEST,
    [
      'run',
      ...args,
      '--reporter=dot',
      '--reporter=blob',
      `--outputFile.blob=${toBlob(part)}`,
      '--silent=passed-only',
      ...COVERAGE,
      `--coverage.reportsDirectory=${join(FOLDER, part)}`,
      '--coverage.reporter=json-summary',
    ],
    env,
  );
}

async function measureFunctions(): Promise<number> {
  const offset = portOffset(TEST_PORT_OFFSET);
  await orInterrupted(assertMachineReady(offset, NEEDED));
  await buildFunctions(offset);
  // What is built for a deployment counts for no folder, and needs a build of web.
  const args = ['--project', 'emulator', '--exclude=tests/deploy/**'];
  return withEmulators({ offset, only: NEEDED, importDir: SEED, isShortLived: true }, ({ env }) =>
    measure('functions', args, env),
  );
}

const MEASURES: Record<Part, () => Promise<number>> = {
  units: () => measure('units', ['--project', 'unit']),
  components: () => measure('components', ['--project', 'web']),
  functions: measureFunctions,
};

/** Adds up the parts that have been measured. */
async function loadSummary(): Promise<CoverageSummary> {
  const { output } = await runQuietly(VITEST, [
    'run',
    `--mergeReports=${BLOBS}`,
    '--reporter=dot',
    ...COVERAGE,
    `--coverage.reportsDirectory=${join(FOLDER, 'html')}`,
    '--coverage.reporter=json-summary',
    '--coverage.reporter=html',
  ]);
  const file = join(FOLDER, 'html/coverage-summary.json');
  if (!existsSync(file)) throw new UserError(`Couldn't add up the coverage of the parts.\n${output}`);
  return JSON.parse(readFileSync(file, 'utf8')) as CoverageSummary;
}

const readArguments = () => {
  const { values } = parseArgs({
    options: { part: { type: 'string' }, list: { type: 'boolean', default: false } },
  });
  const parts = PARTS.filter((part) => (values.part ?? part) === part);
  if (parts.length === 0) throw new UserError(`--part is one of ${PARTS.join(', ')}.`);
  return { parts, isListed: values.list };
};

await runTool(async () => {
  const { parts, isListed } = readArguments();
  const codes: number[] = [];
  for (const part of parts) codes.push(await MEASURES[part]());
  const summary = await loadSummary();
  console.log(`\n${formatCoverage(coverageByFolder(summary, ROOT))}\n`);
  for (const part of PARTS) {
    const at = statSync(toBlob(part), { throwIfNoEntry: false })?.mtime.toISOString();
    console.log(`Tests of part ${part}: ${at ? `run ${at}` : 'not counted'}`);
  }
  if (isListed) console.log(`\nFiles that no test runs:\n${unexecutedFiles(summary, ROOT).join('\n')}`);
  return codes.every((code) => code === 0) ? 0 : 1;
});
