import { rmSync } from 'node:fs';
import { CACHE } from '../lib/paths.ts';
import { run } from '../lib/run.ts';
import { type Tally, tallyPlaywright, toTally } from './testResults.ts';

/** Returns the file with the results of the browser tests, or of one part of them (from 1). */
export const browserReport = (part = 1): string => `${CACHE}/reports/e2e-${part}.json`;

/** Runs Playwright with these arguments and that Chromium, inside running emulators. */
export async function runBrowserTests(
  chromium: string,
  env: Record<string, string>,
  args: readonly string[],
  report = browserReport(),
): Promise<Tally> {
  rmSync(report, { force: true });
  const code = await run('node_modules/.bin/playwright', ['test', '--reporter=list,json', ...args], {
    ...env,
    CHROME_PATH: chromium,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  });
  return toTally(code, report, tallyPlaywright);
}
