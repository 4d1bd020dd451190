import { layoutFlyer } from '@brokerage/domain/flyer/layout/layoutFlyer';
import { sampleFlyer } from '@brokerage/domain/flyer/layout/testing/sampleFlyer';
import { fontMeasure } from '@brokerage/domain/flyer/layout/text/measure';
import { type FlyerDrawing, flyerDrawingSchema } from '@brokerage/domain/link/flyerDrawing';
import { IMAGE_SIZE } from '@brokerage/domain/link/sharedLink';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { flyerFont } from '../../flyers/pdf/flyerFonts.ts';
import { glyphPath } from '../../flyers/pdf/glyphPath.ts';
import { qrModules } from '../../flyers/pdf/qrModules.ts';
import { flyerImage } from './flyerImage.ts';

const input = { ...sampleFlyer('open-house', 'least'), link: 'https://site.example/shared/abCD23efGH45' };
const drawing = flyerDrawingSchema.parse(layoutFlyer(input, fontMeasure, qrModules).scene);

/** Share of dark pixels in a part of the card. */
async function darkness(card: Buffer, part: { left: number; top: number; width: number; height: number }) {
  const pixels = await sharp(card).extract(part).grayscale().raw().toBuffer();
  return pixels.filter((value) => value < 128).length / pixels.length;
}

test('renders a JPEG of the card’s size with the whole flyer', async () => {
  const card = await flyerImage(drawing);
  expect(await sharp(card).metadata()).toMatchObject({ format: 'jpeg', ...IMAGE_SIZE });
  const paper = { left: 380, top: 30, width: 440, height: 570 };
  expect(await darkness(card, paper)).toBeGreaterThan(0.03);
  expect(await darkness(card, { left: 0, top: 0, width: 300, height: 630 })).toBe(0);
  expect(card.length).toBeLessThan(300_000);
});

test('draws text where the scene has it', async () => {
  const text = drawing.ops.find((op) => op.kind === 'text' && op.role === 'H1');
  expect(text).toBeDefined();
  const only: FlyerDrawing = {
    ...drawing,
    ops: text ? [{ ...(text as object), color: '#000000' } as typeof text] : [],
  };
  const scale = Math.min((1200 - 48) / drawing.width, (630 - 48) / drawing.height);
  const { x, y, width, size } = text as Extract<typeof text, { kind: 'text' }>;
  const left = Math.round((1200 - drawing.width * scale) / 2 + x * scale);
  const top = Math.round((630 - drawing.height * scale) / 2 + (y - size * 0.7) * scale);
  const box = { left, top, width: Math.round(width * scale), height: Math.round(size * 0.75 * scale) };
  const card = await flyerImage(only);
  expect(await darkness(card, box)).toBeGreaterThan(0.15);
  const below = { ...box, top: box.top + box.height + 20 };
  expect(await darkness(card, below)).toBe(0);
});

test('outlines letters, holes, separate accents and spaces', () => {
  const font = flyerFont('sans');
  const contours = (letter: string) =>
    glyphPath(font, font.glyphs.get(letter.codePointAt(0) ?? 0) ?? 0).split('Z').length - 1;
  expect(['l', 'O', 'B', ' '].map(contours)).toEqual([1, 2, 3, 0]);
  expect(contours('é')).toBe(contours('e') + 1);
});
