import { rmSync } from 'node:fs';
import { CACHE } from '../lib/paths.ts';
import { run } from '../lib/run.ts';
import { type Tally, tallyPlaywright, toTally } from './testResults.ts';

/** Where the browser tests leave their results, or one part of them (from 1). */
export const browserReport = (part = 1): string => `${CACHE}/reports/e2e-${part}.json`;

/** Runs Playwright with these arguments, inside running emulators, in that Chromium. */
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
