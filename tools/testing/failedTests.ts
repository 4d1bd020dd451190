import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from '../lib/paths.ts';

/** A test that failed, or a file whose preparation or end did. */
export interface FailedTest {
  file: string;
  /** Empty for a file as a whole. */
  title: string;
  /** The first lines of what went wrong. */
  message: string;
}

interface VitestReport {
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { status: string; fullName: string; failureMessages?: string[] | null }[];
  }[];
}

interface PlaywrightSpec {
  ok: boolean;
  title: string;
  tests: { projectName: string; results: { error?: { message?: string } }[] }[];
}

interface PlaywrightSuite {
  file: string;
  specs?: PlaywrightSpec[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightReport {
  config: { rootDir: string };
  suites: PlaywrightSuite[];
}

const MOST_LINES = 12;

const firstLines = (message = '') =>
  stripVTControlCharacters(message).trim().split('\n').slice(0, MOST_LINES).join('\n');

/** A file can fail after all its tests have passed, in what runs after them. */
const failedInVitest = ({ testResults }: VitestReport): FailedTest[] =>
  testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const file = relative(ROOT, name);
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      if (failed.length === 0) return [{ file, title: '', message: firstLines(message) }];
      return failed.map(({ fullName, failureMessages }) => ({
        file,
        title: fullName,
        message: firstLines(failureMessages?.[0]),
      }));
    });

const specsOf = ({ specs = [], suites = [] }: PlaywrightSuite): PlaywrightSpec[] => [
  ...specs,
  ...suites.flatMap(specsOf),
];

const failedInPlaywright = ({ config, suites }: PlaywrightReport): FailedTest[] =>
  suites.flatMap((suite) =>
    specsOf(suite)
      .filter(({ ok }) => !ok)
      .flatMap(({ title, tests }) =>
        tests.map(({ projectName, results }) => ({
          file: relative(ROOT, `${config.rootDir}/${suite.file}`),
          title: `[${projectName}] ${title}`,
          message: firstLines(results.find(({ error }) => error)?.error?.message),
        })),
      ),
  );

/** Returns what failed in these reports of Vitest and Playwright; a report that is missing has nothing. */
export function failedTests(reports: readonly string[]): FailedTest[] {
  return reports
    .filter((report) => existsSync(report))
    .flatMap((report) => {
      const read = JSON.parse(readFileSync(report, 'utf8')) as VitestReport | PlaywrightReport;
      return 'testResults' in read ? failedInVitest(read) : failedInPlaywright(read);
    });
}
