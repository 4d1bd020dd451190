import { mkdirSync } from 'node:fs';
import { REPORT_FOLDER } from '../lib/paths.ts';
import { runQuietly } from '../lib/runQuietly.ts';

interface Check {
  name: string;
  command: readonly [program: string, ...args: string[]];
}

const CONCURRENCY = 2;

/** The file with the unit tests' results for the summary. */
export const UNIT_REPORT = `${REPORT_FOLDER}/unit.json`;

/** The check whose results are counted test by test. */
export const UNIT_TESTS = 'unit tests';

// The longest come first, so that both cores are busy until the end.
const CHECKS: readonly Check[] = [
  {
    name: UNIT_TESTS,
    command: [
      'vitest',
      'run',
      '--project=domain',
      '--project=unit',
      '--project=web',
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${UNIT_REPORT}`,
    ],
  },
  { name: 'types and lint (oxlint)', command: ['oxlint', '--deny-warnings'] },
  { name: 'dead code (knip)', command: ['knip', '--no-progress'] },
  { name: 'format and lint (biome)', command: ['biome', 'check', '--error-on-warnings', '.'] },
];

/** Limits the unit tests to those that import files changed since the last commit. */
const CHANGED_ONLY = ['--changed', '--passWithNoTests'];

/** Runs all checks, two at a time; prints how long each took and the output of failed ones. Returns the names of those. */
export async function runChecks({ isChangedOnly = false } = {}): Promise<string[]> {
  mkdirSync(REPORT_FOLDER, { recursive: true });
  const waiting = CHECKS.map(({ name, command }) =>
    name === UNIT_TESTS && isChangedOnly
      ? { name, command: [...command, ...CHANGED_ONLY] as const }
      : { name, command },
  );
  const failed: string[] = [];
  const worker = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      if (!(await passes(check))) failed.push(check.name);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
  return failed;
}

async function passes({ name, command: [program, ...args] }: Check): Promise<boolean> {
  const { code, output, seconds } = await runQuietly(`node_modules/.bin/${program}`, args);
  console.log(`${code === 0 ? '✔' : '✘'} ${name} ${seconds.toFixed(1)} s`);
  if (code !== 0) console.log(`${output.trimEnd()}\n`);
  return code === 0;
}
