import { DEFAULT_HEADING_FAMILY } from '../../company/headingFamily.ts';
import type { LayoutKey } from '../layoutKeys.ts';
import { hasOwnFamilies } from './design.ts';
import type { FlyerInput } from './flyerInput.ts';
import type { SceneOp } from './scene.ts';
import { type FlyerFamily, familyFaces } from './text/familyFaces.ts';
import type { FontFace } from './text/fontFaces.ts';
import type { Measure } from './text/measure.ts';

/** The families of layouts that don't have the default one. */
const OWN_FAMILIES: Partial<Record<LayoutKey, FlyerFamily>> = {
  'just-listed': 'noto-serif-display',
  event: 'noto-serif-display',
  greeting: 'noto-serif-display',
  'open-house': 'oswald',
  'rate-sheet': 'oswald',
};

/** Returns the family of a flyer: the one that its company chose, or else its layout's. */
export function toFlyerFamily(input: Pick<FlyerInput, 'company' | 'design' | 'layout'>): FlyerFamily {
  const { family = DEFAULT_HEADING_FAMILY } = input.company.look ?? {};
  if (family !== DEFAULT_HEADING_FAMILY || !hasOwnFamilies(input)) return family;
  return OWN_FAMILIES[input.layout] ?? family;
}

const faceIn = (family: FlyerFamily) => (face: FontFace) => familyFaces[family][face] ?? face;

/** Returns the measure of texts whose headings will be in a family: designs name the faces of the default one. */
export function measureInFamily(measure: Measure, family: FlyerFamily): Measure {
  const toFace = faceIn(family);
  return {
    advance: (face, codePoint) => measure.advance(toFace(face), codePoint),
    capHeight: (face) => measure.capHeight(toFace(face)),
  };
}

/** Returns what was laid out with `measureInFamily`, in the faces of the family. */
export function inFamily(ops: readonly SceneOp[], family: FlyerFamily): readonly SceneOp[] {
  if (family === DEFAULT_HEADING_FAMILY) return ops;
  const toFace = faceIn(family);
  return ops.map((op) => (op.kind === 'text' ? { ...op, face: toFace(op.face) } : op));
}
