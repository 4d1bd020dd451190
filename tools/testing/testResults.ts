import { existsSync, readFileSync } from 'node:fs';

/** How many tests of one runner, or of all together, passed and failed. */
export interface Tally {
  passed: number;
  failed: number;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: unknown[];
}

/** Vitest counts tests only; a file that can't even be loaded is a failure too. */
export function tallyVitest({ numPassedTests, numFailedTests, testResults }: VitestReport): Tally {
  const broken = testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  return { passed: numPassedTests, failed: numFailedTests + broken.length };
}

/** A flaky test passed when it was tried again. */
export function tallyPlaywright({ stats, errors }: PlaywrightReport): Tally {
  const { expected, unexpected, flaky } = stats;
  return { passed: expected + flaky, failed: unexpected > 0 ? unexpected : errors.length };
}

/**
 * The tally of a runner that has ended with this exit code and should have left that report. Something has failed
 * when it says so, even if no test did; and a runner that ran nothing has failed.
 */
export function toTally<Report>(exitCode: number, file: string, tally: (report: Report) => Tally): Tally {
  const counted = existsSync(file)
    ? tally(JSON.parse(readFileSync(file, 'utf8')) as Report)
    : { passed: 0, failed: 0 };
  const sound = exitCode === 0 && counted.passed > 0;
  return counted.failed > 0 || sound ? counted : { ...counted, failed: 1 };
}

/** All tallies together. */
export function sum(tallies: readonly Tally[]): Tally {
  return tallies.reduce(
    (total, { passed, failed }) => ({ passed: total.passed + passed, failed: total.failed + failed }),
    { passed: 0, failed: 0 },
  );
}
