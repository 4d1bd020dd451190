import { expect, it } from 'vitest';
import { toFormats } from '../../../compose/flyerFormats.ts';
import { LAYOUT_KEYS, type LayoutKey } from '../../../record/layoutKeys.ts';
import type { FlyerInput } from '../../flyerInput.ts';
import { layoutFormat } from '../../formats/layoutFormat.ts';
import type { Scene, TextOp } from '../../scene/scene.ts';
import { HEADSHOT, HOUSES, LOGO, PHOTO, realtor, sampleFlyer } from '../../testing/sampleFlyer.ts';
import { testQr } from '../../testing/testQr.ts';
import { fontMeasure } from '../../text/measure.ts';

const lay = (input: FlyerInput) => layoutFormat(input, fontMeasure, testQr, 'square');
const textsOf = ({ ops }: Scene): TextOp[] => ops.filter((op) => op.kind === 'text');
const wordsOf = (input: FlyerInput) =>
  textsOf(lay(input).scene)
    .map(({ text }) => text)
    .join(' ');
const photoField = { key: 'property_photo', label: 'Photo', type: 'image', help_text: '' } as const;

function withPhoto(input: FlyerInput): FlyerInput {
  const known = input.fields.find(({ type }) => type === 'image');
  const fields = known ? input.fields : [...input.fields, photoField];
  return { ...input, fields, data: { ...input.data, [known?.key ?? photoField.key]: PHOTO } };
}

function withoutPhoto(input: FlyerInput): FlyerInput {
  return {
    ...input,
    data: Object.fromEntries(
      Object.entries(input.data).filter(([, it]) => typeof it !== 'string' || !HOUSES.includes(it)),
    ),
  };
}

const SQUARES = LAYOUT_KEYS.filter((layout) => toFormats(layout).includes('square'));
/** From the sixth generation on, nothing covers their photos. */
const HOMES: readonly LayoutKey[] = ['just-listed', 'open-house', 'co-brand'];
/** Program figures need their explanatory text and rates their table, which leaves no room for a picture. */
const PICTURED = SQUARES.filter((layout) => layout !== 'program' && layout !== 'rate-sheet');
// A first-home photo is next to its steps.
const DECORATED = PICTURED.filter((layout) => !HOMES.includes(layout) && layout !== 'first-home');
const PARTNERS: Record<string, FlyerInput['realtor']> = {
  alone: undefined,
  'with a realtor': realtor,
  'with a realtor and a logo': { ...realtor, photo: HEADSHOT, logo: LOGO },
};
const SAMPLES = SQUARES.flatMap((layout) => Object.keys(PARTNERS).map((partner) => ({ layout, partner })));
const sample = (layout: LayoutKey, partner: string): FlyerInput => ({
  ...sampleFlyer(layout),
  // A co-branded flyer always has a realtor.
  realtor: layout === 'co-brand' ? realtor : PARTNERS[partner],
});

it.each(SAMPLES)('$layout $partner fits with and without a photo, with a large phone number', (one) => {
  for (const change of [withPhoto, withoutPhoto]) {
    const { scene, issues } = lay(change(sample(one.layout, one.partner)));
    expect(issues).toEqual([]);
    const phones = textsOf(scene).filter(({ field }) => /^(officer|realtor)\.phone$/.test(field ?? ''));
    expect(phones.length).toBeGreaterThan(0);
    for (const { size } of phones) expect(size).toBeGreaterThanOrEqual(15);
    // Above the legal text, the minimum is 6 pixels when the image is 360 pixels wide.
    for (const { size, y, text } of textsOf(scene))
      if (y < scene.footerTop) expect(size, text).toBeGreaterThanOrEqual(9);
  }
});

it.each(DECORATED)('%s: the photo covers 60 percent of the image, from edge to edge', (layout) => {
  for (const partner of [undefined, realtor]) {
    const { scene } = lay({
      ...withPhoto(sampleFlyer(layout)),
      realtor: partner ?? sampleFlyer(layout).realtor,
    });
    const photo = scene.ops.find((op) => op.kind === 'image' && HOUSES.includes(op.src));
    expect(photo).toMatchObject({ x: 0, y: 0, width: 540 });
    expect(photo?.kind === 'image' && photo.height).toBeGreaterThanOrEqual(540 * 0.6);
  }
});

it.each(DECORATED)('%s: the photo is dark under light text, whatever it shows', (layout) => {
  const { scene } = lay(withPhoto(sampleFlyer(layout)));
  const index = scene.ops.findIndex((op) => op.kind === 'image' && HOUSES.includes(op.src));
  const photo = scene.ops[index];
  const foot = photo?.kind === 'image' ? photo.height : 0;
  const shades = scene.ops.slice(index + 1).flatMap((op) => {
    const [start] = op.kind === 'path' && op.opacity !== undefined ? op.path : [];
    return start?.[0] === 'M' && op.kind === 'path' ? [{ y: start[2], opacity: op.opacity ?? 1 }] : [];
  });
  const lightAt = (y: number) => 1 - (shades.findLast((shade) => shade.y <= y)?.opacity ?? 0);
  const over = textsOf(scene).filter(({ y, field }) => y < foot && field !== 'company.name');
  expect(over.length).toBeGreaterThan(0);
  for (const { y, size, text } of over) expect(lightAt(y - size * 0.7), text).toBeLessThan(0.26);
});

