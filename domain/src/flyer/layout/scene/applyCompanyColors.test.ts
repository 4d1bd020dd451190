import { describe, expect, it } from 'vitest';
import { toCompanyColors } from '../../../company/companyColors.ts';
import { DEFAULT_LOOK } from '../../../company/companyLook.ts';
import { LAYOUT_KEYS, type LayoutKey } from '../../record/layoutKeys.ts';
import { layoutFlyer } from '../layoutFlyer.ts';
import { sampleFlyer } from '../testing/sampleFlyer.ts';
import { testQr } from '../testing/testQr.ts';
import { fontMeasure } from '../text/measure.ts';
import { palette } from './palette.ts';
import type { SceneOp } from './scene.ts';

const HARBOR = { primary: '#1b4069', accent: '#f4a48c' };
const BRAND = ['evergreen', 'deep', 'moss', 'mist', 'sage', 'brass', 'gold', 'sand'] as const;

function draw(layout: LayoutKey, look?: typeof HARBOR): readonly SceneOp[] {
  const input = sampleFlyer(layout);
  return layoutFlyer({ ...input, company: { ...input.company, look } }, fontMeasure, testQr).scene.ops;
}

const colorsOf = (ops: readonly SceneOp[]) =>
  new Set(
    ops.flatMap((op) => (op.kind === 'image' ? [] : op.kind === 'text' ? [op.color] : [op.fill, op.stroke])),
  );
/** Returns the operations without their colors. */
const shapesOf = (ops: readonly SceneOp[]) => ops.map((op) => ({ ...op, color: '', fill: '', stroke: '' }));

describe.each(LAYOUT_KEYS)('%s', (layout) => {
  it('uses the company’s colors without moving anything', () => {
    const own = draw(layout, HARBOR);
    const colors = colorsOf(own);
    for (const name of BRAND) expect(colors).not.toContain(palette[name]);
    expect(colors).toContain(HARBOR.primary);
    expect(shapesOf(own)).toEqual(shapesOf(draw(layout)));
  });

  it('changes nothing for a company without colors or an older snapshot', () => {
    expect(draw(layout, DEFAULT_LOOK)).toEqual(draw(layout));
    expect(colorsOf(draw(layout))).toContain(palette.evergreen);
  });
});

it('uses the theme’s shades', () => {
  const { primary, secondary } = toCompanyColors(HARBOR).light;
  const all = new Set(LAYOUT_KEYS.flatMap((layout) => [...colorsOf(draw(layout, HARBOR))]));
  for (const color of [primary.main, primary.soft, secondary.main, secondary.light]) {
    expect(all).toContain(color);
  }
});
