import { describe, expect, test } from 'vitest';
import { LAYOUT_KEYS } from '../../record/layoutKeys.ts';
import type { FlyerInput } from '../flyerInput.ts';
import { layoutFormat } from '../formats/layoutFormat.ts';
import { layoutFlyer } from '../layoutFlyer.ts';
import type { Box, ImageOp, Scene } from '../scene/scene.ts';
import { LOGO, sampleFlyer } from '../testing/sampleFlyer.ts';
import { testQr } from '../testing/testQr.ts';
import { fontMeasure } from '../text/measure.ts';

const lay = (input: FlyerInput) => layoutFlyer(input, fontMeasure, testQr);

function withLogo(input: FlyerInput): FlyerInput {
  if (!input.realtor) throw new Error('A flyer without a realtor');
  return { ...input, realtor: { ...input.realtor, logo: LOGO } };
}

const logosIn = ({ ops }: Scene): ImageOp[] =>
  ops.filter((op) => op.kind === 'image').filter(({ field }) => field === 'realtor.logo');

const isApart = (one: Box, other: Box) =>
  one.x + one.width <= other.x + 0.1 ||
  other.x + other.width <= one.x + 0.1 ||
  one.y + one.height <= other.y + 0.1 ||
  other.y + other.height <= one.y + 0.1;

/** Expects exactly one logo, uncropped, covering no text, and clear of the footer and the margin that printers cut off. */
function expectLogo(scene: Scene): void {
  const logos = logosIn(scene);
  expect(logos).toHaveLength(1);
  const [logo] = logos;
  if (!logo) return;
  expect(logo).toMatchObject({ src: LOGO, alt: 'Logo of Doyle & Daughters Realty' });
  expect(logo.whole).toBeDefined();
  expect(logo.x).toBeGreaterThanOrEqual(18);
  expect(logo.x + logo.width).toBeLessThanOrEqual(scene.width - 18);
  expect(logo.y + logo.height).toBeLessThanOrEqual(scene.footerTop);
  expect(logo.width).toBeGreaterThanOrEqual(36);
  for (const op of scene.ops) {
    if (op.kind !== 'text' || op.rotate !== undefined) continue;
    const letters = { x: op.x, y: op.y - op.size * 0.7, width: op.width, height: op.size * 0.9 };
    expect(isApart(logo, letters), `${op.text} under the logo`).toBe(true);
  }
}

describe.each(LAYOUT_KEYS)('%s', (layout) => {
  const { data, ...sample } = sampleFlyer(layout, 'partners');
  // A letter addressed to the realtor doesn't show them again.
  const input = withLogo({ ...sample, data: { ...data, recipient: 'Robert Lane' } });

  test('shows the logo of the realtor’s brokerage', () => {
    const { scene, issues } = lay(input);
    expect(issues).toEqual([]);
    expectLogo(scene);
  });

  test('a flyer whose snapshot has no logo looks as it did before logos existed', () => {
    const before = sampleFlyer(layout, 'partners');
    const empty = { ...before, realtor: before.realtor && { ...before.realtor, logo: '' } };
    expect(lay(empty).scene).toEqual(lay(before).scene);
  });
});

test('puts a white plate under the logo on a dark panel, and hides its white on a light background', () => {
  const around = (input: FlyerInput) => {
    const { ops } = lay(withLogo(input)).scene;
    const index = ops.findIndex((op) => op.kind === 'image' && op.field === 'realtor.logo');
    return [ops[index - 1], ops[index]];
  };
  const plate = { kind: 'path', fill: '#ffffff' };
  const [under, plated] = around(sampleFlyer('event', 'partners'));
  expect(under).toMatchObject(plate);
  expect(plated).not.toHaveProperty('isMultiplied');
  const [before, bare] = around(sampleFlyer('just-listed', 'partners'));
  expect(before).not.toMatchObject(plate);
  expect(bare).toMatchObject({ isMultiplied: true });
  // Unchanged from what was approved before.
  const [earlier, whole] = around(sampleFlyer('just-listed', 'partners', 5));
  expect(earlier).toMatchObject(plate);
  expect(whole).not.toHaveProperty('isMultiplied');
});

test.each([
  ['postcard', 'just-listed'],
  ['postcard', 'co-brand'],
  ['postcard', 'open-house'],
  ['square', 'just-listed'],
  ['square', 'co-brand'],
] as const)('is on a %s of %s, too', (format, layout) => {
  const input = withLogo(sampleFlyer(layout, 'partners'));
  const { scene, issues } = layoutFormat(input, fontMeasure, testQr, format);
  expect(issues).toEqual([]);
  expectLogo(scene);
});

test.each(['event', 'greeting', 'open-house'] as const)(
  'a square image of %s names the brokerage instead of showing a logo too small for a phone',
  (layout) => {
    const input = withLogo(sampleFlyer(layout, 'partners'));
    const square = (given: FlyerInput) => layoutFormat(given, fontMeasure, testQr, 'square').scene;
    const scene = square(input);
    expect(logosIn(scene)).toEqual([]);
    expect(scene).toEqual(square(sampleFlyer(layout, 'partners')));
  },
);

test('drops the logo if the texts need its space', () => {
  const { realtor, ...partners } = sampleFlyer('rate-sheet', 'partners');
  const wide = 'The Extraordinarily Long-Named Brothers and Sisters Brokerage of Upper Montclair';
  const full = (length: number) =>
    ({
      ...partners,
      realtor: realtor && { ...realtor, name: wide.slice(0, 60), brokerage: wide },
      data: { ...partners.data, assumptions: 'A long assumption. '.repeat(length) },
    }) satisfies FlyerInput;
  const flyers = Array.from({ length: 90 }, (_, index) => full(index + 1));
  const fitting = flyers.filter((flyer) => lay(flyer).issues.length === 0);
  const laidOut = fitting.map((flyer) => lay(withLogo(flyer)));
  expect(laidOut.flatMap(({ issues }) => issues)).toEqual([]);
  // Some layouts have room for it, and the fullest don't.
  expect(new Set(laidOut.map(({ scene }) => logosIn(scene).length))).toEqual(new Set([0, 1]));
});
