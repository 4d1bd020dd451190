/** Returns the color between two (#rrggbb): `share` of the second one, 0 to 1. */
export function mixColors(one: string, other: string, share: number): string {
  const parts = [1, 3, 5].map((at) => {
    const [from, to] = [one, other].map((color) => Number.parseInt(color.slice(at, at + 2), 16));
    return Math.round((from ?? 0) + ((to ?? 0) - (from ?? 0)) * share);
  });
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

const STEP = 0.02;

/**
 * Returns the first color on the way from one to another, from a share of the second one on, that passes; the other color where none
 * does before.
 */
export function firstMix(
  one: string,
  other: string,
  from: number,
  passes: (color: string) => boolean,
): string {
  for (let share = from; share < 1; share += STEP) {
    const color = mixColors(one, other, share);
    if (passes(color)) return color;
  }
  return other;
}
