import { existsSync, readFileSync } from 'node:fs';
import type { PlaywrightReport, VitestReport } from './testReports.ts';

/** How many tests of one runner, or of all together, passed and failed. */
export interface Tally {
  passed: number;
  failed: number;
}

/** Counts a file that can't be loaded as a failure, because Vitest only counts tests. */
export function tallyVitest({
  numPassedTests,
  numFailedTests,
  testResults,
}: Pick<VitestReport, 'numPassedTests' | 'numFailedTests' | 'testResults'>): Tally {
  const broken = testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  return { passed: numPassedTests, failed: numFailedTests + broken.length };
}

export function tallyPlaywright({ stats, errors }: Pick<PlaywrightReport, 'stats' | 'errors'>): Tally {
  const { expected, unexpected } = stats;
  return { passed: expected, failed: unexpected > 0 ? unexpected : errors.length };
}

/**
 * Returns the tally of a runner with this exit code and report. A bad exit code counts as a failure even if no test failed, and so does a
 * runner that ran nothing.
 */
export function toTally<Report>(exitCode: number, file: string, tally: (report: Report) => Tally): Tally {
  const counted = existsSync(file)
    ? tally(JSON.parse(readFileSync(file, 'utf8')) as Report)
    : { passed: 0, failed: 0 };
  const hasPassed = exitCode === 0 && counted.passed > 0;
  return counted.failed > 0 || hasPassed ? counted : { ...counted, failed: 1 };
}

/** Adds up tallies. */
export function sum(tallies: readonly Tally[]): Tally {
  return tallies.reduce(
    (total, { passed, failed }) => ({ passed: total.passed + passed, failed: total.failed + failed }),
    { passed: 0, failed: 0 },
  );
}
