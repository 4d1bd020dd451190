/** Returns a mix of two colors (#rrggbb): `share` of the second one, 0 to 1. */
export function mixColors(one: string, other: string, share: number): string {
  const parts = [1, 3, 5].map((at) => {
    const [from, to] = [one, other].map((color) => Number.parseInt(color.slice(at, at + 2), 16));
    return Math.round((from ?? 0) + ((to ?? 0) - (from ?? 0)) * share);
  });
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** How far `brighten` goes toward the brightest color of the same hue. */
const BRIGHTNESS = 0.6;

/** Returns a color (#rrggbb) brighter without making it paler: mixing a dark color with white alone would turn it gray. */
export function brighten(color: string): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  const max = Math.max(...parts);
  const scale = max === 0 ? 1 : 1 + (255 / max - 1) * BRIGHTNESS;
  return `#${parts
    .map((part) =>
      Math.round(part * scale)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

const STEP = 0.02;

/** Returns the first passing mix of two colors, starting at the share `from` of the second; the second color if no mix passes. */
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
