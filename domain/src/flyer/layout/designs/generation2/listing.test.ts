import { expect, it } from 'vitest';
import type { LayoutKey } from '../../../record/layoutKeys.ts';
import type { FlyerInput } from '../../flyerInput.ts';
import { layoutFlyer } from '../../layoutFlyer.ts';
import type { ImageOp, TextOp } from '../../scene/scene.ts';
import { sampleFlyer as anySample, HEADSHOT, PHOTO, type Variant } from '../../testing/sampleFlyer.ts';
import { testQr } from '../../testing/testQr.ts';
import { fontMeasure } from '../../text/measure.ts';

/** Returns a sample flyer of the second generation. */
const sampleFlyer = (layout: LayoutKey, variant: Variant = 'full', design = 2) =>
  anySample(layout, variant, design);

const LISTINGS = ['just-listed', 'open-house', 'co-brand'] as const;
const SMALL = ['photo_2', 'photo_3', 'photo_4'];

const lay = (input: FlyerInput) => layoutFlyer(input, fontMeasure, testQr);
const textsOf = (input: FlyerInput): TextOp[] => lay(input).scene.ops.filter((op) => op.kind === 'text');
const imagesOf = (input: FlyerInput): ImageOp[] => lay(input).scene.ops.filter((op) => op.kind === 'image');
const withSmall = (layout: (typeof LISTINGS)[number], keys = SMALL): FlyerInput => {
  const input = sampleFlyer(layout);
  return {
    ...input,
    fields: [
      ...input.fields,
      ...keys.map((key) => ({ key, label: key, type: 'image' as const, help_text: '' })),
    ],
    data: { ...input.data, ...Object.fromEntries(keys.map((key) => [key, `${PHOTO}?${key}`])) },
  };
};
const without = (input: FlyerInput, ...keys: string[]): FlyerInput => ({
  ...input,
  data: Object.fromEntries(Object.entries(input.data).filter(([key]) => !keys.includes(key))),
});

it.each([
  ['just-listed', 0.55],
  ['open-house', 0.55],
  ['co-brand', 0.52],
] as const)('%s: the photo takes up the larger part of a full page', (layout, share) => {
  const [main] = imagesOf(sampleFlyer(layout));
  expect(main?.field).toBe('property_photo');
  expect((main?.height ?? 0) / 792).toBeGreaterThanOrEqual(share);
});

it.each(LISTINGS)('%s: three small photos lie on the large one without touching', (layout) => {
  const input = withSmall(layout);
  expect(lay(input).issues).toEqual([]);
  const [main, ...small] = imagesOf(input);
  expect(small.map(({ field }) => field)).toEqual(SMALL);
  small.forEach((one, index) => {
    expect(one.height).toBeGreaterThan(40);
    expect(one.x + one.width).toBeLessThanOrEqual((main?.x ?? 0) + (main?.width ?? 0));
    expect(one.y + one.height).toBeLessThanOrEqual((main?.y ?? 0) + (main?.height ?? 0));
    const next = small[index + 1];
    if (next) expect(one.y + one.height).toBeLessThan(next.y);
  });
});

it('drops a fifth photo, and uses the first small one if the main photo is missing', () => {
  const five = withSmall('just-listed', [...SMALL, 'photo_5']);
  expect(lay(five).issues).toEqual([expect.objectContaining({ field: 'photo_5', kind: 'no-place' })]);
  const noMain = imagesOf(without(withSmall('just-listed'), 'property_photo'));
  expect(noMain.map(({ field }) => field)).toEqual(SMALL);
  expect(noMain[0]?.width).toBe(612);
});

it.each(LISTINGS)(
  '%s: without a photo, shows the address once in large letters and no street drawing',
  (layout) => {
    const input = without(sampleFlyer(layout), 'property_photo');
    const { issues, scene } = lay(input);
    expect(issues).toEqual([]);
    const address = textsOf(input).filter(({ field }) => field === 'property_address');
    const words = address.map(({ text }) => text).join(' ');
    expect(words).toBe(String(input.data.property_address).replace(',', ''));
    expect(Math.max(...address.map(({ size }) => size))).toBeGreaterThanOrEqual(40);
    // The walls of the drawn street.
    expect(scene.ops.some((op) => op.kind === 'path' && op.fill === '#efe0bd')).toBe(false);
  },
);

