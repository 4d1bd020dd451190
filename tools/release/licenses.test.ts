import { expect, it } from 'vitest';
import { findForbidden, readPackages } from './licenses.ts';

it.each(['package-lock.json', 'functions/package-lock.json'])(
  '%s installs only packages with an allowed license',
  (file) => {
    const packages = readPackages(file);
    expect(packages.length).toBeGreaterThan(100);
    expect(findForbidden(packages)).toEqual([]);
  },
);

it.each([
  ['GPL-3.0', false, true],
  ['AGPL-3.0-only', true, true],
  ['unknown', false, true],
  ['MPL-2.0', false, true],
  ['MPL-2.0', true, false],
  ['(MIT OR GPL-3.0)', false, false],
  ['MIT AND GPL-3.0', false, true],
  ['LGPL-3.0-or-later', false, true],
])('%s, as a development dependency: %s, is forbidden: %s', (license, isDev, isForbidden) => {
  const some = { name: 'some-package', version: '1.0.0', license, isDev };
  expect(findForbidden([some]).length === 1).toBe(isForbidden);
});
