import { staticScripts } from './staticScripts.ts';

const ENTRY = 'index.html';

/** What a page runs before it answers to anything: the scripts of the entry, and beside them those of the page. */
export function pageScripts(outDir: string, module: string): { entry: string[]; own: string[] } {
  const entry = staticScripts(outDir, 'site', [ENTRY]);
  const all = staticScripts(outDir, 'site', [ENTRY, `src/features/${module}.tsx`]);
  return { entry, own: all.filter((file) => !entry.includes(file)) };
}
