import type { Canvas } from './page/canvas.ts';
import { palette } from './scene/palette.ts';
import type { PathStep } from './scene/scene.ts';
import { box, roundedBox } from './scene/shapes.ts';

const QUIET_ZONE = 4;

/** Returns the width of the quiet zone around a code of that size, used to align its modules with a margin. */
export const quietZone = ({ input, qr }: Canvas, size: number): number =>
  input.link ? (size * QUIET_ZONE) / (qr(input.link).length + 2 * QUIET_ZONE) : 0;

/**
 * Draws the QR code of the tracked link at `size`, including the quiet zone. It is on a white plate, but from the sixth generation on
 * directly on `light` paper, where a plate's edges would show. Draws nothing if there is no link.
 */
export function qrCode(
  { page, input, qr, features }: Canvas,
  { x, y, size }: { x: number; y: number; size: number },
  tone: 'dark' | 'light' = 'dark',
): void {
  if (!input.link) return;
  const modules = qr(input.link);
  const unit = size / (modules.length + 2 * QUIET_ZONE);
  const area = box(x, y, size, size);
  if (tone === 'dark' || !features.hasNoPlates) page.path(roundedBox(area, 4), { fill: '#ffffff' });
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
