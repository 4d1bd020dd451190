import { describe, expect, it } from 'vitest';
import type { FlyerInput } from '../../flyerInput.ts';
import { layoutFlyer } from '../../layoutFlyer.ts';
import type { ImageOp, TextOp } from '../../scene/scene.ts';
import { LOGO, PHOTO, sampleFlyer } from '../../testing/sampleFlyer.ts';
import { testQr } from '../../testing/testQr.ts';
import { fontMeasure } from '../../text/measure.ts';

const LISTINGS = ['just-listed', 'open-house'] as const;
const FACTS = ['list_price', 'bedrooms', 'bathrooms', 'living_area', 'built'];
const SMALL = ['photo_2', 'photo_3', 'photo_4'];

const lay = (input: FlyerInput) => layoutFlyer(input, fontMeasure, testQr);
const textsOf = (input: FlyerInput): TextOp[] => lay(input).scene.ops.filter((op) => op.kind === 'text');
const imagesOf = (input: FlyerInput): ImageOp[] => lay(input).scene.ops.filter((op) => op.kind === 'image');
const withFields = (
  input: FlyerInput,
  keys: readonly string[],
  type: 'image' | 'string',
  toValue: (key: string) => string,
): FlyerInput => ({
  ...input,
  fields: [...input.fields, ...keys.map((key) => ({ key, label: key, type, help_text: '' }))],
  data: { ...input.data, ...Object.fromEntries(keys.map((key) => [key, toValue(key)])) },
});
const without = (input: FlyerInput, ...keys: string[]): FlyerInput => ({
  ...input,
  data: Object.fromEntries(Object.entries(input.data).filter(([key]) => !keys.includes(key))),
});
/** Returns whether the street is drawn, by the color of its walls. */
const hasStreet = (input: FlyerInput) =>
  lay(input).scene.ops.some((op) => op.kind === 'path' && op.fill === '#efe0bd');

describe.each(LISTINGS)('%s', (layout) => {
  const input = sampleFlyer(layout);

  it('three small photos lie on or beside the large one without touching; a fifth is dropped', () => {
    const pictured = withFields(input, SMALL, 'image', (key) => `${PHOTO}?${key}`);
    expect(lay(pictured).issues).toEqual([]);
    const [main, ...small] = imagesOf(pictured);
    expect(small.map(({ field }) => field)).toEqual(SMALL);
    small.forEach((one, index) => {
      expect(one.height).toBeGreaterThan(40);
      const edge = (main?.x ?? 0) + (main?.width ?? 0);
      if (layout === 'just-listed') expect(one.x + one.width).toBeLessThanOrEqual(edge);
      else expect(one.x).toBeGreaterThan(edge);
      expect(one.y).toBeGreaterThanOrEqual(main?.y ?? 0);
      expect(one.y + one.height).toBeLessThanOrEqual((main?.y ?? 0) + (main?.height ?? 0));
      const next = small[index + 1];
      // In a row along the bottom of Just Listed's photo, stacked next to an open house's.
      if (next && layout === 'just-listed') {
        expect(one.x + one.width).toBeLessThan(next.x);
        expect(one.y).toBeGreaterThan((main?.height ?? 0) / 2);
      } else if (next) expect(one.y + one.height).toBeLessThan(next.y);
    });
    const five = withFields(pictured, ['photo_5'], 'image', () => PHOTO);
    expect(lay(five).issues).toEqual([expect.objectContaining({ field: 'photo_5', kind: 'no-place' })]);
  });

  it('without a photo, shows the address once in large letters and no street drawing', () => {
    const bare = without(input, 'property_photo');
    expect(lay(bare).issues).toEqual([]);
    const address = textsOf(bare).filter(({ field }) => field === 'property_address');
    const words = address.map(({ text }) => text).join(' ');
    expect(words.replace('\u00a0', ' ')).toBe(String(input.data.property_address).replace(',', ''));
    expect(Math.max(...address.map(({ size }) => size))).toBeGreaterThanOrEqual(38);
    expect(hasStreet(bare)).toBe(false);
    const gables = (given: FlyerInput, opacity: number) =>
      lay(given).scene.ops.filter(
        (op) => op.kind === 'path' && op.fill === '#b9cdbf' && op.opacity === opacity,
      );
    expect(gables(bare, 0.62)).toEqual([]);
    const earlier = without(sampleFlyer('just-listed', 'full', 5), 'property_photo');
    // A house number stays on its street's line.
    expect(textsOf(earlier).find(({ field }) => field === 'property_address')?.text).toMatch(/^\d+\u00a0/);
    expect(gables(earlier, 0.62)).toHaveLength(3);
    expect(gables({ ...bare, design: 3 }, 0.3)).toHaveLength(3);
    expect(gables({ ...bare, design: 2 }, 0.3)).toEqual([]);
    expect(hasStreet(without(input, 'property_photo', 'property_address'))).toBe(true);
  });

  it('shows price and facts in 20 points, or smaller if there are many, instead of dropping them', () => {
    const figures = textsOf(input).filter(
      ({ field, face }) => /^(list_price|bedrooms|bathrooms)$/.test(field ?? '') && !face.startsWith('sans'),
    );
    expect(figures.length).toBeGreaterThan(0);
    for (const { size } of figures) expect(size).toBeGreaterThanOrEqual(20);
    const more = Array.from({ length: 12 }, (_, index) => `fact_${index}`);
    const full = withFields(input, more, 'string', () => '1,240 sq ft');
    expect(lay(full).issues).toEqual([]);
    const drawn = new Set(textsOf(full).map(({ field }) => field));
    expect(more.filter((key) => !drawn.has(key))).toEqual([]);
  });

  it('omits the scan label without a link and call to action', () => {
    const words = (given: FlyerInput) => textsOf(given).map(({ text }) => text);
    expect(words(input)).toContain('Scan to reach Maria');
    expect(words({ ...input, link: undefined }).join(' ')).not.toContain('Scan');
    expect(lay({ ...without(input, 'call_to_action'), link: undefined }).issues).toEqual([]);
  });
});

