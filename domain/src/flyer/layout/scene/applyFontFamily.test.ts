import { describe, expect, it } from 'vitest';
import { DEFAULT_LOOK } from '../../../company/companyLook.ts';
import { HEADING_FAMILIES, type HeadingFamily } from '../../../company/headingFamily.ts';
import { LAYOUT_KEYS, type LayoutKey } from '../../record/layoutKeys.ts';
import { layoutFlyer } from '../layoutFlyer.ts';
import { sampleFlyer, VARIANTS } from '../testing/sampleFlyer.ts';
import { testQr } from '../testing/testQr.ts';
import { familyFaces, headingFace } from '../text/familyFaces.ts';
import { fontMeasure } from '../text/measure.ts';
import type { TextOp } from './scene.ts';

function lay(layout: LayoutKey, family?: HeadingFamily, variant: (typeof VARIANTS)[number] = 'full') {
  const input = sampleFlyer(layout, variant);
  const look = { ...DEFAULT_LOOK, ...(family && { family }) };
  return layoutFlyer({ ...input, company: { ...input.company, look } }, fontMeasure, testQr);
}

const textsOf = (layout: LayoutKey, family?: HeadingFamily): TextOp[] =>
  lay(layout, family).scene.ops.filter((op) => op.kind === 'text');

const FAMILIES = HEADING_FAMILIES.filter((family) => family !== 'source-serif');

describe.each(LAYOUT_KEYS)('%s', (layout) => {
  it.each(FAMILIES)('in %s: all headings use the font and its widths', (family) => {
    const texts = textsOf(layout, family);
    const faces = new Set<string>(texts.map(({ face }) => face));
    expect(faces).toContain(headingFace(family));
    for (const face of Object.keys(familyFaces[family])) expect(faces).not.toContain(face);
    for (const { text, face, size, tracking, width } of texts) {
      const advances = [...text].map((letter) => fontMeasure.advance(face, letter.codePointAt(0) ?? 0) ?? 0);
      const own = advances.reduce((sum, advance) => sum + (advance * size) / 1000 + tracking, 0);
      // Widths and tracking are rounded to a hundredth of a point.
      expect(Math.abs(own - width)).toBeLessThan(0.02 + text.length * 0.005);
    }
  });

  it.each(VARIANTS)('everything fits in each font: %s', (variant) => {
    for (const family of HEADING_FAMILIES) expect(lay(layout, family, variant).issues, family).toEqual([]);
  });

  it('changes nothing for a company without a font, or with the default one', () => {
    expect(lay(layout, 'source-serif')).toEqual(lay(layout));
  });
});
