import { existsSync, globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import ts from 'typescript';

const SOURCES = [
  'domain/src/**/*.ts',
  'functions/src/**/*.ts',
  'web/{src,prerender}/**/*.{ts,tsx}',
  'tools/**/*.ts',
  'tests/**/*.ts',
];
const DOMAIN = '@brokerage/domain/';

/** The files that each file imports, by path from the root of the repository. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

/**
 * Reads which source files import which, type imports included: files that need each other's types can't be understood one by
 * one either.
 */
export function readImportGraph(root: string): ImportGraph {
  const files = globSync(SOURCES, { cwd: root }).map((file) => file.replaceAll('\\', '/'));
  return new Map(
    files.map((file) => {
      const { importedFiles } = ts.preProcessFile(readFileSync(posix.join(root, file), 'utf8'));
      const imported = importedFiles
        .map(({ fileName }) => toPath(file, fileName))
        .filter((path) => path !== undefined && existsSync(posix.join(root, path)));
      return [file, imported as string[]] as const;
    }),
  );
}

function toPath(file: string, specifier: string): string | undefined {
  if (specifier.startsWith(DOMAIN)) return `domain/src/${specifier.slice(DOMAIN.length)}.ts`;
  return specifier.startsWith('.') ? posix.join(posix.dirname(file), specifier) : undefined;
}

/** Returns the import cycles, each as its files in the order of the imports: `a -> b -> a`. One cycle for each file at most. */
export function findImportCycles(graph: ImportGraph): string[] {
  const cycles: string[] = [];
  const done = new Set<string>();
  const visit = (file: string, path: readonly string[]): void => {
    const begin = path.indexOf(file);
    if (begin >= 0) {
      cycles.push([...path.slice(begin), file].join(' -> '));
      return;
    }
    if (done.has(file)) return;
    for (const imported of graph.get(file) ?? []) visit(imported, [...path, file]);
    done.add(file);
  };
  for (const file of graph.keys()) visit(file, []);
  return cycles;
}
