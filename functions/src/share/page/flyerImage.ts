import type { Path } from '@brokerage/domain/flyer/layout/scene';
import type { FontFace } from '@brokerage/domain/flyer/layout/text/fontFaces';
import type { TrueType } from '@brokerage/domain/flyer/pdf/trueType';
import type { FlyerDrawing } from '@brokerage/domain/link/flyerDrawing';
import { IMAGE_SIZE } from '@brokerage/domain/link/sharedLink';
import sharp from 'sharp';
import { flyerFont } from '../../flyers/pdf/flyerFonts.ts';
import { glyphPath } from './glyphPath.ts';

type Op = FlyerDrawing['ops'][number];
type TextOp = Extract<Op, { kind: 'text' }>;

/** Around the flyer, in pixels. */
const MARGIN = 24;
const GROUND = '#e9ece8';
const JPEG_QUALITY = 86;

const toData = (path: Path): string => path.map((step) => step.join(' ')).join('');

/** Text as outlines: the machine that draws it has none of the flyer's fonts. */
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
    const aspect = op.focus === 'top' ? 'xMidYMin slice' : 'xMidYMid slice';
    return `${clip}<image x="${op.x}" y="${op.y}" width="${op.width}" height="${op.height}" preserveAspectRatio="${aspect}" href="${op.src}"${clipped}/>`;
  }
  const stroke = op.stroke ? ` stroke="${op.stroke}" stroke-width="${op.strokeWidth ?? 1}"` : '';
  return `${clip ?? ''}<path d="${toData(op.path)}" fill="${op.fill ?? 'none'}"${stroke} opacity="${op.opacity ?? 1}"${clipped}/>`;
}

/**
 * Paints the whole flyer onto a card of the size that previews of links show. The drawing is parsed by its schema: all of
 * it that reaches the SVG is numbers, colors and our own JPEG files.
 */
export async function flyerImage(drawing: FlyerDrawing): Promise<Buffer> {
  const { width, height } = IMAGE_SIZE;
  const scale = Math.min((width - 2 * MARGIN) / drawing.width, (height - 2 * MARGIN) / drawing.height);
  const left = (width - drawing.width * scale) / 2;
  const top = (height - drawing.height * scale) / 2;
  const paper = `<rect width="${drawing.width}" height="${drawing.height}" fill="#ffffff"/>`;
  const ops = drawing.ops.map((op, index) => opSvg(op, index, flyerFont)).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${GROUND}"/><g transform="translate(${left} ${top}) scale(${scale})">${paper}${ops}</g></svg>`;
  return sharp(Buffer.from(svg)).flatten().jpeg({ quality: JPEG_QUALITY, mozjpeg: false }).toBuffer();
}
