import { expect, it } from 'vitest';
import { type FlyerFormat, toFormats } from '../../compose/flyerFormats.ts';
import { LAYOUT_KEYS } from '../../record/layoutKeys.ts';
import type { FlyerInput } from '../flyerInput.ts';
import type { Scene, TextOp } from '../scene/scene.ts';
import { PHOTO, sampleFlyer } from '../testing/sampleFlyer.ts';
import { testQr } from '../testing/testQr.ts';
import { fontMeasure } from '../text/measure.ts';
import { layoutFormat } from './layoutFormat.ts';

const lay = (input: FlyerInput, format: FlyerFormat) => layoutFormat(input, fontMeasure, testQr, format);
const textsOf = ({ ops }: Scene): TextOp[] => ops.filter((op) => op.kind === 'text');
const OTHERS = LAYOUT_KEYS.flatMap((layout) =>
  toFormats(layout)
    .filter((format) => format !== 'letter')
    .map((format) => ({ layout, format })),
);
const SIZES = {
  bleed: [612, 792],
  postcard: [432, 648],
  'postcard-bleed': [432, 648],
  square: [540, 540],
} as const;

it('a letter stays on its page, and a rate table isn’t offered as a postcard', () => {
  expect(toFormats('letter')).toEqual(['letter', 'bleed']);
  expect(toFormats('rate-sheet')).toEqual(['letter', 'bleed', 'square']);
  expect(toFormats('just-listed')).toEqual(['letter', 'bleed', 'postcard', 'postcard-bleed', 'square']);
});

it.each(OTHERS)('$layout as $format: has the right size and fits a sample', ({ layout, format }) => {
  const { scene, issues } = lay(sampleFlyer(layout), format);
  expect(issues).toEqual([]);
  const isHalf = layout === 'greeting' && format === 'bleed';
  expect([scene.width, scene.height]).toEqual(isHalf ? [396, 612] : SIZES[format]);
});

it.each(OTHERS)('$layout as $format: shows the required legal text legibly', ({ layout, format }) => {
  // Includes the first generation, because its approved flyers can be downloaded, too.
  for (const design of [1, 2, 5, 6]) {
    const { scene } = lay(sampleFlyer(layout, 'full', design), format);
    const words = textsOf(scene)
      .map(({ text }) => text)
      .join(' ')
      .replaceAll(/ +/g, ' ');
    for (const part of [
      'NMLS # 1992001',
      'NMLS # 1992102',
      'Equal Housing Opportunity',
      'commitment to lend',
    ])
      expect(words).toContain(part);
    expect(words).toContain('sample license 9900192');
    const mark = scene.ops.some((op) => op.kind === 'path' && op.alt === 'Equal Housing Opportunity');
    expect(mark).toBe(true);
    const min = format !== 'square' ? 5.99 : design < 6 ? 6.99 : 10;
    for (const { size, box, text } of textsOf(scene))
      if (box.y >= scene.footerTop) expect(size, text).toBeGreaterThanOrEqual(min);
  }
});

it.each(OTHERS)('$layout as $format: no text leaves the page or overlaps another', (one) => {
  const { scene } = lay(sampleFlyer(one.layout), one.format);
  const texts = textsOf(scene);
  for (const { x, y, width, text } of texts) {
    expect(x, text).toBeGreaterThanOrEqual(12);
    expect(x + width, text).toBeLessThanOrEqual(scene.width - 12);
    expect(y, text).toBeLessThanOrEqual(scene.height - 8);
  }
  texts.forEach((a, index) => {
    for (const b of texts.slice(index + 1)) {
      const isBeside = a.x + a.width <= b.x + 0.3 || b.x + b.width <= a.x + 0.3;
      const isApart = a.y <= b.y - b.size * 0.48 + 0.3 || b.y <= a.y - a.size * 0.48 + 0.3;
      if (a.block !== b.block) expect(isBeside || isApart, `${a.text} / ${b.text}`).toBe(true);
    }
  });
});

it('reports what doesn’t fit at its field instead of cutting it off', () => {
  const input = sampleFlyer('just-listed');
  const description = 'A center-hall colonial on a quiet block, with the original oak floors. '.repeat(40);
  const long = { ...input, data: { ...input.data, description } };
  const tooLong = (field: string) => expect.objectContaining({ field, kind: 'too-long' });
  expect(lay(long, 'postcard').issues).toContainEqual(tooLong('description'));
  expect(lay({ ...long, design: 4 }, 'square').issues).toContainEqual(tooLong('description'));
  // The image can leave out a home's description, but not its title.
  expect(lay(long, 'square').issues).toEqual([]);
  const shouted = {
    ...input,
    data: { ...input.data, headline: 'A center-hall colonial on a quiet block. '.repeat(12) },
  };
  expect(lay(shouted, 'square').issues).toContainEqual(tooLong('headline'));
});

it('a square image has no code; a postcard has a smaller one with the same link', () => {
  const input = sampleFlyer('just-listed');
  expect(lay(input, 'square').scene.links).toEqual([]);
  const [letter, card] = (['letter', 'postcard'] as const).map((format) => lay(input, format).scene.links[0]);
  expect(card?.url).toBe(letter?.url);
  // 0.7 inch, which phones can still scan.
  expect(card?.box.width).toBeGreaterThan(50);
  expect(card?.box.width).toBeLessThan(letter?.box.width ?? 0);
});

it('with bleed, shapes at an edge extend past it, and texts don’t move', () => {
  const input = sampleFlyer('open-house');
  const [letter, bleed] = (['letter', 'bleed'] as const).map((format) => lay(input, format).scene);
  expect(bleed?.bleed).toBe(9);
  expect(textsOf(bleed as Scene)).toEqual(textsOf(letter as Scene));
  const photo = bleed?.ops.find((op) => op.kind === 'image');
  expect(photo).toMatchObject({ x: -9, y: -9, width: 630 });
  const xs = bleed?.ops.flatMap((op) =>
    op.kind === 'path'
      ? op.path.flatMap(([, ...numbers]) => numbers.filter((_, index) => index % 2 === 0))
      : [],
  );
  expect(Math.min(...(xs ?? []))).toBe(-9);
  expect(Math.max(...(xs ?? []))).toBe(621);
});

it('a greeting’s message below a photo is readable in earlier generations', () => {
  const input = sampleFlyer('greeting', 'full', 4);
  const pictured = { ...input, data: { ...input.data, property_photo: PHOTO } };
  const inkOf = (given: FlyerInput) =>
    new Set(
      textsOf(lay(given, 'square').scene)
        .filter(({ field }) => field === 'message')
        .map(({ color }) => color),
    );
  expect([...inkOf(pictured)]).toEqual(['#1e4034']);
  expect([...inkOf(input)]).toEqual(['#fffdf9']);
});
