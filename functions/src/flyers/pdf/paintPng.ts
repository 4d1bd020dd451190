import type { FlyerDrawing } from '@brokerage/domain/link/flyerDrawing';
import sharp from 'sharp';
import { drawingSvg } from './drawingSvg.ts';

/** Paints a drawing as a PNG at a given number of pixels per point. */
export function paintPng(drawing: FlyerDrawing, pixelsPerPoint: number): Promise<Buffer> {
  const { width, height } = drawing;
  const [across, down] = [width, height].map((size) => Math.round(size * pixelsPerPoint));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${across}" height="${down}" viewBox="0 0 ${width} ${height}">${drawingSvg(drawing)}</svg>`;
  return sharp(Buffer.from(svg)).flatten().png({ compressionLevel: 9 }).toBuffer();
}
