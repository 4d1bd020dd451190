/**
 * `npm test`: runs every check and every test. Static checks and unit tests come first, then what needs emulators. Continues after a
 * failure to report all of them; ends with the minutes of each group, the slowest files, what failed and `N passed, N failed`.
 */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { ensureChromium, ensureHeadlessShell } from './chromium.ts';
import { toLogFolder } from './emulators/emulatorProcess.ts';
import { EMULATORS, portOffset, TEST_PORT_OFFSET } from './emulators/ports.ts';
import { assertMachineReady } from './emulators/preflight.ts';
import { type Emulators, withEmulators } from './emulators/withEmulators.ts';
import { buildFunctions, buildWebForEmulators } from './lib/build.ts';
import { Interrupted, orInterrupted } from './lib/interruption.ts';
import { REPORT_FOLDER, SEED } from './lib/paths.ts';
import { runQuietly } from './lib/runQuietly.ts';
import { runTool } from './lib/runTool.ts';
import { UserError } from './lib/UserError.ts';
import { ensurePoppler } from './poppler.ts';
import { browserReport, canRunAgain, runBrowserTests, runFailedAgain } from './testing/browserTests.ts';
import { runChecks, UNIT_REPORT, UNIT_TESTS } from './testing/checks.ts';
import { failedTests } from './testing/failedTests.ts';
import { slowestFiles } from './testing/slowestFiles.ts';
import { sum, type Tally, tallyVitest, toTally } from './testing/testResults.ts';

type VitestProject = 'flyers' | 'rules' | 'emulator';

const reportPath = (project: VitestProject, part = 1) => `${REPORT_FOLDER}/${project}-${part}.json`;

/** The functions' tests run in two halves at once, each in its own emulators, because a single run leaves a core idle. */
const FUNCTION_PARTS = [1, 2] as const;
/** Added to the ports of the second half's emulators. */
const SECOND_HALF_OFFSET = 1000;
const offsetsFrom = (offset: number) => [offset, offset + SECOND_HALF_OFFSET] as const;

/** The browser tests run in parts, each in new emulators, because emulators slow down with what tests leave behind. */
const BROWSER_PARTS = [1, 2, 3];

const REPORTS = [
  UNIT_REPORT,
  reportPath('flyers'),
  reportPath('rules'),
  ...FUNCTION_PARTS.map((part) => reportPath('emulator', part)),
  ...BROWSER_PARTS.map((part) => browserReport(part)),
];

/**
 * Retries tests with a database and functions once, because many of them keep the machine busy; the end of the output names retried tests.
 */
const VITEST_SECOND_TRY = '--retry=1';

const minutes = new Map<string, number>();
const failedChecks: string[] = [];

/** Records how long the group takes; groups may overlap. */
async function timed<T>(group: string, work: () => Promise<T>): Promise<T> {
  const startedAt = Date.now();
  try {
    return await work();
  } finally {
    minutes.set(group, (Date.now() - startedAt) / 60_000);
  }
}

async function staticChecks(): Promise<Tally> {
  const failed = await runChecks();
  failedChecks.push(...failed);
  const units = toTally(failed.includes(UNIT_TESTS) ? 1 : 0, UNIT_REPORT, tallyVitest);
  return sum([units, { passed: 0, failed: failed.filter((name) => name !== UNIT_TESTS).length }]);
}

/** Prints the output of a project that failed, and only the count of one that passed, because two run at once. */
async function vitestProject(
  project: VitestProject,
  env: Record<string, string>,
  { part = 1, of = 1 } = {},
): Promise<Tally> {
  const report = reportPath(project, part);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const share = `--shard=${part}/${of}`;
  const args = ['run', '--project', project, share, VITEST_SECOND_TRY, '--silent=passed-only', ...reporters];
  const { code, output, seconds } = await runQuietly('node_modules/.bin/vitest', args, env);
  const tally = toTally(code, report, tallyVitest);
  const isPassed = tally.failed === 0;
  if (!isPassed) console.log(`${output.trimEnd()}\n`);
  const name = of === 1 ? project : `${project} ${part}/${of}`;
  console.log(`${isPassed ? '✔' : '✘'} tests of project ${name}, ${tally.passed} ${seconds.toFixed(1)} s`);
  return tally;
}

/** Runs the functions' tests. The rules' tests share the first half's emulators, because they use their own databases. */
function functionTests(offset: number): Promise<Tally> {
  const of = FUNCTION_PARTS.length;
  const half = (part: (typeof FUNCTION_PARTS)[number], env: Record<string, string>) =>
    timed(`functions ${part}/${of}`, () => vitestProject('emulator', env, { part, of }));
  const [first, second] = offsetsFrom(offset);
  return inEmulators(first, async ({ env }) =>
    sum(
      await Promise.all([
        timed('rules', () => vitestProject('rules', env)),
        half(1, env),
        inEmulators(second, (emulators) => half(2, emulators.env)),
      ]),
    ),
  );
}

