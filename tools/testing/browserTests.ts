import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { REPORT_FOLDER } from '../lib/paths.ts';
import { run } from '../lib/run.ts';
import { type Tally, tallyPlaywright, toTally } from './testResults.ts';

/** Returns the file with the results of the browser tests, of one part (from 1), or of the rerun. */
export const browserReport = (part: number | 'again' = 1): string => `${REPORT_FOLDER}/e2e-${part}.json`;

/** Playwright's list of the tests that failed in a part. */
const lastRunFile = (part: number | 'again') => `${REPORT_FOLDER}/last-run-${part}.json`;

/** More failures than this aren't chance. */
const MAX_RERUNS = 20;

/** Runs Playwright with these arguments and that Chromium, inside running emulators. */
export async function runBrowserTests(
  chromium: string,
  env: Record<string, string>,
  args: readonly string[],
  part: number | 'again' = 1,
): Promise<Tally> {
  const report = browserReport(part);
  rmSync(report, { force: true });
  const code = await run('node_modules/.bin/playwright', ['test', '--reporter=list,json', ...args], {
    ...env,
    CHROME_PATH: chromium,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    PLAYWRIGHT_LAST_RUN_OUTPUT_FILE: lastRunFile(part),
  });
  return toTally(code, report, tallyPlaywright);
}

/** Returns Playwright's ids of the tests that failed in these parts. */
const failedIds = (parts: readonly number[]) =>
  parts
    .map(lastRunFile)
    .filter((file) => existsSync(file))
    .flatMap((file) => (JSON.parse(readFileSync(file, 'utf8')) as { failedTests: string[] }).failedTests);

/** Returns whether a few tests of these parts failed, so that it may be chance. */
export function canRunAgain(parts: readonly number[]): boolean {
  const { length } = failedIds(parts);
  return length > 0 && length <= MAX_RERUNS;
}

/** Reruns the tests that failed in these parts, one at a time, inside running emulators. */
export function runFailedAgain(
  chromium: string,
  env: Record<string, string>,
  args: readonly string[],
  parts: readonly number[],
): Promise<Tally> {
  writeFileSync(lastRunFile('again'), JSON.stringify({ status: 'failed', failedTests: failedIds(parts) }));
  return runBrowserTests(chromium, env, ['--last-failed', '--workers=1', ...args], 'again');
}
