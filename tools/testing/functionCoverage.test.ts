import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { UserError } from '../lib/UserError.ts';
import { addCounts, type FileCounts, loadFunctionCoverage } from './functionCoverage.ts';

const place = (line: number, column = 0) => ({ start: { line, column }, end: { line, column: column + 1 } });

const file = (
  lines: readonly [line: number, count: number][],
  branches: FileCounts['b'] = {},
): FileCounts => ({
  statementMap: Object.fromEntries(lines.map(([line], index) => [index, place(line)])),
  s: Object.fromEntries(lines.map(([, count], index) => [index, count])),
  fnMap: { 0: { loc: place(1) } },
  f: { 0: lines[0]?.[1] ?? 0 },
  branchMap: Object.fromEntries(
    Object.keys(branches).map((key) => [key, { type: 'if', loc: place(Number(key) + 2) }]),
  ),
  b: branches,
});

it('merges the counts of both without duplicates', () => {
  const counts = {
    'a.ts': file(
      [
        [1, 2],
        [2, 0],
        [3, 1],
      ],
      { 0: [0, 2] },
    ),
    'b.ts': file([[1, 1]]),
  };
  addCounts(counts, {
    'a.ts': file(
      [
        [1, 1],
        [2, 4],
        [3, 0],
      ],
      { 0: [3, 0] },
    ),
    'c.ts': file([[1, 1]]),
  });
  expect(counts['a.ts']).toMatchObject({ s: { 0: 3, 1: 4, 2: 1 }, f: { 0: 3 }, b: { 0: [3, 2] } });
  expect(counts['b.ts'].s).toEqual({ 0: 1 });
  expect(Object.keys(counts)).toEqual(['a.ts', 'b.ts']);
});

it('matches by order, because a bundle’s `if` may be on the line before', () => {
  const counts = {
    'a.ts': file(
      [
        [1, 1],
        [2, 0],
      ],
      { 0: [0, 0], 1: [0, 0] },
    ),
  };
  const bundled = file(
    [
      [1, 0],
      [1, 7],
    ],
    { 0: [1, 0], 1: [0, 2] },
  );
  bundled.branchMap[1] = { type: 'if', loc: place(2, 40) };
  addCounts(counts, { 'a.ts': bundled });
  expect(counts['a.ts']).toMatchObject({ s: { 0: 1, 1: 7 }, b: { 0: [1, 0], 1: [0, 2] } });
});

it('matches the rest by position if the bundle omits unused code', () => {
  const counts = {
    'a.ts': file(
      [
        [1, 0],
        [2, 0],
        [5, 0],
      ],
      { 0: [0, 0], 3: [0, 0] },
    ),
  };
  addCounts(counts, {
    'a.ts': file(
      [
        [1, 1],
        [5, 6],
      ],
      { 3: [2, 1] },
    ),
  });
  expect(counts['a.ts']).toMatchObject({ s: { 0: 1, 1: 0, 2: 6 }, b: { 0: [0, 0], 3: [2, 1] } });
});

it('finds the source lines in a process’s coverage of their bundle', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'coverage-'));
  const source = join(folder, 'answer.ts');
  writeFileSync(
    source,
    `interface Call { code: string }
export function answer({ code }: Call): number {
  if (code === 'open') return 1;
  return 2;
}
`,
  );
  const bundle = join(folder, 'index.mjs');
  await build({ entryPoints: [source], outfile: bundle, bundle: true, format: 'esm', sourcemap: true });
  const raw = join(folder, 'raw');
  const call = `import { answer } from ${JSON.stringify(pathToFileURL(bundle).href)}; answer({ code: 'shut' });`;
  await expect(loadFunctionCoverage(raw, bundle)).rejects.toThrow(UserError);
  execFileSync(process.execPath, ['--input-type=module', '--eval', call], { env: { NODE_V8_COVERAGE: raw } });
  const [counts] = await loadFunctionCoverage(raw, bundle);
  const found = counts?.[source];
  expect(Object.values(found?.statementMap ?? {}).map(({ start }) => start.line)).toEqual([3, 3, 4]);
  expect(found).toMatchObject({ s: { 0: 1, 1: 0, 2: 1 }, f: { 0: 1 }, b: { 0: [0, 1] } });
});
