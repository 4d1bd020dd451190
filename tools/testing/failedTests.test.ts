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

it('names each test that failed in Vitest, once or finally, and a file that failed after its tests', () => {
  const passed = { status: 'passed', fullName: 'adds', failureMessages: [] };
  const report = reportFile({
    testResults: [
      {
        name: join(ROOT, 'a.test.ts'),
        status: 'passed',
        assertionResults: [
          passed,
          { status: 'passed', fullName: 'divides', failureMessages: ['expected 2', 'expected 3'] },
        ],
      },
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
  expect(failedTests([report, '/nowhere/report.json'], '/nowhere/again.json')).toEqual([
    { file: 'a.test.ts', title: 'divides', message: 'expected 2', isFlaky: true },
    { file: 'b.test.ts', title: 'sums up', message: 'expected 1', isFlaky: false },
    { file: 'c.test.ts', title: '', message: 'no index', isFlaky: false },
  ]);
});

it('names each browser test that failed, once or finally, with project, message and page', () => {
  const lines = Array.from({ length: 40 }, (_, line) => `line ${line}`);
  const context = join(mkdtempSync(join(tmpdir(), 'page-')), 'error-context.md');
  writeFileSync(context, '# Page snapshot\n\n```yaml\n- heading "Sign in"\n```\n\n# Test source\n');
  const failure = {
    error: { message: lines.join('\n') },
    attachments: [{ name: 'error-context', path: context }],
  };
  const spec = (title: string, status: string, results: object[]) => ({
    title,
    tests: [{ projectName: 'phone', status, results }],
  });
  const report = reportFile({
    config: { rootDir: join(ROOT, 'tests/e2e') },
    suites: [
      {
        file: 'session.spec.ts',
        specs: [
          spec('opens', 'expected', [{}]),
          spec('closes', 'unexpected', [{ error: { message: 'late' } }]),
        ],
        suites: [{ specs: [spec('signs in', 'unexpected', [failure])] }],
      },
    ],
  });
  const again = reportFile({
    config: { rootDir: join(ROOT, 'tests/e2e') },
    suites: [
      {
        file: 'session.spec.ts',
        specs: [
          spec('closes', 'expected', [{}]),
          spec('signs in', 'unexpected', [{ error: { message: 'again' } }]),
        ],
      },
    ],
  });
  const file = 'tests/e2e/session.spec.ts';
  expect(failedTests([report], again)).toEqual([
    { file, title: '[phone] closes', message: 'late', isFlaky: true },
    {
      file,
      title: '[phone] signs in',
      message: [...lines.slice(0, 12), '- heading "Sign in"'].join('\n'),
      isFlaky: false,
    },
  ]);
});
