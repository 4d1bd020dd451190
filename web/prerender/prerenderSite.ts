import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PublicCompany } from '@brokerage/domain/company/publicCompany';
import type { Directory } from '@brokerage/domain/publicCallables';
import { escapeHtml } from '@brokerage/domain/text/escapeHtml';
import { DASHBOARD_MODULES, READING_MODULES, SIGN_IN_MODULES } from '../portalChunks.ts';
import { NEXT_SCRIPT_REL } from '../src/hydration/nextScripts.ts';
import { COMPANY_ELEMENT, DIRECTORY_ELEMENT, pageDataElement } from '../src/hydration/pageData.ts';
import { sitePaths } from '../src/lib/routes/sitePaths.ts';
import { applyCompanyColorsToText } from './applyCompanyColorsToText.ts';
import { applyCompanyFonts, headingFontLink, withWaitingFonts } from './applyCompanyFonts.ts';
import { type BuiltPage, writeBuiltPages } from './builtPages.ts';
import { findSiteModule } from './siteModules.ts';
import { pageModules, REACT_MODULE, staticScripts } from './staticScripts.ts';
import { withoutScripts } from './withoutScripts.ts';

type Renderer = typeof import('../src/app/renderPage.tsx');
type SitePage = Renderer['sitePages'][number] & { module: string };

interface PrerenderOptions {
  /** Where the browser's build is; the pages are written there. */
  outDir: string;
  /** Where the build of src/app/renderPage.tsx is. */
  rendererDir: string;
  /** Whose website it is. */
  company: PublicCompany;
  directory: Directory;
}

const HEAD = /<!--head-->[\s\S]*?<!--\/head-->/;
const ROOT = '<div id="root"></div>';
const FONT_LINK = /<link rel="preload"([^>]* as="font"[^>]*>)/g;
/** What the head of a page says that search engines should leave out. */
const NOINDEX = /<meta name="robots" content="noindex"/;
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

const FAVICON = 'favicon.svg';

const fileOf = (address: string) => (address === '/' ? 'index.html' : `${address.slice(1)}.html`);

/** The one page whose visitors wait for a form: what makes its first step answer, and the modules of the form that come lazily. */
const QUESTIONNAIRE = {
  path: sitePaths.preApproval,
  early: 'src/features/preapproval/staticFirstStep.ts',
  form: ['src/features/preapproval/PreApprovalApp.tsx', 'src/ui/forms/fields/PhoneField.tsx'],
};

/** The page whose text comes from a function: until its scripts have come it says nothing of the call. */
const CALL = { path: sitePaths.call, opened: 'src/features/preapproval/call/CallLoader.tsx' };

/**
 * Returns links for the scripts of a page that it doesn't import at first: React's file, fetched when the page is drawn
 * (`fetchNextScripts`), and for the page of a call all others with it. The questionnaire has links to all, too: the ones that make
 * its static form answer are fetched at once. Elsewhere nobody waits: text and fonts come first, and scripts as they are found.
 */
function scriptLinks(outDir: string, page: SitePage): { early: string; later: string } {
  const scriptsOf = (modules: readonly string[]) => staticScripts(outDir, 'site', modules);
  if (page.path === CALL.path) {
    const [entry] = scriptsOf(['index.html']);
    const waited = scriptsOf([...pageModules(page), CALL.opened]).filter((file) => file !== entry);
    return { early: '', later: waited.map(nextScriptLink).join('') };
  }
  if (page.path !== QUESTIONNAIRE.path) return { early: '', later: reactLink(outDir) };
  const first = scriptsOf(['index.html', QUESTIONNAIRE.early]);
  const all = scriptsOf([...pageModules(page), ...QUESTIONNAIRE.form]);
  return {
    early: first.map((file) => preloadLink(file, 'high')).join(''),
    later: all
      .filter((file) => !first.includes(file))
      .map(nextScriptLink)
      .join(''),
  };
}

const reactLink = (outDir: string) =>
  staticScripts(outDir, 'site', [REACT_MODULE]).slice(0, 1).map(nextScriptLink).join('');

const preloadLink = (file: string, priority: 'high' | 'low') =>
  `<link rel="modulepreload" href="/${file}" fetchpriority="${priority}">`;

const nextScriptLink = (file: string) => `<link rel="${NEXT_SCRIPT_REL}" href="/${file}">`;

/** Whom the portal asks first: who is signed in, whether their token is fresh, and for their role record. */
const FIREBASE_HOSTS = ['identitytoolkit', 'securetoken', 'firestore'];

/** Returns the links that open connections to Firebase while scripts come; none to the emulators, which are near. */
export const connectionLinks = (emulatorOffset = ''): string[] =>
  emulatorOffset === ''
    ? FIREBASE_HOSTS.map(
        (host) => `<link rel="preconnect" href="https://${host}.googleapis.com" crossorigin>`,
      )
    : [];

/** Where the templates name the company and the build. */
const COMPANY_NAME = '{{company}}';
const BUILD = '{{build}}';

const ICON = /<link rel="icon"[^>]*>/;

const withIcon = (html: string, mark: string) =>
  mark === '' ? html : html.replace(ICON, () => `<link rel="icon" href="${escapeHtml(mark)}">`);

/** Reads a template of the build, in the company's colors and fonts and with its name and mark in their places. */
function readTemplate(outDir: string, file: string, { name, colors, headings, mark }: PublicCompany): string {
  const html = applyCompanyFonts(
    withStylesInside(outDir, readFileSync(join(outDir, file), 'utf8')),
    headings,
  );
  const named = html.replaceAll(COMPANY_NAME, () => escapeHtml(name));
  // In the pages and not in the scripts: a script that hasn't changed keeps its name, and browsers keep it.
  const built = named.replace(BUILD, () => escapeHtml(process.env.BUILD_ID ?? 'unbuilt'));
  return withIcon(applyCompanyColorsToText(built, colors), mark);
}

