import { expect, it } from 'vitest';
import { coverageByFolder, formatCoverage, unexecutedFiles } from './coverageByFolder.ts';

const share = (covered: number, total: number) => ({ covered, total });
const file = (covered: number, total: number) => ({
  lines: share(covered, total),
  branches: share(0, covered === total ? 0 : 4),
});

const SUMMARY = {
  total: file(19, 30),
  '/repo/domain/src/flyer/record/flyer.ts': file(9, 10),
  '/repo/domain/src/flyer/pdf/paint.ts': file(5, 10),
  '/repo/web/src/features/share/ShareDialog.tsx': file(5, 5),
  '/repo/web/src/portal.tsx': file(0, 5),
  '/repo/web/src/lib/types.ts': file(0, 0),
};

it('adds up by workspace and by folder', () => {
  const rows = coverageByFolder(SUMMARY, '/repo');
  expect(rows.map(({ folder, files, lines }) => [folder, files, lines.covered, lines.total])).toEqual([
    ['domain', 2, 14, 20],
    ['domain/flyer', 2, 14, 20],
    ['web', 3, 5, 10],
    ['web/features/share', 1, 5, 5],
    ['web/lib', 1, 0, 0],
  ]);
});

it('prints a line for each folder', () => {
  expect(formatCoverage(coverageByFolder(SUMMARY, '/repo')).split('\n')).toEqual([
    'Folder                Files    Lines Branches',
    'domain                    2   70.0 %    0.0 %',
    'domain/flyer              2   70.0 %    0.0 %',
    'web                       3   50.0 %    0.0 %',
    'web/features/share        1  100.0 %        -',
    'web/lib                   1        -        -',
  ]);
});

it('names files that no test runs, except those without code to run', () => {
  expect(unexecutedFiles(SUMMARY, '/repo')).toEqual(['web/src/portal.tsx']);
});
