import { expect, it } from 'vitest';
import { toFormats } from '../../compose/flyerFormats.ts';
import { LAYOUT_KEYS } from '../../record/layoutKeys.ts';
import { ADDRESS_AREA, ADDRESS_SIDE, BARCODE_ZONE } from '../designs/generation6/postcard/postalZones.ts';
import type { FlyerInput } from '../flyerInput.ts';
import type { Box, Scene } from '../scene/scene.ts';
import { HOUSES, LOGO, realtor, sampleFlyer } from '../testing/sampleFlyer.ts';
import { testQr } from '../testing/testQr.ts';
import { fontMeasure } from '../text/measure.ts';
import { layoutFormat } from './layoutFormat.ts';

const lay = (input: FlyerInput, format: 'letter' | 'postcard' | 'postcard-bleed' = 'postcard') =>
  layoutFormat(input, fontMeasure, testQr, format);
const POSTCARDS = LAYOUT_KEYS.filter((layout) => toFormats(layout).includes('postcard'));

/** Returns everything drawn on the page, without the page background. */
const drawn = ({ ops }: Scene): { box: Box; what: string }[] =>
  ops.slice(1).map((op) => {
    if (op.kind === 'text')
      return { box: { x: op.x, y: op.y - op.size, width: op.width, height: op.size * 1.3 }, what: op.text };
    if (op.kind === 'image') return { box: op, what: op.alt };
    // The visible corners of a shape: its clip's, or else its own.
    const points = (op.clip ?? op.path).flatMap(([, ...numbers]) => numbers);
    const [xs, ys] = [0, 1].map((axis) => points.filter((_, index) => index % 2 === axis)) as [
      number[],
      number[],
    ];
    const [x, y] = [Math.min(...xs), Math.min(...ys)];
    return {
      box: { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y },
      what: op.fill ?? 'line',
    };
  });

const overlaps = (one: Box, other: Box) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

it('the zones match the Postal Service’s, in points', () => {
  expect(BARCODE_ZONE).toEqual({ x: 648 - 342, y: 432 - 45, width: 342, height: 45 });
  expect(ADDRESS_AREA.x + ADDRESS_AREA.width).toBe(648 - 36);
  expect(ADDRESS_AREA.y).toBe(432 - 198);
  expect(ADDRESS_AREA.y + ADDRESS_AREA.height).toBe(432 - 45);
  // A 4-inch address with room for 5 lines.
  expect(ADDRESS_AREA.width).toBeGreaterThanOrEqual(4 * 72);
});

it.each(POSTCARDS)('%s: prints nothing in the address and barcode areas', (layout) => {
  for (const input of [
    sampleFlyer(layout),
    sampleFlyer(layout, 'long'),
    { ...sampleFlyer(layout), realtor, link: undefined, branch: undefined },
  ]) {
    const { back } = lay(input);
    if (!back) throw new Error('no address side');
    expect([back.width, back.height]).toEqual([ADDRESS_SIDE.width, ADDRESS_SIDE.height]);
    for (const { box, what } of drawn(back))
      for (const zone of [ADDRESS_AREA, BARCODE_ZONE]) expect(overlaps(box, zone), what).toBe(false);
  }
});

it('has a return address, a postage area, the officer with NMLS number and Equal Housing', () => {
  const { back, issues } = lay(sampleFlyer('just-listed'));
  expect(issues).toEqual([]);
  const texts = back?.ops.filter((op) => op.kind === 'text') ?? [];
  const words = texts.map(({ text }) => text).join(' ');
  for (const part of [
    'Larkfield Home Mortgage',
    '1200 Route 46 West Clifton, NJ 07013',
    'Postage stamp',
    'Maria Castellano',
    'NMLS # 1992102',
    'NMLS # 1992001',
    'Equal Housing Opportunity',
    '(973) 555-0102',
  ])
    expect(words).toContain(part);
  const postage = texts.find(({ text }) => text.startsWith('Postage'));
  expect(postage?.x).toBeGreaterThan(648 * 0.75);
  expect(postage?.y).toBeLessThan(432 / 3);
  // People read it, not only machines: USPS asks for 8 points or more in addresses.
  for (const { size, field } of texts) if (field === 'branch.address') expect(size).toBeGreaterThanOrEqual(8);
  expect(back?.links[0]?.url).toBe(sampleFlyer('just-listed').link);
});

it('has the same scan label on both sides, and on a greeting’s page', () => {
  const words = (scene: Scene | undefined) =>
    (scene?.ops ?? []).flatMap((op) => (op.kind === 'text' ? [op.text] : [])).join(' ');
  for (const [layout, label] of [
    ['event', 'Scan to sign up'],
    ['greeting', 'Scan to reach Maria'],
    ['greeting', 'Scan to reach us'],
  ] as const) {
    const input = sampleFlyer(layout, label.endsWith('us') ? 'partners' : 'full');
    const { back } = lay(input);
    const { scene } = lay(input, layout === 'greeting' ? 'letter' : 'postcard');
    for (const side of [scene, back]) expect(words(side)).toContain(label);
  }
});

