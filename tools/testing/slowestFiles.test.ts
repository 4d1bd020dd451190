import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../lib/paths.ts';
import { slowestFiles } from './slowestFiles.ts';

const reportFile = (report: unknown) => {
  const file = join(mkdtempSync(join(tmpdir(), 'report-')), 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return file;
};
const ofTest = (duration: number) => ({ tests: [{ results: [{ duration }] }] });

it('lists the slowest files of both runners first', () => {
  const vitest = reportFile({
    testResults: [
      { name: join(ROOT, 'domain/src/quick.test.ts'), startTime: 1000, endTime: 1500 },
      { name: join(ROOT, 'domain/src/slow.test.ts'), startTime: 1000, endTime: 7000 },
    ],
  });
  const playwright = reportFile({
    config: { rootDir: join(ROOT, 'tests/e2e') },
    suites: [{ file: 'apply.spec.ts', specs: [ofTest(1000)], suites: [{ file: '', specs: [ofTest(2500)] }] }],
  });
  expect(slowestFiles([vitest, playwright, '/nowhere/report.json'], 2)).toEqual([
    { file: 'domain/src/slow.test.ts', seconds: 6 },
    { file: 'tests/e2e/apply.spec.ts', seconds: 3.5 },
  ]);
});
