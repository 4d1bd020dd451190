import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { layoutFormat } from '@brokerage/domain/flyer/layout/formats/layoutFormat';
import type { Scene } from '@brokerage/domain/flyer/layout/scene/scene';
import { HEADSHOT, PHOTO, sampleFlyer } from '@brokerage/domain/flyer/layout/testing/sampleFlyer';
import { testQr } from '@brokerage/domain/flyer/layout/testing/testQr';
import { FONT_FACES } from '@brokerage/domain/flyer/layout/text/fontFaces';
import { fontMeasure } from '@brokerage/domain/flyer/layout/text/measure';
import { paintPdf } from '@brokerage/domain/flyer/pdf/paintPdf';
import { LAYOUT_KEYS } from '@brokerage/domain/flyer/record/layoutKeys';
import { expect, test } from 'vitest';
import { flyerFont } from '../../functions/src/flyers/pdf/flyerFonts.ts';
import { type Pixels, pdfFonts, pdfInfo, pdfPixels, pdfText } from './poppler.ts';
import { pictures, toPdf, toScene } from './renderFlyer.ts';

const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

// Flyers approved in the first design generation render as before.
test.each(LAYOUT_KEYS)('%s: matches the stored file, small, with all its text and fonts', (layout) =>
  expectFile(toScene(sampleFlyer(layout, 'long', 1))),
);

test.each(LAYOUT_KEYS)('%s: matches the stored file in the second generation', (layout) =>
  expectFile(toScene(sampleFlyer(layout, 'long', 2))),
);

test.each(LAYOUT_KEYS)('%s: matches the stored file in the third generation', (layout) =>
  expectFile(toScene(sampleFlyer(layout, 'long', 3))),
);

test.each(LAYOUT_KEYS)('%s: matches the stored file in the fourth generation', (layout) =>
  expectFile(toScene(sampleFlyer(layout, 'long', 4))),
);

test.each(LAYOUT_KEYS)('%s: matches the stored file in the fifth generation', (layout) =>
  expectFile(toScene(sampleFlyer(layout, 'long', 5))),
);

test.each(LAYOUT_KEYS)('%s: matches the stored file in the sixth generation', (layout) =>
  expectFile(toScene(sampleFlyer(layout, 'long'))),
);

async function expectFile(scene: Scene): Promise<void> {
  const pdf = await toPdf(scene);
  expect(digest(await toPdf(scene))).toBe(digest(pdf));
  expect(digest(pdf)).toMatchSnapshot();
  expect(pdf.length).toBeLessThan(250_000);

  // pdftotext joins hyphenated words at line ends and splits spaced letters.
  const plain = (text: string) => text.replace(/[\s-]/g, '');
  const text = plain(pdfText(pdf));
  for (const op of scene.ops) if (op.kind === 'text') expect(text).toContain(plain(op.text));

  const [, , ...fonts] = pdfFonts(pdf).trim().split('\n');
  expect(fonts.length).toBeGreaterThan(1);
  // Embedded, a subset, and readable as Unicode.
  for (const font of fonts) expect(font).toMatch(/^[A-Z]{6}\+\w+ +CID TrueType +Identity-H +yes yes yes/);
}

test.each([
  ['lora', /\+loraBold/],
  ['libre-franklin', /\+franklinBold/],
] as const)('%s: embeds the company’s font, and no other for headings', async (family, embedded) => {
  const input = sampleFlyer('just-listed');
  const look = { primary: '#1e4034', accent: '#ddb765', family };
  const pdf = await toPdf(toScene({ ...input, company: { ...input.company, look } }));
  expect(pdfFonts(pdf)).toMatch(embedded);
  expect(pdfFonts(pdf)).not.toMatch(/\+serif/);
  expect(pdfText(pdf)).toContain('Just listed');
});

test('has title, author, language, day and tags', async () => {
  const scene = {
    ...toScene(sampleFlyer('program')),
    title: 'FHA: “Ключи” (draft 2)',
    author: 'Đặng Thị Hồng',
  };
  const pdf = await toPdf(scene);
  const info = pdfInfo(pdf);
  expect(info).toMatch(/^Title: +FHA: “Ключи” \(draft 2\)$/m);
  expect(info).toMatch(/^Author: +Đặng Thị Hồng$/m);
  expect(info).toMatch(/^CreationDate: +2026-11-20T15:00:00Z$/m);
  expect(info).toMatch(/^Tagged: +yes$/m);
  const text = Buffer.from(pdf).toString('latin1');
  expect(text).toMatch(/\/Lang \(en-US\)/);
  for (const role of ['H1', 'P', 'Figure']) expect(text).toContain(`/S /${role}`);
});

test('another compressor changes the bytes, not the text', async () => {
  const scene = toScene(sampleFlyer('letter'));
  const material = { font: flyerFont, images: pictures, date: new Date(0) };
  const packed = await paintPdf([scene], { ...material, deflate: (bytes) => deflateSync(bytes) });
  expect(pdfText(packed)).toBe(pdfText(await toPdf(scene)));
});

test('throws an error that names a missing or invalid picture', async () => {
  const scene = toScene(sampleFlyer('just-listed'));
  const material = { font: flyerFont, date: new Date(0) };
  await expect(paintPdf([scene], { ...material, images: new Map() })).rejects.toThrow('property_photo');
  const broken = new Map([[PHOTO, new Uint8Array([1, 2, 3])]]);
  await expect(paintPdf([scene], { ...material, images: broken })).rejects.toThrow();
  expect(pictures.has(HEADSHOT)).toBe(true);
});

