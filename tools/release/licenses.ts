import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../lib/paths.ts';

interface Lockfile {
  packages: Record<string, { version?: string; license?: string; dev?: boolean; link?: boolean }>;
}

export interface LicensedPackage {
  name: string;
  version: string;
  license: string;
  /** Whether only tools and tests use it, so that nothing of it reaches a visitor or a server. */
  isDev: boolean;
}

/** Licenses allowed in the product: none that would require us to publish our own source. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);
/** Also allowed in tools: weak copyleft, and data that requires attribution. */
const ALLOWED_IN_TOOLS = new Set(['CC-BY-4.0', 'MPL-2.0']);

/** Packages that were reviewed one by one, with the reason. */
const EXCEPTIONS: readonly [name: RegExp, license: string, reason: string][] = [
  [/^@img\/sharp-/, 'LGPL-3.0-or-later', 'libvips: a separate library that the server loads unchanged'],
  [/^url-template$/, 'BSD', 'its LICENSE file is the three-clause BSD license'],
  [/^deep-freeze$/, 'public domain', 'in the public domain, used by tools only'],
  [/^fuzzy$/, 'unknown', 'its LICENSE-MIT file, but no field in package.json'],
  [/^(xtend|limiter|valid-url)$/, 'unknown', 'the MIT license by its license file, named in an older form'],
];

/** Reads every package that a lockfile installs, except our own workspaces. */
export function readPackages(file = 'package-lock.json'): LicensedPackage[] {
  const { packages } = JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as Lockfile;
  return Object.entries(packages).flatMap(([path, { version = '', license, dev = false, link = false }]) => {
    const name = path.split('node_modules/').at(-1) ?? '';
    return path.includes('node_modules/') && !link
      ? [{ name, version, license: license ?? 'unknown', isDev: dev }]
      : [];
  });
}

/** Returns whether an SPDX expression permits an allowed license: all parts of AND, one part of OR. */
function isAllowed(expression: string, allowed: (license: string) => boolean): boolean {
  return expression
    .replace(/^\((.*)\)$/, '$1')
    .split(' AND ')
    .every((part) => part.split(' OR ').some(allowed));
}

/** Returns the packages whose license isn't allowed. */
export const findForbidden = (packages: readonly LicensedPackage[]): LicensedPackage[] =>
  packages.filter(({ name, license, isDev }) => {
    const isException = (one: string) =>
      EXCEPTIONS.some(([pattern, excepted]) => pattern.test(name) && excepted === one);
    return !isAllowed(
      license,
      (one) => ALLOWED.has(one) || (isDev && ALLOWED_IN_TOOLS.has(one)) || isException(one),
    );
  });

/** Returns how often each license occurs, most common first. */
export function countLicenses(packages: readonly LicensedPackage[]): [license: string, count: number][] {
  const groups = Map.groupBy(packages, ({ license }) => license);
  return [...groups]
    .map(([license, group]): [string, number] => [license, group.length])
    .sort((one, other) => other[1] - one[1]);
}