it('leaves a home’s description off the image but keeps what explains a claim', () => {
  const home = sampleFlyer('just-listed');
  expect(wordsOf(home)).not.toContain('center-hall colonial');
  expect(wordsOf(home)).toContain('$649,000');
  const claim = { ...home, data: { ...home.data, headline: 'Move in with 3% down*' } };
  expect(wordsOf(claim)).toContain('center-hall colonial');
  const limits = { ...home, data: { ...home.data, description: 'A colonial. Subject to prior sale.' } };
  expect(wordsOf(limits)).toContain('Subject to prior sale.');
  expect(wordsOf(sampleFlyer('program'))).toContain('if you live in one of them.');
  // A greeting keeps its whole message.
  expect(wordsOf(sampleFlyer('greeting'))).toContain('May the porch light always be on');
});

it('shows rates and APRs in one size, with their date and assumptions', () => {
  const input = sampleFlyer('rate-sheet');
  for (const design of [1, 5, 6]) {
    const { scene, issues } = lay({ ...sampleFlyer('rate-sheet', 'full', design), realtor });
    expect(issues).toEqual([]);
    const figures = textsOf(scene).filter(({ field }) => /^(rate|apr)_/.test(field ?? ''));
    const percents = figures.filter(({ text }) => text.endsWith('%'));
    expect(percents).toHaveLength(8);
    expect(new Set(percents.map(({ size, face }) => `${size} ${face}`)).size).toBe(1);
    expect(percents[0]?.size).toBeGreaterThanOrEqual(17);
    const lines = [...new Set(percents.map(({ y }) => y))];
    expect(lines).toHaveLength(4);
  }
  expect(wordsOf(input)).toContain('Rates as of Oct 31, 2026');
  expect(wordsOf(input)).toContain('conventional $500,000 with 20% down');
  const { apr_va: _apr, ...data } = input.data;
  expect(lay({ ...input, data }).issues).toContainEqual(
    expect.objectContaining({ field: 'apr_va', kind: 'missing' }),
  );
});

it('a decorative photo is round, beside the headline, without text over it', () => {
  const given = sampleFlyer('program');
  const body = String(given.data.body).split('\n').slice(2, 4).join('\n');
  const short = { intro: '', headline: 'A smaller start', body };
  const { scene, issues } = lay(withPhoto({ ...given, data: { ...given.data, ...short } }));
  expect(issues).toEqual([]);
  const photo = scene.ops.find((op) => op.kind === 'image' && HOUSES.includes(op.src));
  if (photo?.kind !== 'image') throw new Error('no photo');
  expect(photo.width).toBe(132);
  for (const { x, y, width, text } of textsOf(scene)) {
    const isBeside = x + width <= photo.x + 8;
    expect(isBeside || y - 8 >= photo.y + photo.height, text).toBe(true);
  }
});

it('a program’s offer is large enough for a phone with its limits; the photo makes room for it', () => {
  for (const change of [withPhoto, withoutPhoto]) {
    const { scene, issues } = lay(change(sampleFlyer('program')));
    expect(issues).toEqual([]);
    const benefits = textsOf(scene).filter(({ field }) => field === 'body');
    expect(benefits.map(({ text }) => text).join(' ')).toContain('if you live in one of them.');
    for (const { size } of benefits) expect(size).toBeGreaterThanOrEqual(14);
  }
});

