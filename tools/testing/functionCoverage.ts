import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { convert } from 'ast-v8-to-istanbul';
import { parseAstAsync } from 'vitest/node';
import { UserError } from '../lib/UserError.ts';

/** The folder of the counts that coverageProvider.ts adds, one file per share. */
export const ADDED_COUNTS = 'ADDED_COUNTS';

interface Place {
  start: { line: number; column: number };
}

/** Istanbul's data of a file: positions and, under the same keys, how often they ran. */
export interface FileCounts {
  statementMap: Record<string, Place>;
  s: Record<string, number>;
  fnMap: Record<string, { loc: Place }>;
  f: Record<string, number>;
  branchMap: Record<string, { type: string; loc: Place }>;
  /** A count per branch. */
  b: Record<string, number[]>;
}

/** By the absolute path of the source. */
export type Counts = Record<string, FileCounts>;

type Conversion = Parameters<typeof convert>[0];

/**
 * Loads the coverage that Node wrote to a folder (NODE_V8_COVERAGE) for processes that ran a bundle, as counts of the bundle's sources.
 * Returns one entry per process.
 * @throws UserError when none of them has written anything
 */
export async function loadFunctionCoverage(folder: string, bundle: string): Promise<Counts[]> {
  const code = readFileSync(bundle, 'utf8');
  const sourceMap = JSON.parse(readFileSync(`${bundle}.map`, 'utf8')) as NonNullable<Conversion['sourceMap']>;
  const url = pathToFileURL(bundle).href;
  const counts: Counts[] = [];
  // Node creates the folder when the first process writes to it.
  const names = existsSync(folder) ? readdirSync(folder) : [];
  for (const name of names) {
    const { result } = JSON.parse(readFileSync(join(folder, name), 'utf8')) as {
      result: Conversion['coverage'][];
    };
    const coverage = result.find((script) => script.url === url);
    if (!coverage) continue;
    const ast = await parseAstAsync(code);
    counts.push((await convert({ code, sourceMap, coverage, ast })) as Counts);
  }
  if (counts.length === 0) throw new UserError(`No process that ran ${bundle} has written its coverage.`);
  return counts;
}

/**
 * Pairs the keys of two maps of one file. Vitest's and the bundle's positions differ by some columns, and an `if` can even appear to be on
 * the previous line; but both lists are in source order. If the bundle's list is shorter because it leaves out unused code, only entries
 * with the same position are paired.
 */
function pairKeys<T>(ours: Record<string, T>, theirs: Record<string, T>, placeOf: (entry: T) => string) {
  const keys = Object.keys(theirs);
  if (Object.keys(ours).length === keys.length)
    return Object.keys(ours).map((key, index) => [key, keys[index]] as const);
  const byPlace = new Map(keys.map((key) => [placeOf(theirs[key] as T), key]));
  return Object.entries(ours).map(([key, entry]) => [key, byPlace.get(placeOf(entry))] as const);
}

const toText = ({ start }: Place) => `${start.line}:${start.column}`;
const toFunctionText = ({ loc }: { loc: Place }) => toText(loc);
const toBranchText = ({ type, loc }: { type: string; loc: Place }) => `${type} ${toText(loc)}`;

/** Adds counts to Vitest's, in place. Code that Vitest doesn't know isn't added, so that nothing is listed twice, once as never run. */
export function addCounts(ours: Counts, theirs: Counts): void {
  for (const [path, file] of Object.entries(ours)) {
    const other = theirs[path];
    if (!other) continue;
    for (const [key, from] of pairKeys(file.statementMap, other.statementMap, toText))
      file.s[key] = (file.s[key] ?? 0) + (other.s[from ?? ''] ?? 0);
    for (const [key, from] of pairKeys(file.fnMap, other.fnMap, toFunctionText))
      file.f[key] = (file.f[key] ?? 0) + (other.f[from ?? ''] ?? 0);
    for (const [key, from] of pairKeys(file.branchMap, other.branchMap, toBranchText))
      file.b[key] = (file.b[key] ?? []).map((count, arm) => count + (other.b[from ?? '']?.[arm] ?? 0));
  }
}