const LETTERS = 'Đặng Thị Hồng Phượng ẰẴẶỀỆỐỘỚỰỲỸ Щедрая ёлка Їжак і ґанок Ђорђе Љубић Ærøskøbing Łódź 1½ €';

// pdftotext also reads text that isn't painted, so this checks the pixels.
test.each(FONT_FACES)('%s paints every letter of Vietnamese, Cyrillic and Latin', async (face) => {
  const letters = [...new Set(LETTERS.replace(/\s/g, ''))];
  const cell = 60;
  const scene: Scene = {
    width: cell * letters.length,
    height: cell,
    title: 't',
    author: 'a',
    footerTop: cell,
    links: [],
    ops: letters.map((letter, index) => ({
      kind: 'text',
      text: letter,
      x: index * cell + 10,
      y: 42,
      width: 40,
      face,
      size: 32,
      color: '#000000',
      tracking: 0,
      block: index + 1,
      role: 'P',
      box: { x: index * cell, y: 0, width: cell, height: cell },
    })),
  };
  const pixels = pdfPixels(await toPdf(scene), 72);
  letters.forEach((letter, index) => {
    expect(ink(pixels, index * cell, cell), `${letter} in ${face}`).toBeGreaterThan(25);
  });
  // A few look alike (і and i, а and a do); as empty boxes, all would.
  const pictures = letters.map((_, index) => column(pixels, index * cell, cell));
  expect(new Set(pictures).size).toBeGreaterThan(letters.length * 0.8);
});

function column({ width, height, data }: Pixels, left: number, across: number): string {
  const rows = Array.from({ length: height }, (_, y) =>
    data.subarray((y * width + left) * 3, (y * width + left + across) * 3),
  );
  return digest(Buffer.concat(rows));
}

/** Dark pixels in a stripe. */
function ink({ width, height, data }: Pixels, left: number, across: number): number {
  let dark = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = left; x < left + across; x += 1) if ((data[(y * width + x) * 3] ?? 255) < 128) dark += 1;
  }
  return dark;
}

test('with bleed: trim box, crop marks outside it, and color past the cut', async () => {
  const { scene } = layoutFormat(sampleFlyer('just-listed'), fontMeasure, testQr, 'bleed');
  const pdf = await toPdf(scene);
  expect(pdfInfo(pdf, '-box')).toMatch(/MediaBox: +0\.00 +0\.00 +684\.00 +864\.00/);
  expect(pdfInfo(pdf, '-box')).toMatch(/TrimBox: +36\.00 +36\.00 +648\.00 +828\.00/);
  expect(pdfInfo(pdf, '-box')).toMatch(/BleedBox: +27\.00 +27\.00 +657\.00 +837\.00/);
  const { width, data } = pdfPixels(pdf, 72);
  const at = (x: number, y: number) => [...data.subarray((y * width + x) * 3, (y * width + x) * 3 + 3)];
  // The photo extends between the cut and the end of the bleed, with white outside.
  expect(at(30, 300)).not.toEqual([255, 255, 255]);
  expect(at(22, 300)).toEqual([255, 255, 255]);
  // The crop marks of a corner are outside the bleed.
  expect(ink({ width, height: 864, data: darkest(data) }, 8, 16)).toBeGreaterThan(10);
  const { scene: letter } = layoutFormat(sampleFlyer('just-listed'), fontMeasure, testQr, 'letter');
  expect(pdfText(pdf)).toBe(pdfText(await toPdf(letter)));
});

test('a postcard has its address side as a second page, with tags and crop marks like the first', async () => {
  const input = sampleFlyer('open-house');
  const lay = (format: 'postcard' | 'postcard-bleed') => layoutFormat(input, fontMeasure, testQr, format);
  const { scene, back } = lay('postcard');
  if (!back) throw new Error('no address side');
  const pdf = await toPdf(scene, back);
  expect(digest(await toPdf(scene, back))).toBe(digest(pdf));
  expect(pdfInfo(pdf)).toMatch(/^Pages: +2$/m);
  expect(pdfInfo(pdf, '-f', '2', '-l', '2')).toMatch(/Page +2 size: +648 x 432/);
  for (const words of ['1200 Route 46 West', 'Postage stamp'])
    expect(pdfText(pdf).lastIndexOf(words)).toBeGreaterThan(pdfText(pdf).indexOf('commitment to lend'));
  // Its words are in the tags, too, after those of the front.
  const tagged = pdfInfo(pdf, '-struct-text');
  expect(tagged.indexOf('Postage stamp')).toBeGreaterThan(tagged.indexOf('commitment to lend'));
  const bleed = lay('postcard-bleed');
  const cut = await toPdf(bleed.scene, bleed.back as Scene);
  expect(pdfInfo(cut, '-box', '-f', '2', '-l', '2')).toMatch(/TrimBox: +36\.00 +36\.00 +684\.00 +468\.00/);
});

/** Hairlines are gray in few pixels, so everything that isn't white counts. */
const darkest = (data: Uint8Array) => data.map((value) => (value < 250 ? 0 : 255));