it.each(HOMES)(
  '%s: the photo covers 43 percent of the image, 38 beside a headline, with one large message',
  (layout) => {
    for (const partner of [undefined, realtor]) {
      const input = withPhoto(sampleFlyer(layout));
      const { scene } = lay({ ...input, realtor: partner ?? input.realtor });
      const index = scene.ops.findIndex((op) => op.kind === 'image' && HOUSES.includes(op.src));
      const photo = scene.ops[index];
      if (photo?.kind !== 'image') throw new Error('no photo');
      const isBeside = layout === 'co-brand';
      expect(photo.y).toBe(0);
      expect(photo.x).toBe(isBeside ? 540 - photo.width : 0);
      const foot = Math.max(...photo.clip.flatMap(([, , y]) => y ?? []));
      const wide = Math.max(...photo.clip.flatMap(([, x]) => x ?? [])) - photo.x;
      expect(wide * foot).toBeGreaterThanOrEqual(540 * 540 * (isBeside ? 0.38 : 0.43));
      // The house in the tests' photo (1060 x 936) has its roof a quarter from the top and its door ending three quarters from it: only
      // the doorstep may be cropped.
      const high = Math.max((photo.width * 936) / 1060, photo.height);
      const cropped = (high - photo.height) / 2;
      const card = scene.ops.slice(index + 1).find((op) => op.kind === 'path' && op.fill === '#fffdf9');
      const isCarded = layout === 'just-listed' && card?.kind === 'path';
      const seen = isCarded ? Math.min(...card.path.flatMap(([, , y]) => y ?? [])) : photo.height;
      expect(cropped / high).toBeLessThan(0.26);
      expect((cropped + seen) / high).toBeGreaterThan(0.72);
      for (const op of scene.ops.slice(index + 1)) {
        const points =
          op.kind === 'path' ? op.path.flatMap(([, x, y]) => (y === undefined ? [] : [[x, y]])) : [];
        const at = op.kind === 'path' ? points : [[op.x, op.y]];
        const left = Math.min(...at.map(([x = 0]) => x));
        const [top, end] = [Math.min(...at.map(([, y = 0]) => y)), Math.max(...at.map(([, y = 0]) => y))];
        // The company name may overlap the sky, and a card the lawn.
        const isInSky = layout === 'just-listed' && end <= 40;
        const right = Math.max(...at.map(([x = 0]) => x));
        const isAside = isBeside ? right <= photo.x : left >= wide;
        expect(isInSky || isAside || top >= (isBeside ? photo.height : 540 * 0.43) - 1).toBe(true);
      }
      const sizes = (field: string) => textsOf(scene).flatMap((op) => (op.field === field ? [op.size] : []));
      // On a line across the card, or in the column of two companies, it leaves the whole house visible.
      const leading = layout === 'open-house' ? 'open_house_date' : 'headline';
      const min = layout === 'open-house' ? 30 : 24;
      if (layout === 'just-listed') expect(cropped / high).toBeLessThan(0.22);
      else expect(cropped / high).toBeLessThan(0.1);
      expect(Math.max(...sizes(leading))).toBeGreaterThanOrEqual(min);
      expect(Math.min(...sizes('list_price').filter((size) => size !== 12))).toBeGreaterThanOrEqual(19);
      expect(Math.min(...sizes('property_address'))).toBeGreaterThanOrEqual(15);
      const drawn = textsOf(scene).map(({ field }) => field);
      for (const left of ['call_to_action', 'description']) expect(drawn).not.toContain(left);
      const home = textsOf(scene).filter(({ field }) => field === 'bedrooms');
      const line = home.map(({ text }) => text.replaceAll('\u00a0', ' '));
      const homes: Partial<Record<typeof layout, string[]>> = {
        'just-listed': ['4 beds \u00b7 2.5 baths \u00b7 2,140 sq ft'],
        'open-house': ['4 beds \u00b7 2.5 baths', '2,380 sq ft'],
        'co-brand': ['5 beds \u00b7 3 baths'],
      };
      expect(line).toEqual(homes[layout] ?? []);
    }
  },
);

it('keeps a home’s call to action on the image if it states a limit', () => {
  const input = sampleFlyer('just-listed');
  const given = { ...input, data: { ...input.data, call_to_action: 'Apply now. Subject to eligibility.' } };
  expect(wordsOf(given)).toContain('Subject to eligibility.');
});

it('adds “Open house” above a headline that doesn’t mention it', () => {
  const input = sampleFlyer('open-house');
  const drawn = (headline: string) =>
    wordsOf({ ...input, data: { ...input.data, headline } }).match(/open house/gi)?.length;
  expect(drawn('Come and see the garden')).toBe(1);
  expect(drawn('Open house this weekend')).toBe(1);
});

it('an image of the fourth generation looks unchanged', () => {
  const { scene } = lay(sampleFlyer('just-listed', 'full', 4));
  expect(textsOf(scene).some(({ text }) => text.includes('center-hall colonial'))).toBe(true);
  expect(scene.ops.find((op) => op.kind === 'image')).toMatchObject({ y: 0, width: 540 });
  expect(scene.ops.some((op) => op.kind === 'path' && op.opacity !== undefined)).toBe(false);
});

it('a program with few benefits has a large headline and benefits in 18 points or more', () => {
  const input = sampleFlyer('program');
  const body = String(input.data.body).split('\n').slice(0, 2).join('\n');
  const few = { ...input, data: { headline: 'You served. Come home.', body } };
  const sizes = (field: string) =>
    textsOf(lay(few).scene).flatMap((op) => (op.field === field ? [op.size] : []));
  expect(lay(few).issues).toEqual([]);
  expect(Math.max(...sizes('headline'))).toBeGreaterThan(40);
  expect(Math.min(...sizes('body'))).toBeGreaterThanOrEqual(18);
});
