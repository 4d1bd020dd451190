import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const DOCS = execFileSync('git', ['ls-files', '*.md'], { encoding: 'utf8' }).trim().split('\n');

/** Files and folders of the repository in backticks, and linked files, except those that a build or a person creates. */
const PATH = /`((?:web|functions|domain|tools|tests|docs)\/[\w./-]+)`|\]\(([\w./-]+\.\w+)(?:#[\w-]+)?\)/g;
const IS_MADE = /^(web|functions)\/(dist|\.env)/;

test.each(DOCS)('%s names existing files', (doc) => {
  const missing = [...readFileSync(doc, 'utf8').matchAll(PATH)]
    .map(([, path = '', link]) => (link === undefined ? path : join(dirname(doc), link)))
    .filter((path) => !IS_MADE.test(path) && !existsSync(path));
  expect(missing).toEqual([]);
});

test.each(['domain/src', 'functions/src', 'web/src', 'web/src/features'])(
  'the architecture describes each folder of %s',
  (parent) => {
    const architecture = readFileSync('docs/architecture.md', 'utf8');
    const folders = readdirSync(parent, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    const missing = folders.filter(({ name }) => !architecture.includes(`${name}/`)).map(({ name }) => name);
    expect(missing).toEqual([]);
  },
);

/** A name and its file, such as `Tenant`, `domain/src/company/tenant.ts`. */
const SYMBOL = /`(\w+)`, `([\w/.-]+\.tsx?)`/g;

const isExported = (symbol: string, source: string) =>
  new RegExp(`^export .*\\b${symbol}\\b`, 'm').test(source);

test('the glossary names types that their files export', () => {
  const symbols = [...readFileSync('docs/glossary.md', 'utf8').matchAll(SYMBOL)];
  expect(symbols.length).toBeGreaterThan(40);
  const missing = symbols
    .filter(([, symbol = '', path = '']) => !isExported(symbol, readFileSync(path, 'utf8')))
    .map(([found]) => found);
  expect(missing).toEqual([]);
});
