import { pictureFit } from '@brokerage/domain/flyer/layout/scene/pictureFit';
import type { Path } from '@brokerage/domain/flyer/layout/scene/scene';
import type { FontFace } from '@brokerage/domain/flyer/layout/text/fontFaces';
import type { TrueType } from '@brokerage/domain/flyer/pdf/trueType';
import type { FlyerDrawing } from '@brokerage/domain/link/flyerDrawing';
import { flyerFont } from './flyerFonts.ts';
import { glyphPath } from './glyphPath.ts';

type Op = FlyerDrawing['ops'][number];
type TextOp = Extract<Op, { kind: 'text' }>;

const toData = (path: Path): string => path.map((step) => step.join(' ')).join('');

/** Returns text as outlines, because the machine that draws it has none of the flyer's fonts. */
function textSvg(op: TextOp, font: TrueType): string {
  const scale = op.size / font.unitsPerEm;
  let x = 0;
  const glyphs = Array.from(op.text, (character) => {
    const glyph = font.glyphs.get(character.codePointAt(0) ?? 0) ?? 0;
    const at = x;
    x += font.advance(glyph) + op.tracking / scale;
    const path = glyphPath(font, glyph);
    return path && `<path transform="translate(${at} 0)" d="${path}"/>`;
  });
  const turn = op.rotate === undefined ? '' : ` rotate(${op.rotate})`;
  return `<g transform="translate(${op.x} ${op.y})${turn} scale(${scale} ${-scale})" fill="${op.color}" opacity="${op.opacity ?? 1}">${glyphs.join('')}</g>`;
}

function opSvg(op: Op, index: number, font: (face: FontFace) => TrueType): string {
  if (op.kind === 'text') return textSvg(op, font(op.face));
  const clip = op.clip && `<clipPath id="c${index}"><path d="${toData(op.clip)}"/></clipPath>`;
  const clipped = clip ? ` clip-path="url(#c${index})"` : '';
  if (op.kind === 'image') {
    const blended = op.isMultiplied ? ' style="mix-blend-mode:multiply"' : '';
    return `${clip}<image x="${op.x}" y="${op.y}" width="${op.width}" height="${op.height}" preserveAspectRatio="${pictureFit(op)}" href="${op.src}"${clipped}${blended}/>`;
  }
  const stroke = op.stroke ? ` stroke="${op.stroke}" stroke-width="${op.strokeWidth ?? 1}"` : '';
  return `${clip ?? ''}<path d="${toData(op.path)}" fill="${op.fill ?? 'none'}"${stroke} opacity="${op.opacity ?? 1}"${clipped}/>`;
}

/** Returns a drawing as SVG elements. Its schema parses it first, so that only numbers, colors and our own JPEG files reach the SVG. */
export function drawingSvg(drawing: Pick<FlyerDrawing, 'width' | 'height' | 'ops'>): string {
  const paper = `<rect width="${drawing.width}" height="${drawing.height}" fill="#ffffff"/>`;
  return paper + drawing.ops.map((op, index) => opSvg(op, index, flyerFont)).join('');
}
