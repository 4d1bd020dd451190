import { rmSync } from 'node:fs';
import { CACHE } from '../lib/paths.ts';
import { run } from '../lib/run.ts';
import { type Tally, tallyPlaywright, toTally } from './testResults.ts';

/** Where the browser tests leave their results. */
export const BROWSER_REPORT = `${CACHE}/reports/e2e.json`;

/** Runs Playwright with these arguments, inside running emulators, in that Chromium. */
export async function runBrowserTests(
  chromium: string,
  env: Record<string, string>,
  args: readonly string[],
): Promise<Tally> {
  rmSync(BROWSER_REPORT, { force: true });
  const code = await run('node_modules/.bin/playwright', ['test', '--reporter=list,json', ...args], {
    ...env,
    CHROME_PATH: chromium,
    PLAYWRIGHT_JSON_OUTPUT_FILE: BROWSER_REPORT,
  });
  return toTally(code, BROWSER_REPORT, tallyPlaywright);
}
