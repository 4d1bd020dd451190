import { relative } from 'node:path';
import { ROOT } from '../lib/paths.ts';
import {
  listSpecs,
  type PlaywrightReport,
  type PlaywrightSuite,
  readReports,
  type VitestReport,
} from './testReports.ts';

/** A test file and the seconds that its tests and setup took. */
export interface TimedFile {
  file: string;
  seconds: number;
}

const timesInVitest = ({ testResults }: VitestReport): TimedFile[] =>
  testResults.map(({ name, startTime, endTime }) => ({
    file: relative(ROOT, name),
    seconds: (endTime - startTime) / 1000,
  }));

/** Adds up a file's tests, because Playwright runs files in several workers at once. */
const toSeconds = (suite: PlaywrightSuite) =>
  listSpecs(suite)
    .flatMap(({ tests }) => tests.flatMap(({ results }) => results))
    .reduce((sum, { duration }) => sum + duration / 1000, 0);

const timesInPlaywright = ({ config, suites }: PlaywrightReport): TimedFile[] =>
  suites.map((suite) => ({
    file: relative(ROOT, `${config.rootDir}/${suite.file}`),
    seconds: toSeconds(suite),
  }));

/** Returns the files that took longest in these reports; a missing report has none. */
export const slowestFiles = (reports: readonly string[], max: number): TimedFile[] =>
  readReports(reports, { vitest: timesInVitest, playwright: timesInPlaywright })
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, max);
