import { ACCENT, bark, ink, leaf } from './inks.ts';
import { ellipse, n, path, rect, seeded, times } from './svg.ts';

/** A rounded mass of leaves around a middle. */
function blob(x: number, y: number, rx: number, ry: number, random: () => number, lobes = 9): string {
  const at = (index: number, out: number) => {
    const angle = (index / lobes) * Math.PI * 2;
    return [x + Math.cos(angle) * rx * out, y + Math.sin(angle) * ry * out] as const;
  };
  const outs = times(lobes, () => 0.86 + random() * 0.14);
  const parts = times(lobes, (index) => {
    const [cx, cy] = at(index + 0.5, 1.2);
    const [px, py] = at(index + 1, outs[(index + 1) % lobes] ?? 1);
    return `Q${n(cx)} ${n(cy)} ${n(px)} ${n(py)}`;
  });
  const [startX, startY] = at(0, outs[0] ?? 1);
  return `M${n(startX)} ${n(startY)}${parts.join('')}Z`;
}

type Foliage = readonly [dark: string, main: string, light: string];
const SUMMER: Foliage = [leaf.deep, leaf.main, leaf.light];
export const PALE: Foliage = ['#6b8770', '#7f9a80', leaf.pale];
export const AUTUMN: Foliage = ['#9c5a34', '#bf7a43', '#dba560'];
export const BLOSSOM: Foliage = ['#d793a0', '#e9b3bb', '#f6d6d8'];
export const NIGHT: Foliage = [leaf.night, '#28493c', '#35594a'];

/** A broad-leaved tree with its foot at x, y; `height` includes the trunk. */
export function tree(x: number, y: number, height: number, [dark, main, light]: Foliage = SUMMER): string {
  const random = seeded(Math.round(x * 7 + height));
  const r = height * 0.34;
  const middle = y - height + r;
  const spots = times(5, (index) => {
    const angle = index * 1.3 + random();
    return blob(
      x - r * 0.15 + Math.cos(angle) * r * 0.45,
      middle + Math.sin(angle) * r * 0.45,
      r * 0.24,
      r * 0.2,
      random,
      6,
    );
  });
  const trunk = height * 0.035;
  return [
    ellipse(x + height * 0.08, y, height * 0.3, height * 0.03, { fill: ink, opacity: 0.14 }),
    path(
      `M${n(x - trunk * 1.4)} ${n(y)}Q${n(x - trunk * 0.6)} ${n(y - height * 0.25)} ${n(x - trunk * 0.7)} ${n(middle)}h${n(trunk * 1.4)}Q${n(x + trunk * 0.6)} ${n(y - height * 0.25)} ${n(x + trunk * 1.6)} ${n(y)}z`,
      bark,
    ),
    path(blob(x + r * 0.08, middle + r * 0.04, r, r * 0.96, random), dark),
    path(blob(x - r * 0.1, middle - r * 0.06, r * 0.86, r * 0.84, random), main),
    path(spots.join(''), { fill: light, opacity: 0.5 }),
    path(
      `M${n(x)} ${n(middle + r * 0.9)}L${n(x - r * 0.35)} ${n(middle + r * 0.4)}M${n(x)} ${n(middle + r * 1.05)}L${n(x + r * 0.35)} ${n(middle + r * 0.5)}`,
      { stroke: bark, width: trunk },
    ),
  ].join('');
}

/** A conifer. */
export function spruce(x: number, y: number, height: number, dark: string = leaf.deep): string {
  const tiers = times(5, (index) => {
    const top = y - height + index * height * 0.16;
    const bottom = top + height * 0.28;
    const half = height * (0.085 + index * 0.038);
    return [top, bottom, half] as const;
  }).toReversed();
  const shape = (side: number) =>
    tiers
      .map(([top, bottom, half]) =>
        side === 0
          ? `M${n(x - half)} ${n(bottom)}Q${n(x - half * 0.4)} ${n(bottom - height * 0.06)} ${n(x)} ${n(top)}Q${n(x + half * 0.4)} ${n(bottom - height * 0.06)} ${n(x + half)} ${n(bottom)}Q${n(x)} ${n(bottom + 5)} ${n(x - half)} ${n(bottom)}Z`
          : `M${n(x - half)} ${n(bottom)}Q${n(x - half * 0.4)} ${n(bottom - height * 0.06)} ${n(x)} ${n(top)}L${n(x - half * 0.1)} ${n(bottom + 2)}Z`,
      )
      .join('');
  return [
    ellipse(x + 6, y, height * 0.2, height * 0.025, { fill: ink, opacity: 0.14 }),
    rect(x - height * 0.02, y - height * 0.14, height * 0.04, height * 0.14, bark),
    path(shape(0), dark),
    path(shape(1), { fill: leaf.main, opacity: 0.55 }),
  ].join('');
}

