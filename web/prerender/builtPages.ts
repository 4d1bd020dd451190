import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A public page as it was built: its route, the module that shows it, its frame, and the addresses that it was prerendered for. */
export interface BuiltPage {
  route: string;
  module: string;
  /** Whether it has the layout without menus. */
  isFocused: boolean;
  addresses: string[];
}

// Next to the manifests, which Hosting leaves out.
const fileIn = (outDir: string) => join(outDir, '.vite/pages.json');

/** Writes the list of public pages into the build, for the tools that measure them. */
export function writeBuiltPages(outDir: string, pages: readonly BuiltPage[]): void {
  writeFileSync(fileIn(outDir), `${JSON.stringify(pages, null, 2)}\n`);
}

/** Every public page of a build; the page of unknown addresses has the route `*`. */
export const builtPages = (outDir: string): BuiltPage[] =>
  JSON.parse(readFileSync(fileIn(outDir), 'utf8')) as BuiltPage[];
