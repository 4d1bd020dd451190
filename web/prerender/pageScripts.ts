import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Chunk {
  file: string;
  imports?: string[];
}

/** The scripts of a page beside those of the entry: its own chunk and all that it imports statically. */
export function pageScripts(outDir: string, module: string): string[] {
  const manifest = JSON.parse(readFileSync(join(outDir, '.vite/site.json'), 'utf8')) as Record<string, Chunk>;
  const closure = (name: string, found = new Set<string>()): Set<string> => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The build has no chunk of ${name}`);
    if (found.has(chunk.file)) return found;
    found.add(chunk.file);
    for (const needed of chunk.imports ?? []) closure(needed, found);
    return found;
  };
  const entry = closure('index.html');
  return [...closure(`src/features/${module}.tsx`)].filter((file) => !entry.has(file));
}