/** A palm that leans a little. */
export function palm(x: number, y: number, height: number): string {
  const top = y - height;
  const frond = (dx: number, dy: number) =>
    `M${n(x + 5)} ${n(top + 2)}q${n(dx * 0.4)} ${n(dy * 0.4 - 22)} ${n(dx)} ${n(dy)}q${n(-dx * 0.5)} ${n(-dy * 0.2 - 8)} ${n(-dx)} ${n(-dy)}z`;
  return [
    path(
      `M${n(x - 5)} ${n(y)}Q${n(x + 3)} ${n(y - height * 0.5)} ${n(x + 3)} ${n(top)}h5Q${n(x + 8)} ${n(y - height * 0.5)} ${n(x + 6)} ${n(y)}z`,
      '#8a6b47',
    ),
    path(
      times(
        Math.floor(height / 10),
        (index) => `M${n(x - 2 + index * 0.25)} ${n(y - 6 - index * 10)}h7`,
      ).join(''),
      { stroke: '#5f4a30', width: 1, opacity: 0.5 },
    ),
    path(
      [frond(-58, 14), frond(58, 14), frond(-46, 36), frond(46, 36), frond(-24, 50), frond(24, 50)].join(''),
      leaf.deep,
    ),
    path(
      [frond(-56, 2), frond(56, 2), frond(-34, -20), frond(34, -20), frond(-40, 24), frond(40, 24)].join(''),
      leaf.main,
    ),
    path(`M${n(x + 1)} ${n(top + 5)}h.1M${n(x + 9)} ${n(top + 6)}h.1`, { stroke: '#9a6d35', width: 8 }),
  ].join('');
}

/** A clipped bush, in bloom if a color is given. */
export function bush(x: number, y: number, width: number, bloom?: string, color: string = leaf.main): string {
  const random = seeded(Math.round(x + width));
  const height = width * 0.38;
  const flowers = times(Math.round(width / 6), () => {
    const across = 0.12 + random() * 0.76;
    return `M${n(x + across * width)} ${n(y - 4 - random() * height * 0.65 * Math.sin(across * Math.PI))}h.1`;
  });
  return [
    path(
      `M${n(x)} ${n(y)}q0 ${n(-height)} ${n(width * 0.3)} ${n(-height * 0.9)}q${n(width * 0.2)} ${n(-height * 0.35)} ${n(width * 0.4)} 0q${n(width * 0.3)} ${n(-height * 0.05)} ${n(width * 0.3)} ${n(height * 0.9)}z`,
      color,
    ),
    path(
      `M${n(x + width * 0.12)} ${n(y - height * 0.5)}q${n(width * 0.14)} ${n(-height * 0.4)} ${n(width * 0.3)} ${n(-height * 0.2)}`,
      { stroke: leaf.light, width: 2.5, opacity: 0.5 },
    ),
    bloom ? path(flowers.join(''), { stroke: bloom, width: 4 }) : '',
  ].join('');
}

/** Blades of grass, scattered. */
export function grass(from: number, to: number, y: number, count: number, color: string = leaf.main): string {
  const random = seeded(Math.round(from + to));
  const tufts = times(
    count,
    () => `M${n(from + random() * (to - from))} ${n(y + random() * 18)}q-2-6-5-9`,
  ).join('');
  return path(tufts, { stroke: color, width: 1.4, opacity: 0.5 });
}

export const flowerColors = { brass: ACCENT, rose: '#d98a94', white: '#fffdf9' } as const;
