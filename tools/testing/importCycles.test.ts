import { expect, test } from 'vitest';
import { findImportCycles, readImportGraph } from './importCycles.ts';

test('finds cycles of any length, and none where two ways lead to one file', () => {
  const graph = new Map([
    ['a', ['b', 'd']],
    ['b', ['c']],
    ['c', ['a', 'd']],
    ['d', []],
    ['e', ['e']],
  ]);
  expect(findImportCycles(graph)).toEqual(['a -> b -> c -> a', 'e -> e']);
});

test('reads value, type and dynamic imports, across workspaces', () => {
  const graph = readImportGraph('.');
  const imports = graph.get('web/src/lib/firebase/callFunction.ts');
  expect(imports).toContain('domain/src/callables.ts');
  expect(imports).toContain('domain/src/publicCallables.ts');
  expect(imports).toContain('web/src/lib/firebase/stepUp.ts');
  expect(imports).toContain('web/src/lib/firebase/callHttps.ts');
});

test('no files of the product import each other in a circle, not even for types', () => {
  expect(findImportCycles(readImportGraph('.'))).toEqual([]);
});
