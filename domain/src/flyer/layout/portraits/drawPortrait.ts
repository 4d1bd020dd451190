import type { Page } from '../page/page.ts';
import type { Path } from '../scene/scene.ts';
import { toPathStep } from '../scene/shapes.ts';
import { PORTRAIT_PARTS, PORTRAIT_SHAPES } from './portraitTable.ts';

/** Side of the square that the shapes are designed in. */
const PORTRAIT_SIDE = 70;

const shapes = PORTRAIT_SHAPES.split('|');
const people = PORTRAIT_PARTS.split('|');

/** Draws the illustrated person for someone without a photo (`portraitId`) in a square, clipped to `clip`. */
export function drawPortrait(
  page: Page,
  id: string,
  area: { x: number; y: number; size: number },
  clip: Path,
): void {
  const parts = people[Number(id.slice(1))] ?? people[0] ?? '';
  const scale = area.size / PORTRAIT_SIDE;
  for (const part of parts.split(' ')) {
    const [shape = '', fill, stroke, width, opacity] = part.split(':');
    page.path(toPath(shapes[Number(shape)] ?? '', area.x, area.y, scale), {
      clip,
      ...(fill && { fill }),
      ...(stroke && { stroke, strokeWidth: Math.round(Number(width) * scale * 100) / 100 }),
      ...(opacity && { opacity: Number(opacity) }),
    });
  }
}

/** Returns the path of a shape, which consists of absolute `M`, `L`, `C` and `Z` commands. */
function toPath(shape: string, x: number, y: number, scale: number): Path {
  return [...shape.matchAll(/([MLCZ])([^MLCZ]*)/g)].map(([, letter, numbers = '']) => {
    const at = numbers
      .split(' ')
      .filter((text) => text !== '')
      .map((text, index) => Number(text) * scale + (index % 2 === 0 ? x : y));
    return toPathStep(letter, at);
  });
}
