import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DEFAULT_LOOK } from '../../company/companyLook.ts';
import { HEADING_FAMILIES } from '../../company/headingFamily.ts';
import type { TemplateField } from '../../template/template.ts';
import { LAYOUT_KEYS, type LayoutKey } from '../record/layoutKeys.ts';
import { toGeneral } from './complianceFooter.ts';
import type { FlyerInput } from './flyerInput.ts';
import { layoutFlyer } from './layoutFlyer.ts';
import type { Scene, TextOp } from './scene/scene.ts';
import { HEADSHOT, PHOTO, sampleFlyer, VARIANTS } from './testing/sampleFlyer.ts';
import { testQr } from './testing/testQr.ts';
import { fontMeasure } from './text/measure.ts';
import { isCoveredBy } from './text/withoutRepeats.ts';

const lay = (input: FlyerInput) => layoutFlyer(input, fontMeasure, testQr);
const textsOf = ({ ops }: Scene) => ops.filter((op) => op.kind === 'text');
/** Leaves out the watermark, which overlaps everything. */
const printed = (scene: Scene) => textsOf(scene).filter(({ rotate }) => rotate === undefined);
const wordsOf = (scene: Scene) =>
  printed(scene)
    .map(({ text }) => text)
    .join(' ');

/** A quarter of an inch, which every printer can print. */
const SAFE = 18;

describe.each(LAYOUT_KEYS)('%s', (layout) => {
  test.each(VARIANTS)('%s: everything fits', (variant) => {
    const { scene, issues } = lay(sampleFlyer(layout, variant));
    expect(issues).toEqual([]);
    expectSound(scene);
  });

  // Flyers approved in the first generation keep their look.
  test.each(VARIANTS)('%s: matches the stored scene', (variant) => {
    const { scene, issues } = lay(sampleFlyer(layout, variant, 1));
    expect(issues).toEqual([]);
    expect(outline(scene)).toMatchSnapshot();
  });

  test.each(VARIANTS)('%s: matches the stored scene in the second generation', (variant) => {
    const { scene, issues } = lay(sampleFlyer(layout, variant, 2));
    expect(issues).toEqual([]);
    expect(outline(scene)).toMatchSnapshot();
  });

  test.each(VARIANTS)('%s: matches the stored scene in the third generation', (variant) => {
    expect(outline(lay(sampleFlyer(layout, variant, 3)).scene)).toMatchSnapshot();
  });

  test.each(VARIANTS)('%s: matches the stored scene in the fourth generation', (variant) => {
    expect(outline(lay(sampleFlyer(layout, variant, 4)).scene)).toMatchSnapshot();
  });

  test.each(VARIANTS)('%s: matches the stored scene in the fifth generation', (variant) => {
    expect(outline(lay(sampleFlyer(layout, variant, 5)).scene)).toMatchSnapshot();
  });

  test.each(VARIANTS)('%s: matches the stored scene in the sixth generation', (variant) => {
    expect(outline(lay(sampleFlyer(layout, variant)).scene)).toMatchSnapshot();
  });

  test('shows every filled field', () => {
    const input = sampleFlyer(layout);
    const { scene } = lay(input);
    const drawn = new Set(scene.ops.flatMap((op) => (op.kind === 'path' || !op.field ? [] : [op.field])));
    // Parts of one line are assigned to the line's first field.
    const joined = ['open_house_time', 'property_address'];
    // The officer's own number is next to their name.
    if (layout === 'event') joined.push('rsvp_phone');
    // The general text already says each of its sentences.
    const general = toGeneral(input).split(/(?<=\.) /);
    const { disclosure } = input.data;
    const given = typeof disclosure === 'string' ? disclosure : '';
    for (const sentence of given.match(/[^.]+\./g) ?? [])
      if (general.some((one) => isCoveredBy(sentence, one))) joined.push('disclosure');
    const keys = Object.keys(input.data).filter((key) => !joined.includes(key));
    expect(keys.filter((key) => !drawn.has(key))).toEqual([]);
  });

  test('has the compliance footer at the bottom, whatever the template says', () => {
    const { scene } = lay({ ...sampleFlyer(layout), fields: [], data: {} });
    const footer = printed(scene).filter(({ box }) => box.y >= scene.footerTop);
    const words = footer.map(({ text }) => text).join(' ');
    for (const part of [
      'Larkfield Home Mortgage',
      'NMLS # 1992001',
      'Equal Housing Opportunity',
      'NMLS # 1992102',
      'sample license 9900192',
      'sample license 60DBO-99192',
      'commitment to lend',
      'nmlsconsumeraccess.org',
    ]) {
      expect(words).toContain(part);
    }
    expect(scene.ops.some((op) => op.kind === 'path' && op.alt === 'Equal Housing Opportunity')).toBe(true);
  });

  test('the code contains the link, and the link can be clicked', () => {
    const input = sampleFlyer(layout);
    const { scene } = lay(input);
    expect(scene.links.map(({ url }) => url)).toEqual([input.link]);
    expect(scene.ops.some((op) => op.kind === 'path' && op.alt === `QR code: ${input.link}`)).toBe(true);
    expect(lay({ ...input, link: undefined }).scene.links).toEqual([]);
  });

  test('shows DRAFT across the flyer until it’s approved', () => {
    const words = (isDraft: boolean) => textsOf(lay({ ...sampleFlyer(layout), isDraft }).scene).at(-1)?.text;
    expect(words(true)).toBe('DRAFT');
    expect(words(false)).not.toBe('DRAFT');
  });

  test('no text breaks the layout, overlaps another or enters the footer', () => {
    fc.assert(
      fc.property(anyFlyer(layout), (input) => expectSound(lay(input).scene)),
      { numRuns: 60 },
    );
  });
});

