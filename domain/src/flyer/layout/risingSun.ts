import type { Page } from './page/page.ts';
import { palette, ringColors } from './scene/palette.ts';
import type { Box } from './scene/scene.ts';
import { circle, rectangle } from './scene/shapes.ts';

/** Draws a rising sun within rings, largest first, clipped to an area. */
export function risingSun(
  page: Page,
  area: Box,
  { x, y, rings, sun }: { x: number; y: number; rings: readonly number[]; sun: number },
): void {
  const clip = rectangle(area);
  for (const [index, radius] of rings.entries())
    page.path(circle(x, y, radius), { fill: ringColors[index] ?? palette.moss, clip });
  page.path(circle(x, y, sun), { fill: palette.gold, clip });
}
