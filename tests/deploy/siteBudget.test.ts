import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { initialScripts, SCRIPT_BUDGETS } from '../../tools/bench/initialScripts.ts';
import { webBuildFolder } from '../../tools/emulators/emulatorConfig.ts';
import { portOffset } from '../../tools/emulators/ports.ts';
import { ROOT } from '../../tools/lib/paths.ts';
import { REACT_MODULE, staticScripts } from '../../web/prerender/staticScripts.ts';

const dist = join(ROOT, webBuildFolder(portOffset()));

/** The modules in each script of an app, from its source map. */
function findModules(app: 'site' | 'portal'): string[] {
  const manifest = JSON.parse(readFileSync(join(dist, `.vite/${app}.json`), 'utf8')) as Record<
    string,
    { file: string }
  >;
  const scripts = Object.values(manifest).filter(({ file }) => file.endsWith('.js'));
  return scripts.flatMap(({ file }) => modulesOfFile(file));
}

function modulesOfFile(file: string): string[] {
  // The bundler's own runtime has no modules.
  if (!existsSync(join(dist, `${file}.map`))) return [];
  const map = JSON.parse(readFileSync(join(dist, `${file}.map`), 'utf8')) as { sources: string[] };
  return map.sources;
}

const allPages = initialScripts(dist);

it.each(allPages)('$page starts within its budget', ({ kind, gzip }) => {
  expect(gzip).toBeLessThanOrEqual(SCRIPT_BUDGETS[kind]);
});

/** Bytes of gzipped SVG that a page may refer to: pictures above and below the fold. */
const SVG_BUDGET = 46_000;

it.each(allPages.filter(({ address }) => address !== undefined))(
  '$page loads pictures within its budget',
  ({ address }) => {
    const file = address === '/' ? 'index.html' : `${address?.slice(1)}.html`;
    const html = readFileSync(join(dist, file), 'utf8');
    const pictures = new Set(
      [...html.matchAll(/"\/(assets\/[^"#]+\.svg)[#"]/g)].map(([, picture]) => picture ?? ''),
    );
    const bytes = [...pictures].map((picture) => gzipSync(readFileSync(join(dist, picture))).length);
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(SVG_BUDGET);
  },
);

/** Bytes of the fonts that block a page's first paint: for headings and text. */
const FONT_BUDGET = 50_000;

it.each(allPages.filter(({ address }) => address !== undefined))(
  '$page loads fonts within its budget',
  ({ address }) => {
    const file = address === '/' ? 'index.html' : `${address?.slice(1)}.html`;
    const html = readFileSync(join(dist, file), 'utf8');
    const fonts = [...html.matchAll(/<link rel="preload"[^>]* href="\/(assets\/[^"]+\.woff2)"/g)];
    expect(fonts).toHaveLength(2);
    const bytes = fonts.map(([, font]) => statSync(join(dist, `${font}`)).size);
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(FONT_BUDGET);
  },
);

it('no script contains an illustration', () => {
  const drawn = findModules('site').filter((module) => /illustrations\/(kit|scenes|drawings)/.test(module));
  expect(drawn).toEqual([]);
});

it('the sign-in page loads no Firestore, Storage, router or editor', () => {
  const files = allPages.find(({ kind }) => kind === 'sign-in')?.files ?? [];
  const modules = files.flatMap((file) => modulesOfFile(file));
  const later = /@firebase\/(firestore|storage|functions)\/|react-router|@tiptap|libphonenumber|\/zod\//;
  expect(modules.filter((module) => later.test(module))).toEqual([]);
  expect(modules.some((module) => /@firebase\/auth\//.test(module))).toBe(true);
});

describe('scripts of a public page', () => {
  const pages = allPages.filter(({ kind }) => kind === 'public');

  it('load after the first paint; most pages only name the small entry first, and React for later', () => {
    const entry = staticScripts(dist, 'site', ['index.html']);
    const [react] = staticScripts(dist, 'site', [REACT_MODULE]);
    const bytes = entry.map((file) => gzipSync(readFileSync(join(dist, file))).length);
    expect(bytes.reduce((sum, size) => sum + size)).toBeLessThan(8000);
    for (const { address, files } of pages.filter((each) => each.address !== undefined)) {
      const file = address === '/' ? 'index.html' : `${address?.slice(1)}.html`;
      const html = readFileSync(join(dist, file), 'utf8');
      const named = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(([, script]) => script);
      // Visitors wait for the questionnaire's form and for the page of a call.
      if (address === '/pre-approval' || address === '/call')
        expect(named, file).toEqual(expect.arrayContaining(files));
      else {
        expect(named.toSorted(), file).toEqual([entry[0], react].toSorted());
        expect(html).toContain(`<link rel="next-script" href="/${react}">`);
      }
      expect(files).toEqual(expect.arrayContaining(entry));
    }
  });

  it('of a call’s page include the reading of the call, and all load with React’s', () => {
    const html = readFileSync(join(dist, 'call.html'), 'utf8');
    const [entry] = staticScripts(dist, 'site', ['index.html']);
    const opened = staticScripts(dist, 'site', ['src/features/preapproval/call/CallLoader.tsx']);
    const next = [...html.matchAll(/<link rel="next-script" href="\/([^"]+)"/g)].map(([, file]) => file);
    expect(next).toEqual(expect.arrayContaining(opened.filter((file) => file !== entry)));
    expect(html).not.toMatch(/rel="modulepreload"/);
  });

  it('for the questionnaire’s first step are few, and load before the others and the fonts', () => {
    const modules = ['index.html', 'src/features/preapproval/staticFirstStep.ts'];
    const first = staticScripts(dist, 'site', modules);
    const bytes = first.map((file) => gzipSync(readFileSync(join(dist, file))).length);
    expect(bytes.reduce((sum, size) => sum + size)).toBeLessThan(42_000);
    const html = readFileSync(join(dist, 'pre-approval.html'), 'utf8');
    const fetched = [
      ...html.matchAll(/<link rel="(?:(?:module)?preload|next-script)"[^>]* href="\/([^"]+)"/g),
    ].map(([, file]) => file);
    expect(fetched.slice(0, first.length).toSorted()).toEqual(first.toSorted());
    expect(fetched.slice(-2).join(' ')).toMatch(/woff2 .*woff2$/);
    // Links between them lead to the other pages; they load after the first paint.
    expect(html.match(/rel="next-script"/g)).toHaveLength(fetched.length - first.length - 2);
  });

  it('never include Auth or Firestore', () => {
    const sdk = /@firebase\/(auth|firestore)\//;
    expect(findModules('site').filter((module) => sdk.test(module))).toEqual([]);
    // Checks that the pattern itself matches.
    expect(findModules('portal').some((module) => sdk.test(module))).toBe(true);
  });
});
