import { DEFAULT_HEADING_FAMILY } from '../../../company/headingFamily.ts';
import type { LayoutKey } from '../../record/layoutKeys.ts';
import { designFeatures } from '../design.ts';
import type { FlyerInput } from '../flyerInput.ts';
import type { Page } from '../page/page.ts';
import { type FlyerFamily, familyFaces } from '../text/familyFaces.ts';
import type { FontFace } from '../text/fontFaces.ts';
import type { Measure } from '../text/measure.ts';
import type { SceneOp } from './scene.ts';

/** Font families of layouts without the default one, from the third generation to the fifth. */
const OWN_FAMILIES: Partial<Record<LayoutKey, FlyerFamily>> = {
  'just-listed': 'noto-serif-display',
  event: 'noto-serif-display',
  greeting: 'noto-serif-display',
  'open-house': 'oswald',
  'rate-sheet': 'oswald',
};

/**
 * Returns a flyer's font family: the company's choice, or else the layout's. From the sixth generation on, layouts have no family, which
 * would be a third one next to the company's and the text face.
 */
export function toFlyerFamily(input: Pick<FlyerInput, 'company' | 'design' | 'layout'>): FlyerFamily {
  const { family = DEFAULT_HEADING_FAMILY } = input.company.look ?? {};
  if (
    family !== DEFAULT_HEADING_FAMILY ||
    !designFeatures(input).hasOwnFamilies ||
    designFeatures(input).hasTwoTypefaces
  )
    return family;
  return OWN_FAMILIES[input.layout] ?? family;
}

const toFamilyFace = (family: FlyerFamily) => (face: FontFace) => familyFaces[family][face] ?? face;

/** Returns a measure for text whose headings will be in that family. Designs use the names of the default family's faces. */
export function measureInFamily(measure: Measure, family: FlyerFamily): Measure {
  const toFace = toFamilyFace(family);
  return {
    advance: (face, codePoint) => measure.advance(toFace(face), codePoint),
    capHeight: (face) => measure.capHeight(toFace(face)),
  };
}

/** Returns the font family of a company's name, the same as on its website. */
export const toWordmarkFamily = ({ company }: Pick<FlyerInput, 'company'>): FlyerFamily =>
  company.look?.family ?? DEFAULT_HEADING_FAMILY;

/** Returns what was laid out with `measureInFamily`, in the faces of the family, and the company name in its own. */
export function applyFontFamily(
  { ops, wordmarks }: Pick<Page, 'ops' | 'wordmarks'>,
  family: FlyerFamily,
  wordmarkFamily: FlyerFamily,
): readonly SceneOp[] {
  const [toFace, toWordmarkFace] = [toFamilyFace(family), toFamilyFace(wordmarkFamily)];
  return ops.map((op) => {
    if (op.kind !== 'text') return op;
    return { ...op, face: wordmarks.has(op) ? toWordmarkFace(op.face) : toFace(op.face) };
  });
}
