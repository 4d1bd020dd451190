import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { company } from '@brokerage/domain/company';
import type { Directory } from '@brokerage/domain/publicCallables';
import { jsonInHtml } from '../src/lib/jsonInHtml.ts';
import { type BuiltPage, writeBuiltPages } from './builtPages.ts';
import { SITE_FRAME, staticScripts } from './staticScripts.ts';

type Renderer = typeof import('../src/app/renderPage.tsx');

interface PrerenderOptions {
  /** Where the browser's build is; the pages are written there. */
  outDir: string;
  /** Where the build of src/app/renderPage.tsx is; removed afterwards. */
  rendererDir: string;
  directory: Directory;
}

const HEAD = /<!--head-->[\s\S]*?<!--\/head-->/;
const ROOT = '<div id="root"></div>';
/** In the shell and the portal's page, which are empty until their scripts have run. */
const WITHOUT_SCRIPTS = `<noscript><div style="max-width: 40em; margin: 3em auto; padding: 0 1em; font: 18px/1.6 sans-serif"><h1>${company.name}</h1><p>This page needs JavaScript. Please turn it on and load the page again, or call us at <a href="tel:${company.phone}">${company.phoneDisplay}</a>, ${company.hours.text}.</p><p><a href="/">Return to Home</a></p></div></noscript>`;
/** A path that no page has: what is rendered for it becomes 404.html. */
const NOWHERE = '/404';

/** The addresses of a page that are known at the build: its route, or one for each branch or officer. */
function addressesOf(route: string, { branches, officers }: Directory): string[] {
  if (route === '*') return [NOWHERE];
  if (route.includes(':branchId')) return branches.map(({ id }) => route.replace(':branchId', id));
  if (route.includes(':officerId')) return officers.map(({ id }) => route.replace(':officerId', id));
  return route.includes(':') ? [] : [route];
}

/** The one stylesheet is a few font rules: in the page they cost no request that the first paint has to wait for. */
const withStylesInside = (outDir: string, html: string) =>
  html.replace(/<link rel="stylesheet"[^>]* href="\/([^"]+)">/g, (_, file: string) => {
    return `<style>${readFileSync(join(outDir, file), 'utf8').trim()}</style>`;
  });

const fileOf = (address: string) => (address === '/' ? 'index.html' : `${address.slice(1)}.html`);

const featureModule = (name: string) => `src/features/${name}.tsx`;

/**
 * Links that fetch all scripts of a page at once. Most pages do without: there, text and fonts come first, and scripts as they
 * are found. Where a form waits for them, each round trip counts.
 */
function preloadLinks(outDir: string, module: string, preload: string | undefined): string {
  if (!preload) return '';
  const files = staticScripts(outDir, 'site', [...SITE_FRAME, featureModule(module), featureModule(preload)]);
  return files.map((file) => `<link rel="modulepreload" href="/${file}">`).join('');
}

/** Data for the browser in a page, which nothing runs. An escaped "<" can't end the element. */
const dataBlock = (id: string, data: unknown) =>
  `<script type="application/json" id="${id}">${jsonInHtml(data)}</script>`;

/**
 * Writes every public page as static HTML, the shell for addresses that come later (shell.html), sitemap.xml and
 * robots.txt.
 */
export async function prerenderSite({ outDir, rendererDir, directory }: PrerenderOptions): Promise<void> {
  const template = withStylesInside(outDir, readFileSync(join(outDir, 'index.html'), 'utf8'));
  const { renderPage, sitePages } = (await import(
    pathToFileURL(join(rendererDir, 'renderPage.js')).href
  )) as Renderer;
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(outDir, file)), { recursive: true });
    writeFileSync(join(outDir, file), text);
  };

  write(
    'shell.html',
    template.replace(ROOT, () => ROOT + WITHOUT_SCRIPTS),
  );
  const portal = readFileSync(join(outDir, 'portal.html'), 'utf8');
  write(
    'portal.html',
    portal.replace(ROOT, () => ROOT + WITHOUT_SCRIPTS),
  );
  const pages: BuiltPage[] = [];
  for (const { path: route, module, preload } of sitePages) {
    const preloads = preloadLinks(outDir, module, preload);
    const addresses = addressesOf(route, directory);
    pages.push({ route, module, addresses });
    for (const address of addresses) {
      const { head, body, usesDirectory } = await renderPage(address, directory);
      const data = usesDirectory ? dataBlock('directory', directory) : '';
      const page = template
        .replace(HEAD, () => head + preloads)
        .replace(ROOT, () => `<div id="root">${body}</div>${data}`);
      write(fileOf(address), page);
    }
  }
  writeBuiltPages(outDir, pages);
  write(
    'sitemap.xml',
    sitemap(pages.flatMap(({ addresses }) => addresses).filter((each) => each !== NOWHERE)),
  );
  write('robots.txt', robots());
  rmSync(rendererDir, { recursive: true });
}

function sitemap(addresses: readonly string[]): string {
  const entries = addresses.map(
    (address) => `  <url><loc>${new URL(address, company.website).href}</loc></url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`;
}

const robots = () => `User-agent: *
Disallow: /officer-login
Disallow: /officer-portal

Sitemap: ${company.website}/sitemap.xml
`;
