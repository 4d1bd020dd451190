import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from '../lib/paths.ts';
import {
  listSpecs,
  type PlaywrightReport,
  type PlaywrightResult,
  type PlaywrightSpec,
  readReports,
  type VitestReport,
} from './testReports.ts';

/** A failed test, or a file whose setup or teardown failed. */
export interface FailedTest {
  file: string;
  /** Empty for a file as a whole. */
  title: string;
  /** The first lines of the error; for a browser test also the page at that moment. */
  message: string;
  /** Whether it failed first and passed when rerun. */
  isFlaky: boolean;
}

const MESSAGE_LINES = 12;
const PAGE_LINES = 60;

const firstLines = (text = '', max = MESSAGE_LINES) =>
  stripVTControlCharacters(text).trim().split('\n').slice(0, max).join('\n');

/** A file can fail after all its tests have passed, in its teardown. A test that passed on retry keeps its first failure. */
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

/** Reads Playwright's description of the page from the file that it writes about a failure. */
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

/** Returns the browser tests with a status, each with its names. */
const testsOf = ({ config, suites }: PlaywrightReport, wanted: 'expected' | 'unexpected') =>
  suites.flatMap((suite) =>
    listSpecs(suite).flatMap(({ title, tests }) =>
      tests
        .filter(({ status }) => status === wanted)
        .map((test) => ({
          file: relative(ROOT, `${config.rootDir}/${suite.file}`),
          title: `[${test.projectName}] ${title}`,
          test,
        })),
    ),
  );

const failedInPlaywright = (report: PlaywrightReport): FailedTest[] =>
  testsOf(report, 'unexpected').map(({ test, ...name }) => ({
    ...name,
    message: failedResult(test),
    isFlaky: false,
  }));

const toName = ({ file, title }: Pick<FailedTest, 'file' | 'title'>) => `${file} ${title}`;

/**
 * Returns the failures in these reports; a missing report has none.
 * @param again the report of browser tests that failed in them and were rerun
 */
export function failedTests(reports: readonly string[], again: string): FailedTest[] {
  const playwright = (report: PlaywrightReport) => testsOf(report, 'expected').map(toName);
  const passed = new Set(readReports([again], { vitest: () => [], playwright }));
  return readReports(reports, { vitest: failedInVitest, playwright: failedInPlaywright }).map((failed) => ({
    ...failed,
    isFlaky: failed.isFlaky || passed.has(toName(failed)),
  }));
}
