import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const DOCS = execFileSync('git', ['ls-files', '*.md'], { encoding: 'utf8' }).trim().split('\n');

/** Files and folders of the repository in backticks, and linked files. What a build or a person makes is not there. */
const PATH = /`((?:web|functions|domain|tools|tests|docs)\/[\w./-]+)`|\]\(([\w./-]+\.\w+)(?:#[\w-]+)?\)/g;
const IS_MADE = /^(web|functions)\/(dist|\.env)/;

test.each(DOCS)('%s names files that exist', (doc) => {
  const missing = [...readFileSync(doc, 'utf8').matchAll(PATH)]
    .map(([, path = '', link]) => (link === undefined ? path : join(dirname(doc), link)))
    .filter((path) => !IS_MADE.test(path) && !existsSync(path));
  expect(missing).toEqual([]);
});

/** A name and the file that has it, such as `Tenant`, `domain/src/company/tenant.ts`. */
const SYMBOL = /`(\w+)`, `([\w/.-]+\.tsx?)`/g;

test('the glossary names types that are in their files', () => {
  const symbols = [...readFileSync('docs/glossary.md', 'utf8').matchAll(SYMBOL)];
  expect(symbols.length).toBeGreaterThan(40);
  const missing = symbols
    .filter(([, symbol = '', path = '']) => !new RegExp(`\\b${symbol}\\b`).test(readFileSync(path, 'utf8')))
    .map(([found]) => found);
  expect(missing).toEqual([]);
});
