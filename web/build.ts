/**
 * `node build.ts --outDir <folder> --directory <file>`: builds site and portal with Vite and prerenders every public
 * page. The file holds the directory (branches and officers) as JSON, as `get-directory` answers it.
 */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Directory } from '@brokerage/domain/publicCallables';
import { build } from 'vite';
import { prerenderSite } from './prerender/prerenderSite.ts';

/** Modules that only dialogs and forms need, though many of those share them. */
const OF_DIALOGS_AND_FORMS =
  /@mui\/(material\/(Paper|transitions)|utils\/use(ForkRef|EventCallback|LazyRef|OnMount|Timeout)|material\/utils\/use(ForkRef|EventCallback))/;

const { values } = parseArgs({
  options: { outDir: { type: 'string', default: 'dist' }, directory: { type: 'string' } },
});
if (!values.directory) throw new Error('--directory is missing: the file with branches and officers');

const root = import.meta.dirname;
const outDir = resolve(root, values.outDir);
const rendererDir = `${outDir}-renderer`;
const directory = JSON.parse(readFileSync(values.directory, 'utf8')) as Directory;

/** Each link to preload costs a slow phone 10 ms: only the large files have one, the others are found by the way. */
const LARGE = /\/(frame|rules|controls|fields|forms)-/;

// Site and portal are built apart: sharing chunks would bring what only the portal needs into public pages.
await build({
  root,
  logLevel: 'warn',
  build: {
    outDir,
    emptyOutDir: true,
    manifest: '.vite/site.json',
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, files) => files.filter((file) => LARGE.test(file)),
    },
    rolldownOptions: {
      input: resolve(root, 'index.html'),
      output: {
        codeSplitting: {
          groups: [
            // What runs before a page is drawn stays small.
            {
              name: 'start',
              test: /preload-helper|routePaths|(read|remember)Attribution|replayEarlyClick|offerReload|typedAnswers|domain\/src\/company\/company\.ts/,
              priority: 1,
            },
            // What most pages share comes in one file: two dozen small ones compress worse.
            { name: 'frame', minShareCount: 10, test: (id) => !OF_DIALOGS_AND_FORMS.test(id) },
            {
              name: 'parts',
              test: /site\/Wordmark|app\/PageFailed|ui\/(visuallyHidden|data-display\/EqualHousingLogo|PlainButton|ActionButton|feedback\/useOnline|useIsHydrated)/,
            },
            // What forms share comes in few files likewise: limits without the schemas, as calculators need no schema.
            { name: 'limits', test: /domain\/src\/(textLimits|typedNumber)/ },
            { name: 'rules', test: /zodWithoutEval|domain\/src\/(clientId|preapproval\/(steps|submission))/ },
            // What the first step of the questionnaire needs to answer before React does.
            {
              name: 'first-step',
              test: /preapproval\/(answerStaticStep|prerenderedDraft|formValues|readEarlyAnswers|storageKeys)/,
            },
            { name: 'controls', test: /@mui\/material\/(utils|Modal|Paper|ButtonBase|Button|IconButton)\// },
            {
              name: 'fields',
              test: /@mui\/material\/TextField\/|ui\/forms\/MoneyField|lib\/format\/formatDollars/,
            },
            { name: 'forms', test: /react-hook-form|ui\/forms\/(PhoneField|Honeypot)|svg-icons\/Close/ },
            { name: 'alerts', test: /@mui\/material\/Alert(Title)?\// },
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
    rolldownOptions: { input: resolve(root, 'portal.html') },
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
await prerenderSite({ outDir, rendererDir, directory });
