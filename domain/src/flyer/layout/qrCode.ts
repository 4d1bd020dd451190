import { isSixthDesign } from './design.ts';
import type { Canvas } from './page/canvas.ts';
import { palette } from './scene/palette.ts';
import type { PathStep } from './scene/scene.ts';
import { box, roundedBox } from './scene/shapes.ts';

const QUIET_ZONE = 4;

/** Returns how wide the white edge of a code of that size is, for one whose modules end on a margin. */
export const quietZone = ({ input, qr }: Canvas, size: number): number =>
  input.link ? (size * QUIET_ZONE) / (qr(input.link).length + 2 * QUIET_ZONE) : 0;

/**
 * Draws the QR code of the tracked link, `size` with the quiet zone: on a white ground, and from the sixth generation on straight on
 * `light` paper, where a white plate would show its edges. Nothing while there is no link.
 */
export function qrCode(
  { page, input, qr }: Canvas,
  x: number,
  y: number,
  size: number,
  tone: 'dark' | 'light' = 'dark',
): void {
  if (!input.link) return;
  const modules = qr(input.link);
  const unit = size / (modules.length + 2 * QUIET_ZONE);
  const area = box(x, y, size, size);
  if (tone === 'dark' || !isSixthDesign(input)) page.path(roundedBox(area, 4), { fill: '#ffffff' });
  const steps: PathStep[] = [];
  modules.forEach((row, rowIndex) => {
    const top = y + (rowIndex + QUIET_ZONE) * unit;
    for (let start = 0; start < row.length; start += 1) {
      if (!row[start]) continue;
      let end = start;
      while (row[end]) end += 1;
      const left = x + (start + QUIET_ZONE) * unit;
      const right = x + (end + QUIET_ZONE) * unit;
      steps.push(
        ['M', left, top],
        ['L', right, top],
        ['L', right, top + unit],
        ['L', left, top + unit],
        ['Z'],
      );
      start = end;
    }
  });
  page.path(steps, { fill: palette.ink, alt: `QR code: ${input.link}` });
  page.links.push({ box: area, url: input.link });
}