test('reports a much too long text at its field and keeps the rest', () => {
  const input = sampleFlyer('just-listed');
  const { scene, issues } = lay({
    ...input,
    data: { ...input.data, headline: 'A very long headline '.repeat(40) },
  });
  expect(issues.find(({ field }) => field === 'headline')).toMatchObject({ kind: 'too-long' });
  expect(issues[0]?.message).toMatch(
    /^Too long for its spot on the flyer. Please shorten it by about \d+ characters\.$/,
  );
  expect(wordsOf(scene)).toContain('14 Maple Avenue');
});

test('reports characters missing in the fonts at their field, and leaves no gap', () => {
  const input = sampleFlyer('just-listed');
  const { scene, issues } = lay({
    ...input,
    officer: { ...input.officer, name: 'Mei 王' },
    data: { ...input.data, headline: 'Home 🏡 sweet 👩‍👩‍👧 home' },
  });
  expect(issues).toContainEqual({
    field: 'headline',
    kind: 'unprintable',
    message: 'Cannot be printed: 🏡 👩 👧. Please remove these characters.',
  });
  expect(issues).toContainEqual(expect.objectContaining({ field: 'officer.name', kind: 'unprintable' }));
  expect(wordsOf(scene)).toContain('Home sweet home');
});

test('reports a picture without a place and an unusable one', () => {
  const input = sampleFlyer('just-listed');
  const second: TemplateField = { key: 'second', label: 'Second', type: 'image', help_text: '' };
  const { issues } = lay({
    ...input,
    fields: [...input.fields, second],
    data: { ...input.data, property_photo: 'javascript:alert(1)', second: PHOTO },
  });
  expect(issues.map(({ field, kind }) => [field, kind])).toEqual([
    ['property_photo', 'unprintable'],
    ['second', 'no-place'],
  ]);
});

test('reports a rate without its APR and a co-branded flyer without a realtor', () => {
  const rates = sampleFlyer('rate-sheet');
  const { apr_va: _apr, ...data } = rates.data;
  expect(lay({ ...rates, data }).issues).toEqual([
    expect.objectContaining({ field: 'apr_va', kind: 'missing' }),
  ]);
  const alone = lay({ ...sampleFlyer('co-brand'), realtor: undefined }).issues;
  expect(alone).toEqual([expect.objectContaining({ field: 'realtor', kind: 'missing' })]);
});

test('shows rate and APR in one size', () => {
  const figures = printed(lay(sampleFlyer('rate-sheet')).scene).filter(({ field }) =>
    /^(rate|apr)_/.test(field ?? ''),
  );
  const percents = figures.filter(({ text }) => text.endsWith('%'));
  expect(percents).toHaveLength(8);
  expect(new Set(percents.map(({ size, face }) => `${size} ${face}`)).size).toBe(1);
});

