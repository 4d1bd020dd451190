import { readFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import { layoutFlyer } from '@brokerage/domain/flyer/layout/layoutFlyer';
import type { Scene } from '@brokerage/domain/flyer/layout/scene/scene';
import { HEADSHOT, PHOTO, sampleFlyer } from '@brokerage/domain/flyer/layout/testing/sampleFlyer';
import { fontMeasure } from '@brokerage/domain/flyer/layout/text/measure';
import { paintPdf } from '@brokerage/domain/flyer/pdf/paintPdf';
import { chromium, type Page } from '@playwright/test';
import { build } from 'esbuild';
import { flyerFont } from '../../functions/src/flyers/pdf/flyerFonts.ts';
import { qrModules } from '../../functions/src/flyers/pdf/qrModules.ts';
import { ensureChromium } from '../chromium.ts';
import { CACHE, ROOT } from '../lib/paths.ts';
import { median } from '../lib/quantile.ts';
import { installPeerPainters, type Painter } from './peerPainters.ts';

const RUNS = 25;
const WARM_UP = 8;
const BOUND_KB = 250;

const file = (name: string) => readFileSync(`${ROOT}/tests/flyer/${name}`);

/** Returns the rules of the flyers' fonts with the files in them, for a page without a server. */
const inlineFontRules = (folder: string): string =>
  readFileSync(`${folder}/flyerFonts.css`, 'utf8').replace(
    /url\("\.\/([^"]+)"\)/g,
    (_match, file: string) => {
      const font = readFileSync(`${folder}/${file}`).toString('base64');
      return `url("data:font/woff2;base64,${font}")`;
    },
  );

/** Bundles and loads the preview's markup, because Node can't read JSX. */
async function loadMarkup(): Promise<(scene: Scene) => string> {
  const outfile = `${CACHE}/flyerMarkup.mjs`;
  await build({
    entryPoints: [`${ROOT}/web/src/ui/flyer/testing/flyerMarkup.tsx`],
    outfile,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    jsx: 'automatic',
  });
  return ((await import(outfile)) as { flyerMarkup: (scene: Scene) => string }).flyerMarkup;
}

/** Prints with Chromium: `kept` in one page that stays open, `fresh` in a new page for each flyer, like a server. */
async function chromiumPainters(pictures: ReadonlyMap<string, Uint8Array>) {
  const flyerMarkup = await loadMarkup();
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox'] });
  const fonts = inlineFontRules(`${ROOT}/web/src/ui/flyer/fonts`);
  const open = async () => {
    const page = await browser.newPage();
    await page.setContent(`<style>${fonts} body { margin: 0 }</style><main></main>`);
    return page;
  };
  const print = async (page: Page, scene: Scene) => {
    const html = [...pictures].reduce(
      (text, [src, bytes]) =>
        text.replaceAll(src, `data:image/jpeg;base64,${Buffer.from(bytes).toString('base64')}`),
      flyerMarkup(scene),
    );
    await page.locator('main').evaluate(async (main, markup) => {
      main.innerHTML = markup;
      await document.fonts.ready;
    }, html);
    return page.pdf({
      width: `${scene.width / 72}in`,
      height: `${scene.height / 72}in`,
      printBackground: true,
    });
  };
  const page = await open();
  const kept: Painter = (scene) => print(page, scene);
  const fresh: Painter = async (scene) => {
    const own = await open();
    try {
      return await print(own, scene);
    } finally {
      await own.close();
    }
  };
  return { kept, fresh, close: () => browser.close() };
}

async function measured(paint: Painter, scene: Scene): Promise<{ ms: number; kB: number }> {
  const times: number[] = [];
  let bytes = 0;
  for (let run = 0; run < WARM_UP + RUNS; run += 1) {
    const startedAt = performance.now();
    bytes = (await paint(scene)).length;
    if (run >= WARM_UP) times.push(performance.now() - startedAt);
  }
  return { ms: median(times), kB: bytes / 1000 };
}

/**
 * Measures how long a flyer's scene takes to become a PDF file, warm medians: ours, Chromium's print and, `withPeers`, other PDF
 * libraries, which are installed into a temporary folder. The flyer has a photo, a headshot, a QR code and text in several faces. Ours
 * also lays it out each time; the others get the finished scene. Only ours is tagged and has the same bytes each time.
 */
export async function renderTimes({ withPeers = false } = {}) {
  const pictures = new Map<string, Uint8Array>([
    [PHOTO, file('house.jpg')],
    [HEADSHOT, file('headshot.jpg')],
  ]);
  const input = sampleFlyer('just-listed');
  const { scene } = layoutFlyer(input, fontMeasure, qrModules);
  const date = new Date('2026-11-20T15:00:00Z');
  const material = { font: flyerFont, images: pictures, date };
  // Like the function.
  const ours: Painter = () =>
    paintPdf([layoutFlyer(input, fontMeasure, qrModules).scene], {
      ...material,
      deflate: (bytes) => deflateSync(bytes),
    });
  const oursInJavaScript: Painter = () =>
    paintPdf([layoutFlyer(input, fontMeasure, qrModules).scene], material);
  const peers = withPeers ? await installPeerPainters(pictures) : {};
  const print = await chromiumPainters(pictures);
  const painters: Record<string, Painter> = {
    'ours (layout and paint)': ours,
    'ours, packed by JavaScript': oursInJavaScript,
    ...peers,
    'Chromium’s print, a page each': print.fresh,
    'Chromium’s print, one page': print.kept,
  };
  try {
    const found: Record<string, { ms: number; kB: number }> = {};
    for (const [name, paint] of Object.entries(painters)) found[name] = await measured(paint, scene);
    const own = found['ours (layout and paint)']?.ms ?? Number.NaN;
    return Object.fromEntries(
      Object.entries(found).map(([name, { ms, kB }]) => [
        name,
        {
          'median ms': Number(ms.toFixed(1)),
          'times ours': Number((ms / own).toFixed(1)),
          kB: Math.round(kB),
          [`of ${BOUND_KB} kB`]: `${Math.round((100 * kB) / BOUND_KB)} %`,
        },
      ]),
    );
  } finally {
    await print.close();
  }
}
