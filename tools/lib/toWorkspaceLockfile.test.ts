import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from './paths.ts';
import { type Lockfile, toWorkspaceLockfile } from './toWorkspaceLockfile.ts';

const read = <T>(file: string) => JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as T;
const named = ({ packages }: Lockfile) =>
  Object.entries(packages)
    .filter(([path]) => path.includes('node_modules/'))
    .map(([path, { version }]) => `${path.replace(/^.*node_modules\//, '')}@${version}`);

it('includes what a workspace needs, nested as Node finds it, and nothing of other workspaces', () => {
  const packages: Lockfile['packages'] = {
    '': {},
    server: { dependencies: { a: '1', b: '1' } },
    web: { dependencies: { c: '1' } },
    'server/node_modules/a': { version: '1.0.0', dependencies: { c: '2' } },
    'node_modules/a': { version: '9.0.0' },
    'node_modules/b': {
      version: '1.1.0',
      dev: true,
      optionalDependencies: { d: '1', gone: '1' },
      peerDependencies: { a: '*', e: '*' },
      peerDependenciesMeta: { e: { optional: true } },
    },
    'node_modules/c': { version: '1.0.0' },
    'server/node_modules/a/node_modules/c': { version: '2.0.0' },
    'node_modules/d': { version: '1.0.0', devOptional: true },
    'node_modules/e': { version: '1.0.0' },
  };
  expect(toWorkspaceLockfile({ lockfileVersion: 3, packages }, 'server').packages).toEqual({
    '': packages.server,
    'node_modules/a': { version: '1.0.0', dependencies: { c: '2' } },
    'node_modules/a/node_modules/c': { version: '2.0.0' },
    'node_modules/b': expect.objectContaining({ version: '1.1.0' }),
    'node_modules/d': { version: '1.0.0' },
  });
});

it('the deployed functions install the versions that the tests use', () => {
  const manifest = read<{ dependencies: object }>('functions/package.json');
  const deployed = read<Lockfile>('functions/package-lock.json');
  // If this fails after a change of dependencies: node tools/lockFunctions.ts
  expect(deployed.packages['']?.dependencies).toEqual(manifest.dependencies);
  const tested = new Set(named(read<Lockfile>('package-lock.json')));
  expect(named(deployed).filter((locked) => !tested.has(locked))).toEqual([]);
  expect(named(deployed).length).toBeGreaterThan(50);
});
