/** Marks up drawings as text: `npm run draw` makes them during development, and they aren't part of any script. */

/** Formats a number with no more digits than a drawing needs. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);

interface Paint {
  fill?: string;
  stroke?: string;
  width?: number;
  opacity?: number;
  dash?: string;
}

function attributes({ fill, stroke, width, opacity, dash }: Paint): string {
  const parts = [` fill="${fill ?? (stroke ? 'none' : '#000')}"`];
  if (stroke) parts.push(` stroke="${stroke}" stroke-width="${n(width ?? 1)}" stroke-linecap="round"`);
  if (dash) parts.push(` stroke-dasharray="${dash}"`);
  if (opacity !== undefined) parts.push(` opacity="${opacity}"`);
  return parts.join('');
}

const toPaint = (paint: Paint | string): Paint => (typeof paint === 'string' ? { fill: paint } : paint);

export const path = (d: string, paint: Paint | string): string =>
  `<path d="${d}"${attributes(toPaint(paint))}/>`;

export const rect = (x: number, y: number, width: number, height: number, paint: Paint | string): string =>
  path(`M${n(x)} ${n(y)}h${n(width)}v${n(height)}h${n(-width)}z`, paint);

export const circle = (x: number, y: number, r: number, paint: Paint | string): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}"${attributes(toPaint(paint))}/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, paint: Paint | string): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}"${attributes(toPaint(paint))}/>`;

/** Moves and scales a part. */
export const place = (x: number, y: number, parts: string, scale = 1): string =>
  `<g transform="translate(${n(x)} ${n(y)})${scale === 1 ? '' : ` scale(${scale})`}">${parts}</g>`;

/** Returns pseudorandom numbers from 0 to 1, the same for every drawing (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Calls `draw` with each number from 0 to `count` - 1. */
export const times = <T>(count: number, draw: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => draw(index));
