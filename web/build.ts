/**
 * `node build.ts --outDir <folder> --sites <file>`: builds site and portal with Vite and prerenders every public page of each company.
 * The first company's pages go into the folder, the others' into copies of it next to it, named `<folder>-<tenant>`. The file is a JSON
 * array of `{ tenantId, company, directory }`: the public data of each company, its branches and officers.
 */
import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { PublicCompany } from '@brokerage/domain/company/publicCompany';
import type { Directory } from '@brokerage/domain/publicCallables';
import { build } from 'vite';
import { portalChunkGroups } from './portalChunks.ts';
import { prerenderSite } from './prerender/prerenderSite.ts';
import { CHUNK_GROUPS, FRAME_SHARE_COUNT, NOT_IN_FRAME } from './src/hydration/chunks.ts';

const { values } = parseArgs({
  options: { outDir: { type: 'string', default: 'dist' }, sites: { type: 'string' } },
});
if (!values.sites) throw new Error('--sites is missing: the file with the companies');

const root = import.meta.dirname;
const outDir = resolve(root, values.outDir);
const rendererDir = `${outDir}-renderer`;
const sites = JSON.parse(readFileSync(values.sites, 'utf8')) as {
  tenantId: string;
  company: PublicCompany;
  directory: Directory;
}[];

const preloaded = new RegExp(
  `/(frame|${CHUNK_GROUPS.flatMap(({ name, isLarge }) => (isLarge ? name : [])).join('|')})-`,
);

/** Returns the check whether a module, by its id in the bundler, belongs to a group. */
function memberOf({ modules = [], packages = [] }: (typeof CHUNK_GROUPS)[number]) {
  const paths = modules.map((module) => resolve(root, '..', module));
  for (const path of paths) {
    if (!existsSync(path)) throw new Error(`src/hydration/chunks.ts names ${path}, which is not there`);
  }
  return (id: string) => paths.includes(id) || packages.some((part) => id.includes(part));
}

// Site and portal are built separately: with shared chunks, public pages would load code that only the portal needs.
await build({
  root,
  logLevel: 'warn',
  build: {
    outDir,
    emptyOutDir: true,
    manifest: '.vite/site.json',
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, files) => files.filter((file) => preloaded.test(file)),
    },
    rolldownOptions: {
      input: resolve(root, 'index.html'),
      output: {
        // Each release replaces its scripts. The one that reports failed loads keeps its name, because open pages still request it there.
        chunkFileNames: ({ name }) =>
          name === 'reportClientError' ? '[name].js' : 'assets/[name]-[hash].js',
        codeSplitting: {
          groups: [
            {
              name: 'frame',
              minShareCount: FRAME_SHARE_COUNT,
              test: (id) => !NOT_IN_FRAME.some((part) => id.includes(part)),
            },
            ...CHUNK_GROUPS.map((group) => ({
              name: group.name,
              test: memberOf(group),
              ...(group.priority !== undefined && { priority: group.priority }),
            })),
          ],
        },
      },
    },
  },
});
await build({
  root,
  logLevel: 'warn',
  build: {
    outDir,
    emptyOutDir: false,
    copyPublicDir: false,
    manifest: '.vite/portal.json',
    // Loaded on demand behind the sign-in; Firestore alone is larger than Vite's limit.
    chunkSizeWarningLimit: 800,
    rolldownOptions: {
      input: resolve(root, 'portal.html'),
      output: {
        codeSplitting: {
          groups: portalChunkGroups(root),
        },
      },
    },
  },
});
await build({
  root,
  logLevel: 'warn',
  build: {
    outDir: rendererDir,
    emptyOutDir: true,
    copyPublicDir: false,
    sourcemap: false,
    ssr: 'src/app/renderPage.tsx',
  },
  // Node would load MUI as CommonJS in one place and as a module in another.
  ssr: { noExternal: true },
});
const folders = sites.map(({ tenantId }, index) => (index === 0 ? outDir : `${outDir}-${tenantId}`));
for (const folder of folders.slice(1)) {
  rmSync(folder, { recursive: true, force: true });
  cpSync(outDir, folder, { recursive: true });
}
for (const [index, { company, directory }] of sites.entries()) {
  await prerenderSite({ outDir: folders[index] ?? outDir, rendererDir, company, directory });
}
rmSync(rendererDir, { recursive: true });
