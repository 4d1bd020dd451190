/**
 * `npm run coverage`: line and branch coverage of domain, functions and web by folder. It has three parts: `units` (unit tests),
 * `components` (component tests) and `functions` (tests with emulators). `-- --part units` runs the tests of that part alone and
 * adds what the last runs of the others found. A part is measured in shares, and one that is stopped keeps the shares that it
 * has finished. `-- --list` names the files that no test runs; `-- --html` writes a page for each file to .cache/coverage/html.
 * What runs inside the emulated functions' process, behind HTTP, is counted; the processes that decode pictures are not, nor
 * what only the browser tests touch.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { functionsBuildFolder } from './emulators/emulatorConfig.ts';
import { EMULATORS, portOffset, TEST_PORT_OFFSET } from './emulators/ports.ts';
import { assertMachineReady } from './emulators/preflight.ts';
import { withEmulators } from './emulators/withEmulators.ts';
import { buildFunctions, buildWebForEmulators } from './lib/build.ts';
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
import { ADDED_COUNTS, loadFunctionCoverage } from './testing/functionCoverage.ts';

const FOLDER = join(CACHE, 'coverage');
const BLOBS = join(FOLDER, 'parts');
/** Coverage of the emulated functions' process, one file per share. */
const EMULATED = join(FOLDER, 'emulated');
/** What that process writes itself. */
const RAW = join(FOLDER, 'raw');
const VITEST = 'node_modules/.bin/vitest';

const PARTS = ['units', 'components', 'functions'] as const;
type Part = (typeof PARTS)[number];

/** The Firestore emulator slows down with records that tests leave behind, so each share of the functions' tests starts its own. */
const SHARES: Record<Part, number> = { units: 1, components: 4, functions: 4 };

const toShares = (part: Part) => Array.from({ length: SHARES[part] }, (_, index) => index + 1);
const toBlob = (part: Part, share: number) => join(BLOBS, `${part}-${share}.json`);

const COVERAGE = [
  '--coverage.enabled',
  '--coverage.reportOnFailure',
  // Vitest resolves this from each project's root, and web is a separate project.
  '--coverage.include=**/src/**/*.{ts,tsx}',
  '--coverage.exclude=**/*.test.{ts,tsx}',
  '--coverage.exclude=**/testing/**',
];

/** Runs a share of a part's tests and stores their coverage. Returns Vitest's exit code. */
function measure(
  part: Part,
  share: number,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<number> {
  console.log(`\nTests of part ${part}, share ${share} of ${SHARES[part]} ...`);
  rmSync(toBlob(part, share), { force: true });
  return run(
    VITEST,
    [
      'run',
      ...args,
      `--shard=${share}/${SHARES[part]}`,
      '--reporter=dot',
      '--reporter=blob',
      `--outputFile.blob=${toBlob(part, share)}`,
      '--silent=passed-only',
      ...COVERAGE,
      '--coverage.provider=v8',
      `--coverage.reportsDirectory=${join(FOLDER, part)}`,
      // The report is made from all parts together.
      '--coverage.reporter=none',
    ],
    env,
  );
}

async function measureFunctions(share: number): Promise<number> {
  const offset = portOffset(TEST_PORT_OFFSET);
  await orInterrupted(assertMachineReady(offset, EMULATORS));
  // Tests of built code cover no source folder.
  const args = ['--project', 'emulator', '--exclude=tests/deploy/**'];
  const emulated = join(EMULATED, `functions-${share}.json`);
  for (const path of [RAW, emulated]) rmSync(path, { recursive: true, force: true });
  const options = { offset, importDir: SEED, isShortLived: true, functionCoverage: RAW };
  const code = await withEmulators(options, ({ env }) => measure('functions', share, args, env));
  mkdirSync(EMULATED, { recursive: true });
  const bundle = join(ROOT, functionsBuildFolder(offset), 'lib/index.js');
  writeFileSync(emulated, JSON.stringify(await loadFunctionCoverage(RAW, bundle)));
  return code;
}

/** Builds the pages, too, because tests need the website's address. */
async function buildForFunctions(): Promise<void> {
  const offset = portOffset(TEST_PORT_OFFSET);
  await Promise.all([buildFunctions(offset), buildWebForEmulators(offset)]);
}

const MEASURES: Record<Part, (share: number) => Promise<number>> = {
  units: (share) => measure('units', share, ['--project=domain', '--project=unit']),
  components: (share) => measure('components', share, ['--project', 'web']),
  functions: measureFunctions,
};

/** Adds up the stored coverage. */
async function loadSummary(isHtml: boolean): Promise<CoverageSummary> {
  mkdirSync(EMULATED, { recursive: true });
  const args = [
    'run',
    `--mergeReports=${BLOBS}`,
    '--reporter=dot',
    ...COVERAGE,
    '--coverage.provider=custom',
    '--coverage.customProviderModule=./tools/testing/coverageProvider.ts',
    `--coverage.reportsDirectory=${join(FOLDER, 'html')}`,
    '--coverage.reporter=json-summary',
    ...(isHtml ? ['--coverage.reporter=html'] : []),
  ];
  const { output } = await runQuietly(VITEST, args, { [ADDED_COUNTS]: EMULATED });
  const file = join(FOLDER, 'html/coverage-summary.json');
  if (!existsSync(file)) throw new UserError(`Couldn't add up the coverage of the parts.\n${output}`);
  return JSON.parse(readFileSync(file, 'utf8')) as CoverageSummary;
}

const readArguments = () => {
  const { values } = parseArgs({
    options: {
      part: { type: 'string' },
      list: { type: 'boolean', default: false },
      html: { type: 'boolean', default: false },
    },
  });
  const parts = PARTS.filter((part) => (values.part ?? part) === part);
  if (parts.length === 0) throw new UserError(`--part is one of ${PARTS.join(', ')}.`);
  return { parts, isListed: values.list, isHtml: values.html };
};

await runTool(async () => {
  const { parts, isListed, isHtml } = readArguments();
  const codes: number[] = [];
  if (parts.includes('functions')) await buildForFunctions();
  for (const part of parts) {
    for (const share of toShares(part)) codes.push(await MEASURES[part](share));
  }
  const summary = await loadSummary(isHtml);
  console.log(`\n${formatCoverage(coverageByFolder(summary, ROOT))}\n`);
  for (const part of PARTS) {
    for (const share of toShares(part)) {
      const at = statSync(toBlob(part, share), { throwIfNoEntry: false })?.mtime.toISOString();
      console.log(`Tests of part ${part}, share ${share}: ${at ? `run ${at}` : 'not counted'}`);
    }
  }
  if (isListed) console.log(`\nFiles that no test runs:\n${unexecutedFiles(summary, ROOT).join('\n')}`);
  return codes.every((code) => code === 0) ? 0 : 1;
});
