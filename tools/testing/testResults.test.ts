import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sum, tallyPlaywright, tallyVitest, toTally } from './testResults.ts';

const reportFile = (report: unknown) => {
  const file = join(mkdtempSync(join(tmpdir(), 'report-')), 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return file;
};
const vitest = (passed: number, failed: number) => ({
  numPassedTests: passed,
  numFailedTests: failed,
  testResults: [],
});

describe('tallyVitest', () => {
  it('counts a file that couldn’t be loaded', () => {
    const testResults = [
      { name: 'a.test.ts', status: 'failed', startTime: 0, endTime: 1, assertionResults: [] },
    ];
    expect(tallyVitest({ ...vitest(3, 1), testResults })).toEqual({ passed: 3, failed: 2 });
  });
});

describe('tallyPlaywright', () => {
  it('counts tests', () => {
    expect(tallyPlaywright({ stats: { expected: 5, unexpected: 1 }, errors: [] })).toEqual({
      passed: 5,
      failed: 1,
    });
  });

  it('counts an error outside the tests', () => {
    expect(tallyPlaywright({ stats: { expected: 5, unexpected: 0 }, errors: [{}] }).failed).toBe(1);
  });
});

describe('toTally', () => {
  it('accepts the report of a successful run', () => {
    expect(toTally(0, reportFile(vitest(3, 0)), tallyVitest)).toEqual({ passed: 3, failed: 0 });
  });

  it.each([
    ['ended with an error though no test failed', 1, reportFile(vitest(3, 0)), 3],
    ['ran no test', 0, reportFile(vitest(0, 0)), 0],
    ['left no report', 0, '/nowhere/report.json', 0],
  ])('has a failure when the runner %s', (_, code, file, passed) => {
    expect(toTally(code, file, tallyVitest)).toEqual({ passed, failed: 1 });
  });
});

describe('sum', () => {
  it('adds up passed and failed tests', () => {
    expect(
      sum([
        { passed: 1, failed: 2 },
        { passed: 3, failed: 4 },
      ]),
    ).toEqual({ passed: 4, failed: 6 });
  });
});
