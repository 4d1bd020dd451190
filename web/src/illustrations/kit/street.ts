import { ACCENT, BRAND, BRAND_DARK, brick, ink, trim, white } from './inks.ts';
import { circle, n, path, rect, seeded, times } from './svg.ts';

/** A sky that grows warm toward the ground. Its stops are from the top. */
export const sky = (width: number, height: number, stops: readonly (readonly [number, string])[]): string =>
  `<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">${stops
    .map(([offset, color]) => `<stop offset="${offset}" stop-color="${color}"/>`)
    .join('')}</linearGradient>${rect(0, 0, width, height, 'url(#sky)')}`;

export const MORNING = [
  [0, '#f3ead6'],
  [0.5, '#f7efdf'],
  [0.8, '#f9e9cd'],
] as const;
export const NOON = [
  [0, '#dfe9df'],
  [0.5, '#f1eddc'],
  [0.7, '#f9e6c8'],
] as const;
/** In the company's colors, because a dark section of the page continues it. */
export const DUSK = [
  [0, BRAND_DARK],
  [0.45, BRAND],
  [0.62, '#80745a'],
  [0.74, '#d99a55'],
] as const;

/** Late afternoon. */
export const LATE = [
  [0, '#dbe6e6'],
  [0.5, '#f3ead8'],
  [0.85, '#f8dfba'],
] as const;
/** Spring, with a little rose above the ground. */
export const SPRING = [
  [0, '#d3e3e6'],
  [0.5, '#ebf0e8'],
  [0.8, '#f8e6e0'],
] as const;
/** The sun sets behind the far background. */
export const SUNSET = [
  [0, '#bfd0d4'],
  [0.35, '#ecdcc4'],
  [0.62, '#f6cf9e'],
  [0.76, '#f0b582'],
] as const;

export const sun = (x: number, y: number, r = 46, color = '#f7e3b4'): string =>
  circle(x, y, r, color) + circle(x, y, r * 1.7, { fill: color, opacity: 0.32 });

export const cloud = (x: number, y: number, scale = 1, opacity = 0.8): string =>
  path(
    `M${n(x)} ${n(y)}q${n(14 * scale)} ${n(-28 * scale)} ${n(55 * scale)} ${n(-23 * scale)}q${n(28 * scale)} ${n(-32 * scale)} ${n(69 * scale)} ${n(-7 * scale)}q${n(41 * scale)} ${n(-11 * scale)} ${n(60 * scale)} ${n(14 * scale)}q${n(37 * scale)} ${n(-2 * scale)} ${n(46 * scale)} ${n(16 * scale)}z`,
    { fill: white, opacity },
  );

/** A hill across the whole width, from its rises. */
export const hill = (width: number, height: number, y: number, rise: number, color: string): string =>
  path(
    `M0 ${n(y)}Q${n(width * 0.18)} ${n(y - rise)} ${n(width * 0.38)} ${n(y - rise * 0.2)}T${n(width * 0.72)} ${n(y - rise * 0.5)}T${n(width)} ${n(y - rise * 0.1)}V${n(height)}H0z`,
    color,
  );

/** Sidewalk and road along the lower edge; the sidewalk begins at y. */
export function road(width: number, height: number, y: number): string {
  const joints = times(Math.ceil(width / 34), (index) => `M${index * 34 + 8} ${y}l-6 14`).join('');
  return [
    rect(0, y, width, 14, '#e9dfcb'),
    path(joints, { stroke: ink, width: 1, opacity: 0.14 }),
    rect(0, y + 12, width, 5, '#c8bda6'),
    rect(0, y + 17, width, height - y - 17, '#7d837a'),
    path(`M0 ${y + 40}H${width}`, { stroke: '#e9dfc6', width: 2.5, dash: '40 32' }),
  ].join('');
}

/** A picket fence whose base is at y. Its rails end at the last picket before `to`. */
export function fence(from: number, to: number, y: number, color: string = white): string {
  const spans = Math.floor((to - from - 5) / 9);
  const pickets = times(spans + 1, (index) => `M${n(from + index * 9)} ${n(y)}v-18l2.500-4 2.500 4v18z`);
  const width = spans * 9 + 5;
  return (
    rect(from, y - 16, width, 3, color) + rect(from, y - 6, width, 3, color) + path(pickets.join(''), color)
  );
}

