import { expect, it } from 'vitest';
import { toFormats } from '../../flyerFormats.ts';
import { LAYOUT_KEYS } from '../../layoutKeys.ts';
import type { FlyerInput } from '../flyerInput.ts';
import { layoutFormat } from '../formats/layoutFormat.ts';
import type { Scene } from '../scene.ts';
import { sampleFlyer } from '../testing/sampleFlyer.ts';
import { testQr } from '../testing/testQr.ts';
import { fontMeasure } from '../text/measure.ts';
import { onScale, TYPE_SCALE, type } from '../text/typeStyles.ts';

const lay = (input: FlyerInput, format: 'letter' | 'postcard' | 'square' = 'letter') =>
  layoutFormat(input, fontMeasure, testQr, format).scene;
const textsOf = ({ ops }: Scene) => ops.filter((op) => op.kind === 'text');
const without = (input: FlyerInput): FlyerInput => ({
  ...input,
  fields: input.fields.filter(({ type: kind }) => kind !== 'image'),
});
const fills = ({ ops }: Scene) => ops.flatMap((op) => (op.kind === 'path' && op.fill ? [op.fill] : []));

it.each(LAYOUT_KEYS)('%s: all sizes are of one scale, and they are few', (layout) => {
  for (const format of ['letter', 'postcard', 'square'] as const) {
    if (!toFormats(layout).includes(format)) continue;
    const scene = lay(sampleFlyer(layout), format);
    // A postcard is drawn larger and printed smaller, all of it alike.
    const scale = format !== 'postcard' ? 1 : layout === 'greeting' ? 432 / 396 : 432 / 504;
    const sizes = [...new Set(textsOf(scene).map(({ size }) => size / scale))];
    for (const size of sizes)
      expect(Math.min(...TYPE_SCALE.map((step) => Math.abs(step - size))), `${size}`).toBeLessThan(0.02);
    expect(sizes.length).toBeLessThanOrEqual(11);
  }
});

it('a style takes the nearest size, and the smallest one stays readable', () => {
  expect(onScale({ ...type.body, size: 11, min: 8.5 })).toMatchObject({ size: 12, min: 8.5 });
  expect(onScale({ ...type.legal, size: 7, min: 7 })).toMatchObject({ size: 7, min: 7 });
  expect(onScale({ ...type.body, size: 6, min: 6.5 }).min).toBe(6);
});

it.each(['just-listed', 'open-house', 'co-brand'] as const)(
  '%s without a photo: no gables behind the address, but a drawing or a number',
  (layout) => {
    const bare = without(sampleFlyer(layout));
    const tinted = ({ ops }: Scene) =>
      ops.filter((op) => op.kind === 'path' && op.fill === '#b9cdbf' && op.opacity !== undefined);
    expect(tinted(lay(bare))).toEqual([]);
    const more = fills(lay(bare)).length - fills(lay({ ...bare, design: 5 })).length;
    const number = textsOf(lay(bare)).find(({ text }) => text === '14');
    if (layout === 'just-listed') expect(number?.size).toBeGreaterThanOrEqual(92);
    else expect(more).toBeGreaterThan(3);
  },
);

it('an event without a photo has its audience across the page, above the headline', () => {
  const scene = lay(without(sampleFlyer('event')));
  const headline = textsOf(scene).find(({ field }) => field === 'headline');
  const heads = scene.ops.filter((op) => op.kind === 'path' && op.fill === '#b9cdbf' && op.clip);
  expect(heads.length).toBeGreaterThan(10);
  for (const op of heads)
    if (op.kind === 'path')
      expect(op.clip?.[2]?.[2]).toBeLessThan((headline?.y ?? 0) - (headline?.size ?? 0) * 0.7);
});

it('on a square image the legal text is 20 pixels high or more, says what is required and not more', () => {
  for (const layout of LAYOUT_KEYS) {
    if (!toFormats(layout).includes('square')) continue;
    const scene = lay(sampleFlyer(layout), 'square');
    const legal = textsOf(scene).filter(({ box }) => box.y >= scene.footerTop);
    for (const { size, text } of legal) expect(size, text).toBeGreaterThanOrEqual(10);
    const words = legal
      .map(({ text }) => text)
      .join(' ')
      .replaceAll(/\s+/g, ' ')
      .replaceAll(/(?<=\w)- /g, '-');
    for (const part of [
      'NMLS # 1992001',
      'Equal Housing Opportunity',
      'sample license 9900192',
      'sample license 60DBO-99192',
      'Clifton branch, license 1992011',
      'nmlsconsumeraccess.org',
      'commitment to lend',
    ])
      expect(words, layout).toContain(part);
    // It stands beside the officer's name.
    expect(words).not.toContain('1992102');
  }
  const home = lay(sampleFlyer('greeting'), 'square');
  expect(
    Math.min(
      ...textsOf(home)
        .filter(({ box }) => box.y >= home.footerTop)
        .map(({ size }) => size),
    ),
  ).toBe(12);
});