/** Writes the page of the portal and its sign-in page: their style inside, their first scripts fetched at once. */
function writePortal(outDir: string, company: PublicCompany): void {
  const template = readTemplate(outDir, 'portal.html', company);
  const scriptsOf = (modules: readonly string[]) =>
    staticScripts(outDir, 'portal', ['portal.html', ...modules]).filter((file) => !template.includes(file));
  const withLinks = (html: string, links: readonly string[]) =>
    html
      .replace('</head>', () => `${links.join('')}</head>`)
      .replace(
        '<!--without-scripts-->',
        () => pageDataElement(COMPANY_ELEMENT, company) + withoutScripts(company),
      );
  const preload = (files: readonly string[]) => files.map((file) => preloadLink(file, 'low'));
  const connecting = scriptsOf(READING_MODULES);
  // The dashboard's other scripts follow later (app/deferredAssets.ts). Loading them all at once would delay the first ones and block Auth's
  // requests.
  const next = scriptsOf(DASHBOARD_MODULES).filter((file) => !connecting.includes(file));
  writeFileSync(
    join(outDir, 'portal.html'),
    withLinks(withWaitingFonts(template), [
      ...connectionLinks(process.env.VITE_EMULATOR_PORT_OFFSET),
      ...preload(connecting),
      ...next.map(nextScriptLink),
    ]),
  );
  writeFileSync(join(outDir, 'officer-login.html'), withLinks(template, preload(scriptsOf(SIGN_IN_MODULES))));
}

/** Paints the drawings' doors, awnings and signs in the company's colors. */
function recolorDrawings(outDir: string, { colors }: PublicCompany): void {
  const folder = join(outDir, 'assets');
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.svg'))) {
    const file = join(folder, name);
    writeFileSync(file, applyCompanyColorsToText(readFileSync(file, 'utf8'), colors));
  }
}

/** Adds the link to the headings' font after the link to the text font. */
const withHeadingFont = (head: string, link: string) =>
  head.replace(new RegExp(FONT_LINK.source), (textFont) => textFont + link);

/** The fallback fonts have the same measures: where somebody waits for scripts, the web fonts can come after them. */
function withFontsLast(head: string, preloads: string): string {
  const fonts: string[] = [];
  const others = head.replace(FONT_LINK, (_, rest: string) => {
    fonts.push(`<link rel="preload" fetchpriority="low"${rest}`);
    return '';
  });
  return others + preloads + fonts.join('');
}

/**
 * Writes every public page as static HTML, the shell for addresses that come later (shell.html), sitemap.xml and
 * robots.txt.
 */
export async function prerenderSite({
  outDir,
  rendererDir,
  company,
  directory,
}: PrerenderOptions): Promise<void> {
  const template = readTemplate(outDir, 'index.html', company);
  const companyData = pageDataElement(COMPANY_ELEMENT, company);
  const { renderPage, sitePages } = (await import(
    pathToFileURL(join(rendererDir, 'renderPage.js')).href
  )) as Renderer;
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(outDir, file)), { recursive: true });
    writeFileSync(join(outDir, file), text);
  };

  write(FAVICON, applyCompanyColorsToText(readFileSync(join(outDir, FAVICON), 'utf8'), company.colors));
  recolorDrawings(outDir, company);
  writePortal(outDir, company);
  const headingFont = headingFontLink(template);
  const render = async (address: string) => {
    const { head, ...page } = await renderPage(address, { company, directory });
    return { ...page, head: withHeadingFont(head, headingFont) };
  };
  const { head: anyHead } = await render(NOWHERE);
  // Here rather than with the page's script, which would request the fonts long after they are used.
  const fonts = anyHead.match(FONT_LINK)?.join('') ?? '';
  write(
    'shell.html',
    template
      .replace(HEAD, (head) => head + fonts + reactLink(outDir))
      .replace(ROOT, () => ROOT + companyData + withoutScripts(company)),
  );
  const pages: BuiltPage[] = [];
  const listed: string[] = [];
  for (const page of sitePages) {
    const { path: route, isFocused = false } = page;
    const module = findSiteModule(route);
    const { early, later } = scriptLinks(outDir, { ...page, module });
    const addresses = addressesOf(route, directory);
    pages.push({ route, module, isFocused, addresses });
    for (const address of addresses) {
      const { head, body, usesDirectory } = await render(address);
      const data = usesDirectory ? pageDataElement(DIRECTORY_ELEMENT, directory) : '';
      if (!NOINDEX.test(head)) listed.push(address);
      const html = template
        .replace(HEAD, () => (early ? withFontsLast(head, early + later) : head + later))
        .replace(ROOT, () => `<div id="root">${body}</div>${companyData}${data}`);
      write(fileOf(address), html);
    }
  }
  writeBuiltPages(outDir, pages);
  write('sitemap.xml', sitemap(listed, company));
  write('robots.txt', robots(company));
}

function sitemap(addresses: readonly string[], { website }: PublicCompany): string {
  const entries = addresses.map((address) => `  <url><loc>${new URL(address, website).href}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`;
}

const robots = ({ website }: PublicCompany) => `User-agent: *
Disallow: /officer-login
Disallow: /officer-portal

Sitemap: ${website}/sitemap.xml
`;