function browserTests({ env }: Emulators, chromium: string, part: number): Promise<Tally> {
  const share = `${part}/${BROWSER_PARTS.length}`;
  console.log(`\nBrowser tests ${share} ...`);
  // A folder per part, because Playwright empties its folder at the start and failures are printed after the last part.
  const args = [`--shard=${share}`, `--output=test-results/${part}`];
  return timed(`browser ${share}`, () => runBrowserTests(chromium, env, args, part));
}

/**
 * Reruns failed browser tests once, alone and in new emulators: another failure next to other tests might only mean a slow machine. Returns
 * the resulting tally of all parts; the end of the output names the tests.
 */
async function runAgain(tally: Tally, offset: number, chromium: string): Promise<Tally> {
  if (!canRunAgain(BROWSER_PARTS)) return tally;
  console.log('\nBrowser tests that failed, once more ...');
  const again = await inEmulators(offset, ({ env }) =>
    timed('browser tests again', () =>
      runFailedAgain(chromium, env, ['--output=test-results/again'], BROWSER_PARTS),
    ),
  );
  // Failures outside of tests haven't run again.
  const others = Math.max(0, tally.failed - again.passed - again.failed);
  return { passed: tally.passed + again.passed, failed: again.failed + others };
}

/** Counts a failed build, or emulators that don't start or end too early, as one failure, so that the sum is still printed. */
async function orOneFailure(work: () => Promise<Tally>): Promise<Tally> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Interrupted) throw error;
    console.error(error instanceof UserError ? error.message : error);
    return { passed: 0, failed: 1 };
  }
}

/** Prints what functions threw or logged as an error, because a test may have failed on it and the next emulators overwrite the log. */
function printFailedFunctions(offset: number): void {
  const log = `${toLogFolder(offset)}/output.log`;
  if (!existsSync(log)) return;
  const lines = readFileSync(log, 'utf8')
    .split('\n')
    .filter((line) => line.includes(' has failed: ') || line.includes('"severity":"ERROR"'));
  for (const line of lines.slice(-40)) console.log(line);
}

async function inEmulators(offset: number, work: (emulators: Emulators) => Promise<Tally>): Promise<Tally> {
  const tally = await orOneFailure(() =>
    withEmulators({ offset, importDir: SEED, isShortLived: true }, work),
  );
  if (tally.failed > 0) printFailedFunctions(offset);
  return tally;
}

function integration(offset: number, chromium: string): Promise<Tally> {
  return orOneFailure(async () => {
    console.log('\nBuilding ...');
    await timed('build', async () => {
      for (const each of offsetsFrom(offset))
        await Promise.all([buildFunctions(each), buildWebForEmulators(each)]);
    });
    console.log('Starting the emulators ...');
    const functions = await functionTests(offset);
    const parts: Tally[] = [];
    for (const part of BROWSER_PARTS) {
      parts.push(await inEmulators(offset, (emulators) => browserTests(emulators, chromium, part)));
    }
    return sum([functions, await runAgain(sum(parts), offset, chromium)]);
  });
}

function printTimes(): void {
  const groups = [...minutes].map(([group, duration]) => `${group} ${duration.toFixed(1)}`);
  console.log(`\nMinutes: ${groups.join(', ')}`);
  console.log('Slowest files:');
  for (const { file, seconds } of slowestFiles(REPORTS, 10)) {
    console.log(`${seconds.toFixed(1).padStart(8)} s  ${file}`);
  }
}

/** Prints the failures again at the end, because they were printed far above; their names come last, for a log that keeps only its end. */
function printFailures(): void {
  const failures = failedTests(REPORTS, browserReport('again'));
  const names = [
    ...failedChecks.map((check) => `✘ ${check}`),
    ...failures.map(({ file, title, isFlaky }) => {
      const sign = isFlaky ? '⚠ passed when it ran again:' : '✘';
      return `${sign} ${[file, title].filter(Boolean).join(' › ')}`;
    }),
  ];
  for (const [index, { message }] of failures.entries()) {
    console.log(`\n${names[failedChecks.length + index]}\n${message.replace(/^/gm, '    ')}`);
  }
  if (names.length > 0) console.log(`\n${names.join('\n')}`);
}

await runTool(async () => {
  const offset = portOffset(TEST_PORT_OFFSET);
  for (const each of offsetsFrom(offset)) {
    await orInterrupted(assertMachineReady(each, EMULATORS));
  }
  const chromium = await ensureChromium();
  const headlessShell = await ensureHeadlessShell();
  await ensurePoppler();
  rmSync(REPORT_FOLDER, { recursive: true, force: true });
  const { passed, failed } = await timed('in all', async () =>
    sum([
      await timed('static checks and unit tests', staticChecks),
      await timed('flyers', () => vitestProject('flyers', { CHROME_PATH: chromium })),
      await integration(offset, headlessShell),
    ]),
  );
  printTimes();
  printFailures();
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed === 0 && passed > 0 ? 0 : 1;
});