it('magazine page: price, facts and code in a column beside the photo, story below', () => {
  const input = sampleFlyer('just-listed');
  const [photo] = imagesOf(input);
  expect(photo).toMatchObject({ field: 'property_photo', x: 0, y: 0 });
  expect((photo?.height ?? 0) / 792).toBeGreaterThan(0.55);
  const columnTexts = textsOf(input).filter(({ field }) =>
    /^(list_price|bedrooms|call_to_action)$/.test(field ?? ''),
  );
  const edge = Math.min(...columnTexts.map(({ x }) => x));
  // Cropped to its visible part, so that the column doesn't cover a house in the middle.
  expect(photo?.width).toBeLessThan(edge);
  expect(Math.min(...columnTexts.map(({ y }) => y))).toBeLessThan(photo?.height ?? 0);
  for (const { field, x, y, width } of textsOf(input)) {
    if (!/^(headline|description|officer\.name)$/.test(field ?? '')) continue;
    expect(x + width).toBeLessThan(edge);
    expect(y).toBeGreaterThan(photo?.height ?? 0);
  }
  expect(lay(input).scene.links[0]?.box.x).toBeGreaterThanOrEqual(edge);
});

describe('with nothing for the column', () => {
  const input = { ...without(sampleFlyer('just-listed'), ...FACTS, 'call_to_action'), link: undefined };
  const darkOf = (given: FlyerInput) =>
    lay(given).scene.ops.flatMap((op) =>
      op.kind === 'path' && op.fill === '#1e4034' ? [Math.min(...op.path.flatMap(([, x]) => x ?? []))] : [],
    );

  it('omits the column and uses the full width for texts', () => {
    expect(darkOf(input).filter((x) => x > 306)).toEqual([]);
    const headline = textsOf(input).filter(({ field }) => field === 'headline');
    expect(Math.max(...headline.map(({ x, width }) => x + width))).toBeGreaterThan(380);
    expect(lay(input).issues).toEqual([]);
    // Unchanged from what was approved before.
    expect(darkOf({ ...input, design: 4 }).filter((x) => x > 306)).not.toEqual([]);
  });

  it('shows the address across the page if there’s no photo either', () => {
    const bare = without(input, 'property_photo');
    expect(darkOf(bare)).toEqual([0]);
    const address = textsOf(bare).filter(({ field }) => field === 'property_address');
    expect(address.some(({ text, size }) => text === '14' && size > 100)).toBe(true);
    expect(address.some(({ text, size }) => text === 'Maple Avenue' && size > 40)).toBe(true);
  });
});

it('with a realtor, the photo keeps its share, and role and email are beside name and phone', () => {
  const input = sampleFlyer('just-listed', 'partners');
  for (const logo of [undefined, LOGO]) {
    const given = { ...input, realtor: input.realtor && { ...input.realtor, logo } };
    const photo = imagesOf(given).find(({ field }) => field === 'property_photo');
    expect((photo?.height ?? 0) / 792).toBeGreaterThan(0.54);
    const textOf = (name: string) => textsOf(given).find(({ field }) => field === name);
    const pairs = [
      // The logo takes the room of the text that it replaces.
      ...(logo === undefined ? ([['realtor.name', 'realtor.role']] as const) : []),
      ['realtor.phone', 'realtor.email'],
    ] as const;
    for (const [left, right] of pairs) {
      expect(textOf(right)?.y).toBe(textOf(left)?.y);
      expect(textOf(right)?.x).toBeGreaterThan((textOf(left)?.x ?? 0) + (textOf(left)?.width ?? 0));
    }
    expect(imagesOf(given).some(({ field }) => field === 'realtor.logo')).toBe(logo !== undefined);
  }
  const email = 'patricia.constance.doyle@doyle-and-daughters-realty.example';
  const long = { ...input, realtor: input.realtor && { ...input.realtor, email } };
  const [phone, mail] = ['realtor.phone', 'realtor.email'].map((name) =>
    textsOf(long).find(({ field }) => field === name),
  );
  expect(mail?.x).toBe(phone?.x);
  expect(mail?.y).toBeGreaterThan(phone?.y ?? 0);
});

