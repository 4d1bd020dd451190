import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from '../lib/paths.ts';

/** A test that failed, or a file whose preparation or end did. */
export interface FailedTest {
  file: string;
  /** Empty for a file as a whole. */
  title: string;
  /** The first lines of what went wrong, and of a browser test the page at that moment. */
  message: string;
  /** It failed, and passed when it was tried again. */
  isFlaky: boolean;
}

interface VitestReport {
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { status: string; fullName: string; failureMessages?: string[] | null }[];
  }[];
}

interface PlaywrightResult {
  error?: { message?: string };
  attachments?: { name: string; path?: string }[];
}

interface PlaywrightSpec {
  title: string;
  tests: { projectName: string; status: string; results: PlaywrightResult[] }[];
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

const MESSAGE_LINES = 12;
const PAGE_LINES = 60;

const firstLines = (text = '', most = MESSAGE_LINES) =>
  stripVTControlCharacters(text).trim().split('\n').slice(0, most).join('\n');

/** A file can fail after all its tests have passed, in what runs after them; a test that passed at last keeps what failed at first. */
const failedInVitest = ({ testResults }: VitestReport): FailedTest[] =>
  testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(ROOT, name);
    const tests = assertionResults
      .filter(
        (test) => test.status === 'failed' || (test.status === 'passed' && test.failureMessages?.length),
      )
      .map((test) => ({
        file,
        title: test.fullName,
        message: firstLines(test.failureMessages?.[0]),
        isFlaky: test.status === 'passed',
      }));
    const hasFailedLater = status === 'failed' && tests.every(({ isFlaky }) => isFlaky);
    return hasFailedLater
      ? [...tests, { file, title: '', message: firstLines(message), isFlaky: false }]
      : tests;
  });

const listSpecs = ({ specs = [], suites = [] }: PlaywrightSuite): PlaywrightSpec[] => [
  ...specs,
  ...suites.flatMap(listSpecs),
];

/** The page as Playwright describes it in the file that it writes about a failure. */
function readPage({ attachments = [] }: PlaywrightResult): string {
  const path = attachments.find(({ name }) => name === 'error-context')?.path;
  if (path === undefined || !existsSync(path)) return '';
  const [, page = ''] = readFileSync(path, 'utf8').split(/^```yaml$/m);
  return firstLines(page.split(/^```$/m)[0], PAGE_LINES);
}

function failedResult({ results }: PlaywrightSpec['tests'][number]): string {
  const failed = results.find(({ error }) => error);
  if (!failed) return '';
  return [firstLines(failed.error?.message), readPage(failed)].filter(Boolean).join('\n');
}

const failedInPlaywright = ({ config, suites }: PlaywrightReport): FailedTest[] =>
  suites.flatMap((suite) =>
    listSpecs(suite).flatMap(({ title, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map((test) => ({
          file: relative(ROOT, `${config.rootDir}/${suite.file}`),
          title: `[${test.projectName}] ${title}`,
          message: failedResult(test),
          isFlaky: test.status === 'flaky',
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
