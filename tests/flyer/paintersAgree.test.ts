import { readFileSync } from 'node:fs';
import type { Scene } from '@brokerage/domain/flyer/layout/scene/scene';
import { LOGO, sampleFlyer } from '@brokerage/domain/flyer/layout/testing/sampleFlyer';
import { LAYOUT_KEYS } from '@brokerage/domain/flyer/record/layoutKeys';
import { type Browser, chromium, type Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureChromium } from '../../tools/chromium.ts';
import { ROOT } from '../../tools/lib/paths.ts';
import { flyerMarkup } from '../../web/src/ui/flyer/testing/flyerMarkup.tsx';
import { type Pixels, pdfPixels } from './poppler.ts';
import { pictures, toPdf, toScene } from './renderFlyer.ts';

const SCALE = 2;
/** Smoothing differs between Chromium and Poppler, so this compares the means of blocks this wide, four points. */
const BLOCK = 4 * SCALE;
/** Mean difference for a page full of large white letters, whose edges they smooth differently; a page without any has half of it. */
const MAX_MEAN = 2.2;

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: await ensureChromium() });
  page = await browser.newPage({ deviceScaleFactor: SCALE });
  await page.setContent(`<style>${fontRules()} body { margin: 0 }</style><main></main>`);
}, 120_000);
afterAll(() => browser.close());

// The longest samples have everything: photo, headshot, three alphabets.
test.each(LAYOUT_KEYS)('%s: preview and PDF match', async (layout) => {
  const scene = toScene(sampleFlyer(layout, 'long'));
  const preview = await previewPixels(scene);
  const printed = pdfPixels(await toPdf(scene), 72 * SCALE);
  expect([printed.width, printed.height]).toEqual([preview.width, preview.height]);
  const { worst, mean } = compare(preview, printed);
  expect(mean).toBeLessThan(MAX_MEAN);
  expect(worst).toBeLessThan(64);
});

test.each(['just-listed', 'co-brand'] as const)('%s with a logo: preview and PDF match', async (layout) => {
  const input = sampleFlyer(layout, 'partners');
  const scene = toScene({ ...input, realtor: input.realtor && { ...input.realtor, logo: LOGO } });
  expect(scene.ops.some((op) => op.kind === 'image' && op.whole !== undefined)).toBe(true);
  const preview = await previewPixels(scene);
  const { worst, mean } = compare(preview, pdfPixels(await toPdf(scene), 72 * SCALE));
  expect(mean).toBeLessThan(MAX_MEAN);
  expect(worst).toBeLessThan(64);
  // Checks that a cropped logo would be detected.
  const cropped = {
    ...scene,
    ops: scene.ops.map((op) => (op.kind === 'image' ? { ...op, whole: undefined } : op)),
  } as Scene;
  expect(compare(preview, pdfPixels(await toPdf(cropped), 72 * SCALE)).worst).toBeGreaterThan(64);
});

test.each(['lora', 'libre-franklin'] as const)(
  'with the heading font %s: preview and PDF match',
  async (family) => {
    const input = sampleFlyer('open-house', 'long');
    const look = { primary: '#1b4069', accent: '#f4a48c', family };
    const scene = toScene({ ...input, company: { ...input.company, look } });
    const { worst, mean } = compare(await previewPixels(scene), pdfPixels(await toPdf(scene), 72 * SCALE));
    expect(mean).toBeLessThan(MAX_MEAN);
    expect(worst).toBeLessThan(64);
  },
);

test('the comparison finds a missing word and a moved one', async () => {
  const scene = toScene(sampleFlyer('letter'));
  const preview = await previewPixels(scene);
  const index = scene.ops.findIndex((op) => op.kind === 'text' && op.field === 'recipient');
  const without = { ...scene, ops: scene.ops.toSpliced(index, 1) };
  expect(compare(preview, pdfPixels(await toPdf(without), 72 * SCALE)).worst).toBeGreaterThan(64);
  const moved = {
    ...scene,
    ops: scene.ops.map((op) =>
      op.kind === 'text' && op.field === 'recipient' ? { ...op, x: op.x + 6 } : op,
    ),
  };
  expect(compare(preview, pdfPixels(await toPdf(moved), 72 * SCALE)).worst).toBeGreaterThan(64);
});

/** The web fonts as named in the style sheet, inlined, because the page has no server. */
function fontRules(): string {
  const folder = `${ROOT}/web/src/ui/flyer/fonts`;
  return readFileSync(`${folder}/flyerFonts.css`, 'utf8').replace(
    /url\("\.\/([^"]+)"\)/g,
    (_match, file: string) => {
      const font = readFileSync(`${folder}/${file}`).toString('base64');
      return `url("data:font/woff2;base64,${font}")`;
    },
  );
}

async function previewPixels(scene: Scene): Promise<Pixels> {
  const { width, height } = scene;
  await page.setViewportSize({ width, height });
  const markup = [...pictures].reduce(
    (text, [src, bytes]) => text.replaceAll(src, `data:image/jpeg;base64,${bytes.toString('base64')}`),
    flyerMarkup(scene),
  );
  await page.locator('main').evaluate(async (main, html) => {
    main.innerHTML = html;
    await document.fonts.ready;
    await Promise.all(
      [...main.querySelectorAll('image')].map(({ href }) => {
        const image = new Image();
        image.src = href.baseVal;
        return image.decode();
      }),
    );
  }, markup);
  // Fonts are requested during text layout, and are ready only after that.
  await page.waitForFunction(() => document.fonts.status === 'loaded');
  const shot = (await page.screenshot()).toString('base64');
  const data = await page.evaluate(async (png) => {
    const image = new Image();
    image.src = `data:image/png;base64,${png}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0);
    const pixels = context?.getImageData(0, 0, image.width, image.height).data ?? [];
    // Returned as text, because transferring an array of numbers takes seconds.
    let text = '';
    for (let at = 0; at < pixels.length; at += 4) {
      text += String.fromCharCode(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0);
    }
    return btoa(text);
  }, shot);
  return { width: width * SCALE, height: height * SCALE, data: new Uint8Array(Buffer.from(data, 'base64')) };
}

/** Differences of block means, 0 to 255: the largest, and the mean of all. */
function compare(one: Pixels, other: Pixels): { worst: number; mean: number } {
  let worst = 0;
  let sum = 0;
  let count = 0;
  for (let y = 0; y + BLOCK <= one.height; y += BLOCK) {
    for (let x = 0; x + BLOCK <= one.width; x += BLOCK) {
      const difference = Math.abs(blockMean(one, x, y) - blockMean(other, x, y));
      worst = Math.max(worst, difference);
      sum += difference;
      count += 1;
    }
  }
  return { worst, mean: sum / count };
}

function blockMean({ width, data }: Pixels, left: number, top: number): number {
  let sum = 0;
  for (let y = top; y < top + BLOCK; y += 1) {
    for (let at = (y * width + left) * 3; at < (y * width + left + BLOCK) * 3; at += 1) sum += data[at] ?? 0;
  }
  return sum / (BLOCK * BLOCK * 3);
}
