import type { FlyerDrawing } from '@brokerage/domain/link/flyerDrawing';
import { IMAGE_SIZE } from '@brokerage/domain/link/sharedLink';
import sharp from 'sharp';
import { drawingSvg } from '../../flyers/pdf/drawingSvg.ts';

/** Margin around the flyer, in pixels. */
const MARGIN = 24;
const GROUND = '#e9ece8';
const JPEG_QUALITY = 86;

/** Paints the whole flyer onto a card of the size that link previews show. */
export async function flyerImage(drawing: FlyerDrawing): Promise<Buffer> {
  const { width, height } = IMAGE_SIZE;
  const scale = Math.min((width - 2 * MARGIN) / drawing.width, (height - 2 * MARGIN) / drawing.height);
  const left = (width - drawing.width * scale) / 2;
  const top = (height - drawing.height * scale) / 2;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${GROUND}"/><g transform="translate(${left} ${top}) scale(${scale})">${drawingSvg(drawing)}</g></svg>`;
  return sharp(Buffer.from(svg)).flatten().jpeg({ quality: JPEG_QUALITY, mozjpeg: false }).toBuffer();
}
