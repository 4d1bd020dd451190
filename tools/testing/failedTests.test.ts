import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../lib/paths.ts';
import { failedTests } from './failedTests.ts';

const reportFile = (report: unknown) => {
  const file = join(mkdtempSync(join(tmpdir(), 'report-')), 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return file;
};

it('names each test that failed in Vitest, and a file that failed after its tests', () => {
  const passed = { status: 'passed', fullName: 'adds', failureMessages: [] };
  const report = reportFile({
    testResults: [
      { name: join(ROOT, 'a.test.ts'), status: 'passed', assertionResults: [passed] },
      {
        name: join(ROOT, 'b.test.ts'),
        status: 'failed',
        assertionResults: [
          passed,
          { status: 'failed', fullName: 'sums up', failureMessages: ['\u001B[31mexpected 1\u001B[39m'] },
        ],
      },
      { name: join(ROOT, 'c.test.ts'), status: 'failed', message: 'no index', assertionResults: [passed] },
    ],
  });
  expect(failedTests([report, '/nowhere/report.json'])).toEqual([
    { file: 'b.test.ts', title: 'sums up', message: 'expected 1' },
    { file: 'c.test.ts', title: '', message: 'no index' },
  ]);
});

it('names each browser test that failed, with its project and the beginning of its message', () => {
  const lines = Array.from({ length: 40 }, (_, line) => `line ${line}`);
  const spec = (ok: boolean, message?: string) => ({
    ok,
    title: 'signs in',
    tests: [{ projectName: 'phone', results: [{ error: message === undefined ? undefined : { message } }] }],
  });
  const report = reportFile({
    config: { rootDir: join(ROOT, 'tests/e2e') },
    suites: [
      { file: 'session.spec.ts', specs: [spec(true)], suites: [{ specs: [spec(false, lines.join('\n'))] }] },
    ],
  });
  const [failed, ...more] = failedTests([report]);
  expect(more).toEqual([]);
  expect(failed).toMatchObject({ file: 'tests/e2e/session.spec.ts', title: '[phone] signs in' });
  expect(failed?.message.split('\n')).toEqual(lines.slice(0, 12));
});