it.each(['just-listed', 'open-house', 'co-brand'] as const)(
  '%s: the photo beside the address shows a house from its roof to its doorstep',
  (layout) => {
    const { back } = lay(sampleFlyer(layout));
    const photo = back?.ops.find((op) => op.kind === 'image' && HOUSES.includes(op.src));
    if (photo?.kind !== 'image') throw new Error('no photo');
    // The tests' photo is 1060 x 936.
    expect(photo.height / ((photo.width * 936) / 1060)).toBeGreaterThan(0.6);
  },
);

it('a card approved in an earlier generation has one page, with bleed as well', () => {
  for (const format of ['postcard', 'postcard-bleed'] as const) {
    expect(lay(sampleFlyer('event', 'full', 5), format).back).toBeUndefined();
    expect(lay(sampleFlyer('event'), format).back).toBeDefined();
  }
});

it('with bleed, both sides extend past the cut', () => {
  const { scene, back } = lay(sampleFlyer('open-house'), 'postcard-bleed');
  expect([scene.bleed, back?.bleed]).toEqual([9, 9]);
  expect(Math.min(...drawn(back as Scene).map(({ box }) => box.x))).toBe(-9);
});

const wordsOf = (scene: Scene | undefined): string =>
  (scene?.ops ?? []).flatMap((op) => (op.kind === 'text' ? [op.text] : [])).join(' ');

it('repeats the front’s offer briefly, with its photo or drawing', () => {
  const home = lay(sampleFlyer('just-listed')).back;
  for (const part of [
    '$649,000',
    'Just listed: sunlight in every room',
    '14 Maple Avenue, Clifton, NJ 07011',
  ])
    expect(wordsOf(home)).toContain(part);
  expect(home?.ops.some((op) => op.kind === 'image' && HOUSES.includes(op.src))).toBe(true);
  expect(wordsOf(lay(sampleFlyer('open-house')).back)).toContain('Sunday, Nov 8 · 1-4 PM');
  // A loan's figures appear only next to their terms, on the front.
  const program = wordsOf(lay(sampleFlyer('program')).back);
  expect(program).toContain('A smaller down payment opens the door');
  expect(program).not.toContain('3.5%');
  expect(program).toContain('terms are on the other side');
});

it('address sides differ by layout', () => {
  const shapes = POSTCARDS.map((layout) =>
    JSON.stringify(
      lay({ ...sampleFlyer(layout), data: {}, link: undefined }).back?.ops.filter(
        ({ kind }) => kind === 'path',
      ),
    ),
  );
  expect(new Set(shapes).size).toBeGreaterThanOrEqual(POSTCARDS.length - 1);
});

it('a realtor on the front is on the address side, too', () => {
  for (const layout of POSTCARDS) {
    const { back, issues } = lay({ ...sampleFlyer(layout), realtor });
    expect(issues).toEqual([]);
    for (const part of ['Maria Castellano', 'Patricia Doyle', '(973) 555-0166', 'are not affiliated'])
      expect(wordsOf(back), layout).toContain(part);
  }
});

it.each(POSTCARDS)('%s: no text overlaps another, however long names are', (layout) => {
  const long = sampleFlyer(layout, 'long');
  for (const input of [long, { ...long, realtor: layout === 'co-brand' ? realtor : undefined }]) {
    const texts = (lay(input).back?.ops ?? []).flatMap((op) => (op.kind === 'text' ? [op] : []));
    texts.forEach((a, index) => {
      for (const b of texts.slice(index + 1)) {
        const isBeside = a.x + a.width <= b.x + 0.3 || b.x + b.width <= a.x + 0.3;
        const isApart = a.y <= b.y - b.size * 0.48 + 0.3 || b.y <= a.y - a.size * 0.48 + 0.3;
        if (a.block !== b.block) expect(isBeside || isApart, `${a.text} / ${b.text}`).toBe(true);
      }
    });
  }
});

it('first homes, programs and events have a full-height column beside their picture', () => {
  for (const layout of POSTCARDS) {
    const { back } = lay({ ...sampleFlyer(layout), data: { headline: 'One step at a time' } });
    const isTall = drawn(back as Scene).some(
      ({ box }) => box.x === 0 && box.width < 300 && box.height === 432,
    );
    expect(isTall, layout).toBe(['first-home', 'program', 'event'].includes(layout));
  }
});

it('a card of two companies shows them side by side above the band', () => {
  const backOf = (input: FlyerInput) => lay(input).back?.ops ?? [];
  const input = sampleFlyer('co-brand', 'partners');
  const texts = backOf(input).filter((op) => op.kind === 'text');
  const [sender] = texts.filter(({ text }) => text.startsWith('Larkfield'));
  const named = texts.filter(({ text, y }) => text.startsWith('Doyle') && y < 60);
  expect(named).toHaveLength(1);
  expect(named[0]?.x).toBeGreaterThan(sender?.x ?? 0);
  if (!input.realtor) throw new Error('no realtor');
  const withLogo = backOf({ ...input, realtor: { ...input.realtor, logo: LOGO } });
  expect(withLogo.some((op) => op.kind === 'image' && op.field === 'realtor.logo')).toBe(true);
});