function expectSound(scene: Scene): void {
  const texts = printed(scene);
  for (const op of texts) {
    const { box } = op;
    const where = `${op.field}: ${op.text}`;
    expect(op.x, where).toBeGreaterThanOrEqual(box.x - 0.1);
    expect(op.x + op.width - op.tracking, where).toBeLessThanOrEqual(box.x + box.width + 0.1);
    expect(op.y, where).toBeLessThanOrEqual(box.y + box.height + 0.1);
    expect(box.x, where).toBeGreaterThanOrEqual(SAFE);
    expect(box.y, where).toBeGreaterThanOrEqual(0);
    expect(op.x + op.width, where).toBeLessThanOrEqual(scene.width - SAFE + 0.1);
    expect(op.y, where).toBeLessThanOrEqual(scene.height - SAFE);
    const isFooter = box.y >= scene.footerTop;
    if (!isFooter) expect(op.y, where).toBeLessThanOrEqual(scene.footerTop);
    expect(Number.isFinite(op.x + op.y + op.size), where).toBe(true);
  }
  texts.forEach((one, index) => {
    for (const other of texts.slice(index + 1)) {
      if (one.block !== other.block && overlap(one, other)) {
        expect.fail(`"${one.text}" (${one.field}) lies over "${other.text}" (${other.field})`);
      }
    }
  });
}

/** Compares lowercase heights, because accents and descenders may come close. */
function overlap(a: TextOp, b: TextOp): boolean {
  const isBeside = a.x + a.width <= b.x + 0.2 || b.x + b.width <= a.x + 0.2;
  const top = (op: TextOp) => op.y - op.size * 0.48;
  return !isBeside && top(a) < b.y - 0.2 && top(b) < a.y - 0.2;
}

/** Returns a summary that a reviewer can read: texts with position, face and size, and the number of shapes. */
function outline(scene: Scene): string {
  const shapes = scene.ops.filter(({ kind }) => kind === 'path').length;
  const lines = scene.ops.flatMap((op) => {
    if (op.kind === 'path') return [];
    if (op.kind === 'image') return [`image ${op.x},${op.y} ${op.width}x${op.height} ${op.src}`];
    return [`${op.x},${op.y} ${op.face} ${op.size} ${op.role} ${op.text}`];
  });
  return [`${scene.width}x${scene.height}, footer at ${scene.footerTop}, ${shapes} shapes`, ...lines].join(
    '\n',
  );
}

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ unit: 'grapheme', maxLength: 120 }),
  fc.lorem({ maxCount: 90 }),
  fc.constantFrom(
    '',
    ' ',
    'W'.repeat(200),
    'Ж'.repeat(60),
    'a\u0301'.repeat(50),
    '\ud83d',
    'office-'.repeat(40),
  ),
);

const anyRichText = fc.record({
  paragraphs: fc.array(
    fc.record({
      type: fc.constantFrom('paragraph', 'bullet'),
      spans: fc.array(fc.record({ text: anyText }), { maxLength: 3 }),
    }),
    { maxLength: 8 },
  ),
});

function anyValue(type: TemplateField['type']): fc.Arbitrary<unknown> {
  switch (type) {
    case 'rich_text':
      return fc.oneof(anyText, anyRichText, fc.anything());
    case 'image':
      return fc.constantFrom(PHOTO, '', 'javascript:1', 'https://x.example/ä.png');
    case 'number':
      return fc.oneof(fc.double(), fc.integer(), anyText);
    case 'date':
      return fc.oneof(fc.constantFrom('2026-02-28', '2026-02-31', 'soon'), anyText);
    default:
      return fc.oneof(anyText, fc.anything());
  }
}

function anyFlyer(layout: LayoutKey): fc.Arbitrary<FlyerInput> {
  const input = sampleFlyer(layout);
  const company = fc
    .constantFrom(...HEADING_FAMILIES)
    .map((family) => ({ ...input.company, look: { ...DEFAULT_LOOK, family } }));
  const name = fc.oneof(anyText, fc.constant('Maria Castellano'));
  const person = { name, phone: anyText, email: anyText, photo: fc.constantFrom('', HEADSHOT) };
  return fc.record({
    title: anyText,
    category: fc.constant(input.category),
    layout: fc.constant(layout),
    fields: fc.constant(input.fields),
    data: fc.record(Object.fromEntries(input.fields.map(({ key, type }) => [key, anyValue(type)])), {
      requiredKeys: [],
    }),
    officer: fc.record({ ...person, title: anyText, nmls: anyText }),
    company,
    branch: fc.constantFrom(input.branch, undefined),
    realtor: fc.option(fc.record({ ...person, brokerage: anyText }), { nil: undefined }),
    link: fc.constantFrom(undefined, 'https://larkfield.example/shared/abc'),
    isDraft: fc.boolean(),
  });
}