it('draws the street without photo and address', () => {
  const { ops } = lay(without(sampleFlyer('just-listed'), 'property_photo', 'property_address')).scene;
  expect(ops.some((op) => op.kind === 'path' && op.fill === '#efe0bd')).toBe(true);
});

it.each(LISTINGS)('%s: price and facts in 20 points', (layout) => {
  const figures = textsOf(sampleFlyer(layout)).filter(
    ({ field, face }) => /^(list_price|bedrooms|bathrooms)$/.test(field ?? '') && face === 'serifBold',
  );
  expect(figures.length).toBeGreaterThan(0);
  for (const { size } of figures) expect(size).toBeGreaterThanOrEqual(20);
});

it('shrinks facts that don’t fit at 20 points instead of dropping them', () => {
  const input = sampleFlyer('just-listed');
  const more = Array.from({ length: 15 }, (_, index) => `fact_${index}`);
  const full = {
    ...input,
    fields: [
      ...input.fields,
      ...more.map((key) => ({ key, label: key, type: 'string' as const, help_text: '' })),
    ],
    data: { ...input.data, ...Object.fromEntries(more.map((key) => [key, '1,240 sq ft'])) },
  };
  expect(lay(full).issues).toEqual([]);
  const sizes = textsOf(full).flatMap(({ field, text, size }) =>
    field === 'fact_14' && text.startsWith('1,240') ? [size] : [],
  );
  expect(sizes[0]).toBeLessThan(20);
});

it('frames the call to action with the code and the people to apply with', () => {
  const input = sampleFlyer('just-listed');
  const { scene } = lay(input);
  const code = scene.links[0]?.box;
  const frame = scene.ops.find(
    (op) => op.kind === 'path' && op.fill === undefined && op.stroke === '#ddb765' && op.strokeWidth === 1.25,
  );
  expect(frame).toBeDefined();
  const call = textsOf(input).filter(({ field }) => field === 'call_to_action');
  for (const { x, width, y } of call) {
    expect(x + width).toBeLessThan(code?.x ?? 0);
    expect(y).toBeGreaterThan(code?.y ?? 0);
    expect(y).toBeLessThan((code?.y ?? 0) + (code?.height ?? 0));
  }
  expect(textsOf(input).map(({ text }) => text)).toContain('Scan to apply with Maria');
  const plain = textsOf({ ...input, link: undefined }).map(({ text }) => text);
  expect(plain).not.toContain('Scan to apply with Maria');
});

it('draws the same person each time for someone without a photo; a photo replaces it', () => {
  const input = sampleFlyer('just-listed');
  const shapes = (given: FlyerInput) => lay(given).scene.ops.filter(({ kind }) => kind === 'path').length;
  const initials = textsOf(sampleFlyer('just-listed', 'full', 1)).map(({ text }) => text);
  expect(initials).toContain('MC');
  expect(textsOf(input).map(({ text }) => text)).not.toContain('MC');
  expect(lay(input).scene).toEqual(lay(input).scene);
  const photographed = { ...input, officer: { ...input.officer, photo: HEADSHOT } };
  expect(shapes(input) - shapes(photographed)).toBeGreaterThan(8);
  const someone = (portrait: string) => lay({ ...input, officer: { ...input.officer, portrait } }).scene;
  expect(someone('p3')).not.toEqual(someone('p4'));
});

it('prints no sentence twice', () => {
  const input = sampleFlyer('just-listed');
  const twice = {
    ...input,
    data: {
      ...input.data,
      call_to_action: input.data.headline,
      disclosure: 'All loans are subject to credit and property approval. Ask for a Loan Estimate.',
    },
  };
  const words = textsOf(twice)
    .map(({ text }) => text)
    .join(' ');
  expect(words.match(/subject to credit and property approval/g)).toHaveLength(1);
  expect(words.match(/sunlight/g)).toHaveLength(1);
  expect(words).toContain('Ask for a Loan Estimate.');
});
