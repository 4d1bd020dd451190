/** Returns the color between two (#rrggbb): `share` of the second one, 0 to 1. */
export function mixColors(one: string, other: string, share: number): string {
  const parts = [1, 3, 5].map((at) => {
    const [from, to] = [one, other].map((color) => Number.parseInt(color.slice(at, at + 2), 16));
    return Math.round((from ?? 0) + ((to ?? 0) - (from ?? 0)) * share);
  });
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** How far towards the brightest color of its hue `brighten` goes. */
const BRIGHTNESS = 0.6;

/** Returns a color (#rrggbb) brighter and no paler: a dark one that is only mixed with white turns gray. */
export function brighten(color: string): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  const most = Math.max(...parts);
  const scale = most === 0 ? 1 : 1 + (255 / most - 1) * BRIGHTNESS;
  return `#${parts
    .map((part) =>
      Math.round(part * scale)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

const STEP = 0.02;

/** Returns the first mix of two colors that passes, starting at the share `from` of the second; the second one when no mix passes. */
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
