import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Chunk {
  file: string;
  imports?: string[];
}

/** The module whose file is React's: a page runs it after its frame (`site.ts`). */
export const REACT_MODULE = 'src/hydration/mount.tsx';

/** What every public page loads: the entry, and what it imports when the page is drawn. */
const SITE_MODULES = ['index.html', REACT_MODULE, 'src/app/SiteApp.tsx'] as const;

const featureModule = (name: string) => `src/features/${name}.tsx`;

/** Returns the modules that a public page loads: of the site, of the frame around the page, and its own. */
export const pageModules = ({ module, isFocused }: { module: string; isFocused?: boolean }): string[] => [
  ...SITE_MODULES,
  isFocused ? 'src/ui/layout/site/FocusLayout.tsx' : featureModule('site/SiteLayout'),
  featureModule(module),
];

/**
 * Returns the script files of a build's modules: their own chunks and everything that these import statically.
 * @param app whose manifest lists the modules, by their paths from the web workspace.
 * @throws Error when the build has no chunk of a module.
 */
export function staticScripts(outDir: string, app: 'site' | 'portal', modules: readonly string[]): string[] {
  const text = readFileSync(join(outDir, `.vite/${app}.json`), 'utf8');
  const manifest = JSON.parse(text) as Record<string, Chunk>;
  const found = new Set<string>();
  const collect = (name: string) => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The build has no chunk of ${name}`);
    if (found.has(chunk.file)) return;
    found.add(chunk.file);
    chunk.imports?.forEach(collect);
  };
  modules.forEach(collect);
  return [...found];
}