it('a full column still leaves part of the photo visible', () => {
  const input = sampleFlyer('just-listed', 'full', 5);
  const facts = Array.from({ length: 12 }, (_, index) => `fact_${index}`);
  for (const given of [input, withFields(input, facts, 'string', () => '1,240 sq ft')]) {
    const shapes = lay(given).scene.ops.flatMap((op) => (op.kind === 'path' ? [op] : []));
    const corners = shapes.map(({ fill, path }) => ({
      fill,
      x: Math.min(...path.flatMap(([, x]) => x ?? [])),
      y: Math.min(...path.flatMap(([, , y]) => y ?? [])),
    }));
    const top = corners.find(({ fill, x }) => fill === '#1e4034' && x > 306)?.y;
    expect(top).toBeGreaterThanOrEqual(88);
    expect(top).toBeLessThan(imagesOf(given)[0]?.height ?? 0);
  }
});

it('poster: whole photo, then date and time in the largest letters, then the price', () => {
  const input = sampleFlyer('open-house');
  const of = (...keys: string[]) => textsOf(input).filter(({ field }) => keys.includes(field ?? ''));
  const headline = of('headline');
  expect(headline.map(({ text }) => text).join(' ')).toBe('Open house');
  const brand = of('company.name').filter(({ y }) => y < 600)[0];
  expect(brand?.x).toBeGreaterThan((headline[0]?.x ?? 612) + (headline[0]?.width ?? 0) + 48);
  const [photo] = imagesOf(input);
  expect(photo).toMatchObject({ x: 0, y: 0, width: 612 });
  const foot = photo?.height ?? 0;
  // Nothing covers it, so the house is visible from its roof to its door.
  expect(foot / 792).toBeGreaterThan(0.51);
  for (const { y, size } of headline) expect(y - size * 0.8).toBeGreaterThan(foot);
  const when = of('open_house_date', 'open_house_time');
  expect(when.map(({ text }) => text)).toEqual(['Sunday, Nov 8 · 1-4 PM']);
  expect(headline).toHaveLength(1);
  for (const { y } of when) expect(y).toBeGreaterThanOrEqual(headline[0]?.y ?? 792);
  const largest = Math.max(...textsOf(input).map(({ size }) => size));
  expect(when[0]?.size).toBe(largest);
  expect(largest).toBeGreaterThanOrEqual(38);
  const price = of('list_price').find(({ text }) => text === '$725,000');
  expect(price?.y).toBeGreaterThan(Math.max(...when.map(({ y }) => y)));
  expect(price?.x).toBeGreaterThan(306);
  const label = of('list_price').find(({ text }) => text === 'List price');
  expect(label?.y).toBeCloseTo(price?.y ?? 0, 1);
  expect((label?.x ?? 612) + (label?.width ?? 0)).toBeLessThan(price?.x ?? 0);
});

it('falls back to the second generation’s layout and font if only that fits', () => {
  const input = sampleFlyer('just-listed');
  const description = 'A center-hall colonial on a quiet block, with the original oak floors. '.repeat(37);
  const { headline, property_address } = input.data;
  const long = { ...input, design: 3, data: { headline, property_address, description } };
  const { scene, issues } = lay(long);
  expect(issues).toEqual([]);
  expect(scene).toEqual(lay({ ...long, design: 2 }).scene);
  // A text that doesn't fit at any size is reported as in this generation.
  const longer = { ...long, data: { ...long.data, description: description.repeat(4) } };
  expect(lay(longer).issues).toEqual([expect.objectContaining({ field: 'description', kind: 'too-long' })]);
});

it('letters missing in a layout’s font use the default font', () => {
  const input = sampleFlyer('open-house', 'full', 5);
  const greek = { ...input, data: { ...input.data, headline: 'Σπίτι στον κήπο' } };
  expect(lay(greek).issues).toEqual([]);
  const faces = new Set(textsOf(greek).map(({ face }) => face));
  expect(faces).toContain('serifBold');
  expect(faces).not.toContain('oswaldBold');
  expect(new Set(textsOf(input).map(({ face }) => face))).toContain('oswaldBold');
});
