import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ROOT } from '../lib/paths.ts';
import { measureStructure } from './measureStructure.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'structure-test-'));
});
afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

function measure(files: Record<string, string>) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return measureStructure(root, Object.keys(files));
}

describe('the structure of the source', () => {
  it('counts a file with one export that one other file imports, in any way', () => {
    const { singleUseFiles } = measure({
      'domain/src/phone/phone.ts': 'export const isPhone = true;\n',
      'domain/src/money.ts': 'export const a = 1, b = 2;\n',
      'web/src/Page.tsx':
        "import { isPhone } from '@brokerage/domain/phone/phone';\nimport { a } from '@brokerage/domain/money';\n" +
        "import type { Row } from './row.ts';\nexport const load = () => import('./Table.tsx');\n",
      'web/src/row.ts': 'export interface Row {}\n',
      'web/src/Table.tsx': 'function Table() {}\nexport { Table };\n',
      'web/src/Other.tsx': "export { a } from '@brokerage/domain/money';\n",
    });
    expect(singleUseFiles.map(({ path }) => path)).toEqual([
      'domain/src/phone/phone.ts',
      'web/src/row.ts',
      'web/src/Table.tsx',
    ]);
  });

  it('ignores tests and their helpers', () => {
    const { files, singleUseFiles } = measure({
      'web/src/row.ts': 'export const row = 1;\n',
      'web/src/row.test.ts': "import { row } from './row.ts';\n",
      'web/src/testing/sample.ts': "import { row } from '../row.ts';\nexport const sample = row;\n",
    });
    expect(files).toBe(1);
    expect(singleUseFiles).toEqual([]);
  });

  it('finds long files, full folders and duplicate names in one workspace', () => {
    const full = Array.from({ length: 21 }, (_, index) => [`functions/src/a/f${index}.ts`, 'export {};\n']);
    const { over300, largeFolders, sharedNames, lines } = measure({
      ...Object.fromEntries(full),
      'web/src/a/csv.ts': 'export {};\n'.repeat(301),
      'web/src/b/csv.ts': 'export {};\n',
      'domain/src/csv.ts': 'export {};\n',
    });
    expect(over300.map(({ path }) => path)).toEqual(['web/src/a/csv.ts']);
    expect(largeFolders).toEqual([['functions/src/a', 21]]);
    expect(sharedNames).toEqual([['web: csv', ['web/src/a/csv.ts', 'web/src/b/csv.ts']]]);
    expect(lines).toEqual({ median: 1, p90: 1, max: 301 });
  });

  it('finds literal spreads and references to documents outside the repository', () => {
    const { spreadsOnOneLine, outsideReferences } = measure({
      'web/src/a.ts': `const a = {\n  ...${'{'} b, c },\n};\n`,
      'docs/b.md': `See ${'spec'} section 4.\nIt is issued 7 days later.\n`,
    });
    expect(spreadsOnOneLine).toEqual(['web/src/a.ts:2']);
    expect(outsideReferences).toEqual(['docs/b.md:1']);
  });
});

it('finds no long file, literal spread or outside reference in this repository', () => {
  const paths = execFileSync('git', ['-C', ROOT, 'ls-files'], { encoding: 'utf8' }).trim().split('\n');
  const here = measureStructure(
    ROOT,
    paths.filter((path) => existsSync(join(ROOT, path))),
  );
  expect(here.files).toBeGreaterThan(1000);
  expect(here.over300.map(({ path }) => path)).toEqual([]);
  expect(here.spreadsOnOneLine).toEqual([]);
  expect(here.outsideReferences).toEqual([]);
});
