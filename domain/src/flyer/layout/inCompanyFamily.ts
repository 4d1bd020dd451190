import { DEFAULT_HEADING_FAMILY, type HeadingFamily } from '../../company/headingFamily.ts';
import type { SceneOp } from './scene.ts';
import { familyFaces } from './text/familyFaces.ts';
import type { FontFace } from './text/fontFaces.ts';
import type { Measure } from './text/measure.ts';

const faceIn = (family: HeadingFamily) => (face: FontFace) => familyFaces[family][face] ?? face;

/** Returns the measure of texts whose headings will be in a company's family: designs name the faces of the default one. */
export function measureInFamily(measure: Measure, family: HeadingFamily = DEFAULT_HEADING_FAMILY): Measure {
  const toFace = faceIn(family);
  return {
    advance: (face, codePoint) => measure.advance(toFace(face), codePoint),
    capHeight: (face) => measure.capHeight(toFace(face)),
  };
}

/** Returns what was laid out with `measureInFamily`, in the faces of the family. */
export function inCompanyFamily(
  ops: readonly SceneOp[],
  family: HeadingFamily = DEFAULT_HEADING_FAMILY,
): readonly SceneOp[] {
  if (family === DEFAULT_HEADING_FAMILY) return ops;
  const toFace = faceIn(family);
  return ops.map((op) => (op.kind === 'text' ? { ...op, face: toFace(op.face) } : op));
}