export const lamp = (x: number, y: number, { isLit = false } = {}): string =>
  (isLit ? circle(x, y - 134, 46, { fill: '#f3cf82', opacity: 0.2 }) : '') +
  rect(x - 2, y - 124, 4, 124, '#142c23') +
  rect(x - 6, y - 8, 12, 8, '#142c23') +
  path(`M${n(x - 9)} ${n(y - 146)}h18l-3 22h-12z`, isLit ? '#f6d891' : '#f3e4bd') +
  path(`M${n(x)} ${n(y - 146)}v22`, { stroke: '#142c23', width: 1.4 }) +
  path(`M${n(x - 12)} ${n(y - 145)}l12-11 12 11zM${n(x - 8)} ${n(y - 126)}h16v4h-16z`, '#142c23');

export const mailbox = (x: number, y: number): string =>
  rect(x, y - 34, 5, 34, '#6d5638') +
  path(`M${n(x - 9)} ${n(y - 32)}v-9a8 8 0 0 1 8-8h14a8 8 0 0 1 8 8v9z`, brick.main) +
  rect(x + 15, y - 54, 2, 14, ACCENT);

/** A path from a door, at x, to the sidewalk. */
export const frontPath = (x: number, from: number, to: number, width = 34): string =>
  path(
    `M${n(x - width / 2)} ${n(from)}h${n(width)}l${n(width * 0.45)} ${n(to - from)}h${n(-width * 1.9)}z`,
    '#ead9b6',
  );

/** The towers of a distant city; `peakAt` is the position of the one with a spire, as a fraction of the width. */
export function skyline(
  from: number,
  to: number,
  y: number,
  height: number,
  seed = 4,
  peakAt = 0.58,
): string {
  const random = seeded(seed);
  const towers: string[] = [];
  for (let x = from; x < to; x += 14 + random() * 18) {
    const middle = 1 - Math.abs((x - (from + to) / 2) / ((to - from) / 2));
    const tall = height * (0.18 + random() * 0.5 * (0.4 + middle));
    const wide = 12 + random() * 20;
    towers.push(`M${n(x)} ${n(y)}v${n(-tall)}h${n(wide)}v${n(tall)}z`);
  }
  const peak = from + (to - from) * peakAt;
  towers.push(
    `M${n(peak)} ${n(y)}v${n(-height * 0.72)}l4-12h10l4 12v${n(height * 0.72)}zM${n(peak + 8)} ${n(y - height * 0.76)}v${n(-height * 0.24)}h2v${n(height * 0.24)}z`,
  );
  return path(towers.join(''), { fill: '#d3d8c8', opacity: 0.85 });
}

/** Water with small waves. */
export function water(
  x: number,
  y: number,
  width: number,
  height: number,
  color = '#94bcb3',
  seed = 3,
): string {
  const random = seeded(seed);
  const waves = times(Math.round((width * height) / 2200), () => {
    return `M${n(x + 10 + random() * (width - 50))} ${n(y + 6 + random() * (height - 12))}q8-3 16 0t16 0`;
  });
  return (
    rect(x, y, width, height, color) + path(waves.join(''), { stroke: white, width: 1.4, opacity: 0.55 })
  );
}

export const sailboat = (x: number, y: number): string =>
  path(`M${n(x - 20)} ${n(y)}h44q-4 10-12 10h-22q-8 0-10-10z`, BRAND) +
  path(`M${n(x)} ${n(y)}v-52`, { stroke: brick.dark, width: 2 }) +
  path(`M${n(x + 2)} ${n(y - 50)}q24 26 22 44h-22z`, white) +
  path(`M${n(x - 3)} ${n(y - 46)}q-15 26-14 40h14z`, ACCENT);

/** A striped awning over a shop window. */
export function awning(x: number, y: number, width: number, stripes = 10): string {
  const step = width / stripes;
  const stripe = (index: number) =>
    `M${n(x + index * step)} ${n(y)}h${n(step)}l4 30q${n(-step / 2)} 12 ${n(-step)} 0z`;
  const even = times(stripes, (index) => (index % 2 ? '' : stripe(index))).join('');
  const odd = times(stripes, (index) => (index % 2 ? stripe(index) : '')).join('');
  return path(even, BRAND) + path(odd, white) + rect(x, y - 3, width, 5, trim);
}
