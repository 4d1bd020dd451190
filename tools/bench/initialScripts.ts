import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { webBuildFolder } from '../emulators/emulatorConfig.ts';
import { ROOT } from '../lib/paths.ts';

interface Chunk {
  file: string;
  imports?: string[];
  isEntry?: boolean;
}

/** Budget of a public page's initial JavaScript: 130 kB gzip. */
const BUDGET = 130_000;

/** Bytes that a page downloads before it can answer: the entry, the page's chunk and all they import statically. */
export function initialScripts(offset: number): Record<string, { gzip: number; 'of budget': string }> {
  const dist = join(ROOT, webBuildFolder(offset));
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    Chunk
  >;
  const entry = Object.keys(manifest).filter((name) => manifest[name]?.isEntry);
  const pages = {
    home: ['features/site/SiteLayout', 'features/site/HomePage'],
    questionnaire: ['features/site/SiteLayout', 'features/preapproval/PreApprovalPage'],
    login: ['app/StaffArea', 'features/session/LoginPage'],
    desk: ['app/StaffArea', 'features/session/ProtectedRoute', 'features/desk/DashboardPage'],
  };
  const sizes = Object.entries(pages).map(([page, parts]) => {
    const found = new Set<string>();
    const collect = (name: string) => {
      const chunk = manifest[name];
      if (!chunk || found.has(chunk.file)) return;
      found.add(chunk.file);
      chunk.imports?.forEach(collect);
    };
    [...entry, ...parts.map((part) => `src/${part}.tsx`)].forEach(collect);
    const scripts = [...found].filter((file) => file.endsWith('.js'));
    const gzip = scripts.reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, file))).length, 0);
    return [page, { gzip, 'of budget': `${Math.round((gzip / BUDGET) * 100)} %` }] as const;
  });
  return Object.fromEntries(sizes);
}
