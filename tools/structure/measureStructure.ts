import { readFileSync } from 'node:fs';
import { basename, dirname, join, posix } from 'node:path';
import ts from 'typescript';
import { quantile } from '../lib/quantile.ts';

/** Files that run in the product, without tests and their helpers. */
const SOURCE = /^(domain|functions|web)\/src\/.*(?<!\.d)\.tsx?$/;
const OF_TESTS = /\.test\.tsx?$|\/testing\//;

/** Words that point at documents outside the repository. */
const OUTSIDE =
  /\bspec(ification)? (section|§)|\bissues? \d|\b(backlog|acceptance) item|\bshared\/(spec|design|reference)\//i;

interface SourceFile {
  path: string;
  lines: number;
  exports: number;
  /** Source files that import this one. */
  importers: Set<string>;
}

export interface Structure {
  files: number;
  lines: { median: number; p90: number; max: number };
  /** Files with exactly one export, which exactly one other file imports. */
  singleUseFiles: SourceFile[];
  over300: SourceFile[];
  /** Folders with more than 20 source files, largest first. */
  largeFolders: [folder: string, files: number][];
  /** Names that several files of one workspace share. */
  sharedNames: [name: string, paths: string[]][];
  spreadsOnOneLine: string[];
  outsideReferences: string[];
}

const isExported = (statement: ts.Statement) =>
  ts.canHaveModifiers(statement) &&
  ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true;

/** Returns how many names a module exports. */
function countExports(file: ts.SourceFile): number {
  const names = file.statements.flatMap((statement): unknown[] => {
    if (ts.isExportAssignment(statement)) return ['default'];
    if (ts.isExportDeclaration(statement)) {
      const { exportClause } = statement;
      return exportClause && ts.isNamedExports(exportClause) ? [...exportClause.elements] : ['*'];
    }
    if (!isExported(statement)) return [];
    return ts.isVariableStatement(statement) ? [...statement.declarationList.declarations] : [statement];
  });
  return names.length;
}

/** Returns the modules that a module imports or exports from, statically, dynamically or as a type. */
function importedNames(file: ts.SourceFile): string[] {
  return ts.preProcessFile(file.text, true, true).importedFiles.map(({ fileName }) => fileName);
}

/** Returns the path of a module in this repository, `undefined` for a package. */
function resolve(importer: string, name: string): string | undefined {
  if (name.startsWith('.')) return posix.join(posix.dirname(importer), name);
  if (name.startsWith('@brokerage/domain/')) return `${name.replace('@brokerage/domain', 'domain/src')}.ts`;
  return undefined;
}

function groupBy(paths: readonly string[], key: (path: string) => string): [string, string[]][] {
  return Object.entries(Object.groupBy(paths, key)).map(([name, group]) => [name, group ?? []]);
}

const toWorkspace = (path: string) => path.slice(0, path.indexOf('/'));
const toFileName = (path: string) => basename(path).replace(/\.tsx?$/, '');

function linesMatching(root: string, paths: readonly string[], pattern: RegExp): string[] {
  return paths.flatMap((path) =>
    readFileSync(join(root, path), 'utf8')
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1}`] : [])),
  );
}

/** Measures how the source files among `paths`, which are relative to `root`, are split and named. */
export function measureStructure(root: string, paths: readonly string[]): Structure {
  const files = new Map<string, SourceFile>();
  const imports = new Map<string, string[]>();
  for (const path of paths.filter((each) => SOURCE.test(each) && !OF_TESTS.test(each))) {
    const parsed = ts.createSourceFile(path, readFileSync(join(root, path), 'utf8'), ts.ScriptTarget.Latest);
    files.set(path, {
      path,
      lines: parsed.text.trimEnd().split('\n').length,
      exports: countExports(parsed),
      importers: new Set(),
    });
    imports.set(path, importedNames(parsed));
  }
  for (const [importer, names] of imports) {
    for (const name of names) files.get(resolve(importer, name) ?? '')?.importers.add(importer);
  }

  const all = [...files.values()];
  const sources = all.map(({ path }) => path);
  const lengths = all.map(({ lines }) => lines).sort((a, b) => a - b);
  const written = paths.filter((path) => /\.(tsx?|js|css|html|md|rules)$/.test(path));
  return {
    files: all.length,
    lines: { median: quantile(lengths, 0.5), p90: quantile(lengths, 0.9), max: lengths.at(-1) ?? 0 },
    singleUseFiles: all.filter((file) => file.exports === 1 && file.importers.size === 1),
    over300: all.filter(({ lines }) => lines > 300),
    largeFolders: groupBy(sources, dirname)
      .map(([folder, group]): [string, number] => [folder, group.length])
      .filter(([, count]) => count > 20)
      .sort(([, a], [, b]) => b - a),
    sharedNames: groupBy(sources, (path) => `${toWorkspace(path)}: ${toFileName(path)}`).filter(
      ([, group]) => group.length > 1,
    ),
    spreadsOnOneLine: linesMatching(
      root,
      paths.filter((path) => /^(domain|functions|web|tools|tests)\/.*\.tsx?$/.test(path)),
      /\.\.\.\{/,
    ),
    outsideReferences: linesMatching(root, written, OUTSIDE),
  };
}
