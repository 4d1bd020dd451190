import { expect, it } from 'vitest';
import { toFormats } from '../../compose/flyerFormats.ts';
import { LAYOUT_KEYS } from '../../record/layoutKeys.ts';
import type { FlyerInput } from '../flyerInput.ts';
import type { Scene, TextOp } from '../scene/scene.ts';
import { HEADSHOT, HOUSES, LOGO, PHOTO, realtor, sampleFlyer } from '../testing/sampleFlyer.ts';
import { testQr } from '../testing/testQr.ts';
import { fontMeasure } from '../text/measure.ts';
import { layoutFormat } from './layoutFormat.ts';

const lay = (input: FlyerInput) => layoutFormat(input, fontMeasure, testQr, 'postcard');
const textsOf = ({ ops }: Scene): TextOp[] => ops.filter((op) => op.kind === 'text');
const POSTCARDS = LAYOUT_KEYS.filter((layout) => toFormats(layout).includes('postcard'));
const photo = { key: 'photo', label: 'Photo', type: 'image', help_text: '' } as const;

function withPhoto(input: FlyerInput): FlyerInput {
  if (input.fields.some(({ type }) => type === 'image')) return input;
  return { ...input, fields: [...input.fields, photo], data: { ...input.data, photo: PHOTO } };
}

const PARTNERS = { bare: realtor, full: { ...realtor, photo: HEADSHOT, logo: LOGO } };

it.each(POSTCARDS)('%s fits with a realtor, with and without a photo', (layout) => {
  for (const partner of Object.values(PARTNERS)) {
    const input = { ...sampleFlyer(layout), realtor: partner };
    for (const given of [input, withPhoto(input)]) expect(lay(given).issues).toEqual([]);
  }
});

it.each(['open-house', 'co-brand', 'program'] as const)(
  '%s: the call to action is 12.8 points or more, alone and with a realtor',
  (layout) => {
    const input = sampleFlyer(layout);
    const partners = layout === 'co-brand' ? [realtor] : [undefined, realtor];
    for (const partner of partners) {
      const words = textsOf(lay({ ...input, realtor: partner }).scene);
      const action = words.filter(({ field }) => field === 'call_to_action');
      expect(action.length).toBeGreaterThan(0);
      for (const { size, text } of action) expect(size, text).toBeGreaterThanOrEqual(12.8);
      const texts = words.filter(({ field }) => field === 'body' || field === 'description');
      for (const { size, text } of texts) expect(size, text).toBeGreaterThanOrEqual(8);
    }
    const older = sampleFlyer(layout, 'full', 4);
    const earlier = textsOf(lay(older).scene);
    const action = earlier.filter(({ field }) => field === 'call_to_action');
    expect(Math.max(...action.map(({ size }) => size))).toBeLessThan(12.8);
  },
);

it('an invitation with a realtor and a picture keeps its agenda readable', () => {
  const input = withPhoto({ ...sampleFlyer('event'), realtor });
  const agenda = textsOf(lay(input).scene).filter(
    ({ field, text }) => field === 'agenda' && text !== 'WHAT YOU’LL LEARN',
  );
  expect(agenda.map(({ text }) => text).join(' ')).toContain('From offer to keys');
  for (const { size } of agenda) expect(size).toBeGreaterThanOrEqual(9);
});

it('no text covers a program’s photo', () => {
  const { scene } = lay(withPhoto(sampleFlyer('program')));
  const picture = scene.ops.find((op) => op.kind === 'image' && HOUSES.includes(op.src));
  const intro = textsOf(scene).filter(({ field }) => field === 'intro');
  expect(intro.length).toBeGreaterThan(0);
  if (picture?.kind !== 'image') throw new Error('no photo');
  for (const { x, width, text } of intro) expect(x + width, text).toBeLessThanOrEqual(picture.x);
  expect(picture.x + picture.width, 'within the margin').toBeLessThan(scene.width - 20);
});
