import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { ROOT } from '../lib/paths.ts';

/** A file of tests and the seconds that its tests and their preparation took. */
export interface TimedFile {
  file: string;
  seconds: number;
}

interface VitestReport {
  testResults: { name: string; startTime: number; endTime: number }[];
}

interface PlaywrightSuite {
  file: string;
  specs?: { tests: { results: { duration: number }[] }[] }[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightReport {
  config: { rootDir: string };
  suites: PlaywrightSuite[];
}

const toDurations = ({ specs = [], suites = [] }: PlaywrightSuite): number[] => [
  ...specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results.map(({ duration }) => duration))),
  ...suites.flatMap(toDurations),
];

const timesInVitest = ({ testResults }: VitestReport): TimedFile[] =>
  testResults.map(({ name, startTime, endTime }) => ({
    file: relative(ROOT, name),
    seconds: (endTime - startTime) / 1000,
  }));

/** Playwright's files run in several workers at once: the sum of a file's tests. */
const timesInPlaywright = ({ config, suites }: PlaywrightReport): TimedFile[] =>
  suites.map((suite) => ({
    file: relative(ROOT, `${config.rootDir}/${suite.file}`),
    seconds: toDurations(suite).reduce((sum, duration) => sum + duration, 0) / 1000,
  }));

/** Returns the files that took longest in these reports of Vitest and Playwright; a report that is missing has none. */
export function slowestFiles(reports: readonly string[], most: number): TimedFile[] {
  const times = reports
    .filter((report) => existsSync(report))
    .flatMap((report) => {
      const read = JSON.parse(readFileSync(report, 'utf8')) as VitestReport | PlaywrightReport;
      return 'testResults' in read ? timesInVitest(read) : timesInPlaywright(read);
    });
  return times.toSorted((one, other) => other.seconds - one.seconds).slice(0, most);
}
