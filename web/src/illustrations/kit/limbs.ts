import { n, path } from './svg.ts';

/** Position of a joint, in the units of a figure. */
export type Joint = readonly [x: number, y: number];

/** A limb between two joints, rounded at both and as thick as each. */
function bone([ax, ay]: Joint, [bx, by]: Joint, a: number, b: number): string {
  const length = Math.hypot(bx - ax, by - ay);
  if (length < 0.1) return '';
  const angle = Math.atan2(by - ay, bx - ax);
  const spread = Math.acos(Math.max(-1, Math.min(1, (a - b) / length)));
  const at = (x: number, y: number, r: number, side: number) =>
    `${n(x + Math.cos(angle + side * spread) * r)} ${n(y + Math.sin(angle + side * spread) * r)}`;
  return `M${at(ax, ay, a, -1)}L${at(bx, by, b, -1)}A${n(b)} ${n(b)} 0 0 1 ${at(bx, by, b, 1)}L${at(ax, ay, a, 1)}A${n(a)} ${n(a)} 0 1 1 ${at(ax, ay, a, -1)}z`;
}

/** A limb through its joints; one radius for each. */
export const limb = (joints: readonly Joint[], radii: readonly number[]): string =>
  joints
    .slice(1)
    .map((joint, index) => bone(joints[index] ?? joint, joint, radii[index] ?? 1, radii[index + 1] ?? 1))
    .join('');

/**
 * Returns the position of the elbow or knee and of the limb's end: at `to`, or as near to it as the limb is long. Seen along the limb, the
 * joint bends to the right with 1, to the left with -1.
 */
export function bendTo(from: Joint, to: Joint, upper: number, lower: number, side: 1 | -1): [Joint, Joint] {
  const far = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const reach = Math.min(far, (upper + lower) * 0.998);
  const [ux, uy] = [(to[0] - from[0]) / far, (to[1] - from[1]) / far];
  const along = (upper ** 2 - lower ** 2 + reach ** 2) / (2 * reach);
  const out = Math.sqrt(Math.max(0, upper ** 2 - along ** 2)) * side;
  return [
    [from[0] + ux * along - uy * out, from[1] + uy * along + ux * out],
    [from[0] + ux * reach, from[1] + uy * reach],
  ];
}

/** The pose of a hand: hanging, gripping something thin, lying flat, or waving. */
export type Grasp = 'rest' | 'grip' | 'flat' | 'wave';

const HANDS: Readonly<Record<Grasp, string>> = {
  rest: 'M-1.500 -2.900Q3 -4 7 -3.200 11.300 -2 11.200 .2 11 2.500 7.500 3 3 3.400 -1.500 2.900zM1.500 -2Q3.500 -5.800 7.200 -5.400 8.200 -4.200 5.600 -2.800z',
  grip: 'M-1.500 -2.900Q2.500 -5 6.500 -4.200 9.600 -3.200 9.600 .2 9.500 3.800 6.300 4.400 2.500 4.800 -1.500 2.900z',
  flat: 'M-1.500 -2.700Q4 -3.700 8.500 -3 13 -2.200 13 -.6 12.800 1.200 8 1.700 3 2.600 -1.500 2.700zM2 -2Q4.500 -5.600 8.200 -4.700 8.800 -3.600 6 -2.500z',
  wave: 'M-1.500 -2.800Q1.500 -4 3 -4.200L7.500 -8.200Q9.500 -8.400 8.800 -6.500L6.800 -3.800 12.400 -4.800Q14.200 -4 12.800 -2.900L8.500 -1.600 14 -1Q15.300 .2 13.700 1L8.500 1.100 12.800 2.700Q13.600 4 12 4.300L6.600 3.600Q2 4 -1.500 2.800z',
};

/** A hand at a wrist, in line with its forearm; its thumb is on the left of it with -1, on the right with 1. */
export function hand(elbow: Joint, wrist: Joint, grasp: Grasp, thumb: 1 | -1, color: string): string {
  const turn = (Math.atan2(wrist[1] - elbow[1], wrist[0] - elbow[0]) * 180) / Math.PI;
  const knuckles =
    grasp === 'grip'
      ? path('M6 -1.600h3.200M6 1h3.200', { stroke: '#2a2622', width: 0.7, opacity: 0.35 })
      : '';
  return `<g transform="translate(${n(wrist[0])} ${n(wrist[1])}) rotate(${n(turn)})${thumb === 1 ? ' scale(1 -1)' : ''}">${path(HANDS[grasp], color)}${knuckles}</g>`;
}

/** A shoe under an ankle; it points left with -1, right with 1, toward the viewer with 0. */
export function shoe([x, y]: Joint, way: -1 | 0 | 1, color: string, tilt = 0, long = 1): string {
  const shape =
    way === 0
      ? 'M-4.800 -2Q-7.200 2 -6.800 5.800 -6.400 7.600 0 7.600T6.800 5.800Q7.200 2 4.800 -2z'
      : 'M-4.600 -1.500H4.400Q5 1.500 9.500 2.700 14 3.700 13.800 7H-5.200Q-5.600 3 -4.600 -1.500z';
  return `<g transform="translate(${n(x)} ${n(y)})${tilt ? ` rotate(${tilt})` : ''}${way === 0 || way * long === 1 ? '' : ` scale(${way * long} 1)`}">${path(shape, color)}${way === 0 ? path('M-6.400 6.500Q0 8.200 6.400 6.500', { stroke: '#fffdf9', width: 1.5, opacity: 0.75 }) : path('M-5.200 6.200H13.600', { stroke: '#fffdf9', width: 1.6, opacity: 0.75 })}</g>`;
}
