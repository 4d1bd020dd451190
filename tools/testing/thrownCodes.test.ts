import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { errorCatalog } from '@brokerage/domain/errors/errorCatalog';
import { ERROR_STATUSES } from '@brokerage/domain/errors/errorEntry';
import { expect, test } from 'vitest';

const SOURCES = execFileSync('git', ['ls-files', 'domain/src/*.ts', 'functions/src/*.ts'], {
  encoding: 'utf8',
})
  .trim()
  .split('\n');

/** The text after `@throws DomainError`, up to the next tag or the comment's end. */
const THROWS = /@throws DomainError\b(.*?)(?=\*\/|\n\s*\* @)/gs;
/** Words with a hyphen, such as `flyer-not-found`, and words in backticks that aren't names of functions. */
const CODE = /(?<![\w-])[a-z]+(?:-[a-z]+)+(?![\w-])|(?<=`)[a-z]+(?=`)/g;
const STATUSES = new RegExp(`(?<![\\w-])(?:${ERROR_STATUSES.join('|')})(?![\\w-])`, 'g');

/** Error codes in a source's comments, and statuses, which are easily mistaken for them. */
const namedCodes = (source: string): string[] =>
  [...source.matchAll(THROWS)].flatMap(([, text = '']) => [
    ...new Set([...(text.match(CODE) ?? []), ...(text.match(STATUSES) ?? [])]),
  ]);

const unknownCodes = (source: string) =>
  namedCodes(source).filter((code) => !Object.hasOwn(errorCatalog, code));

test('comments name error codes of the catalog', () => {
  const named = SOURCES.flatMap((file) => namedCodes(readFileSync(file, 'utf8')));
  expect(named.length).toBeGreaterThan(80);
  const unknown = SOURCES.flatMap((file) =>
    unknownCodes(readFileSync(file, 'utf8')).map((code) => `${file}: ${code}`),
  );
  expect(unknown).toEqual([]);
});

test.each([
  ['/** @throws DomainError not-found */', ['not-found']],
  ['/** @throws DomainError aborted where somebody else has saved since */', ['aborted']],
  [
    '/**\n * @throws DomainError flyer-expired; `no-such-code`,\n *   or gone-too */',
    ['no-such-code', 'gone-too'],
  ],
  ['/**\n * @throws DomainError flyer-expired\n * @returns a well-known thing\n */', []],
  ['/** @throws DomainError as the workflow or `loadEdition` says; invalid-argument at the field */', []],
  ['/** @throws Error that is not a not-found */', []],
])('in %j, %j are not codes', (source, unknown) => {
  expect(unknownCodes(source)).toEqual(unknown);
});
