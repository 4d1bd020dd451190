import { type Head, head, INK, SHIRT } from './heads.ts';
import { ACCENT, skins } from './inks.ts';
import { bendTo, type Grasp, hand, type Joint, limb, shoe } from './limbs.ts';
import { away, profile } from './profiles.ts';
import { ellipse, n, path, place } from './svg.ts';

/** Who somebody is and what they wear. */
export interface Look extends Pick<Head, 'skin' | 'hair' | 'beard' | 'glasses' | 'older' | 'cloth' | 'earrings'> {
  coat: string;
  trousers: string;
  /** Short hair where it is left out. */
  style?: Head['style'];
  /** Beneath a jacket; white where it is left out. */
  shirt?: string;
  shoes?: string;
  top?: keyof typeof tops;
  sleeves?: 'short';
  /** In the color of the trousers. */
  skirt?: boolean;
  child?: boolean;
  /** Seen from near: the face has all its lines. */
  close?: boolean;
}

interface Arm {
  /** Where the wrist is. */
  to: Joint;
  /** To which side the elbow bends, seen along the arm: 1 right, -1 left. */
  bend?: 1 | -1;
  /** Where the elbow is, if the arm is seen foreshortened. */
  elbow?: Joint;
  grasp?: Grasp;
  thumb?: 1 | -1;
  /** The arm is behind the body, or the hand behind what is held. */
  layer?: 'back';
}

interface Leg {
  /** Where the ankle is. */
  to: Joint;
  bend?: 1 | -1;
  /** Where the knee is, if the leg is seen foreshortened. */
  knee?: Joint;
  shoe?: -1 | 0 | 1;
  tilt?: number;
}

/** How somebody stands, walks or sits, in units of which a grown-up has 160. The ground is 0. From the side they look right, with `way` -1 left. */
export interface Pose {
  view?: 'front' | 'side' | 'away';
  /** From the front, the face is turned that way; from behind, it is seen from that side. */
  way?: -1 | 1;
  hip?: Joint;
  /** Of the back, in degrees to the right. */
  lean?: number;
  nod?: number;
  /** Looks at what is below. */
  down?: boolean;
  /** The left and the right one of the picture; from the side, the farther and the nearer one. */
  arms?: readonly [Arm, Arm];
  legs?: readonly [Leg, Leg];
  /** What lies on the lap or is carried: before the body, behind the arms. */
  held?: string;
  /** No shadow on the ground. */
  aloft?: boolean;
  /** Arms alone, or all but them: a table is between. */
  only?: 'arms' | 'body';
}

/** Light comes from the left: what lies in the shade of a body or of folds. */
const shade = (d: string, opacity = 0.14): string => path(d, { fill: INK, opacity });
const seam = (d: string): string => path(d, { stroke: INK, width: 0.8, opacity: 0.3 });

const TORSO = {
  front:
    'M-11.500 4L-10.600 -14Q-12.500 -26 -15.600 -37 -16.500 -45 -9 -47.500L-4 -49.500Q0 -46.500 4 -49.500L9 -47.500Q16.500 -45 15.600 -37 12.500 -26 10.600 -14L11.500 4z',
  side: 'M-9.500 4Q-9.500 -12 -10.500 -28 -11 -43 -4.500 -48.500L3.500 -49.500Q9.500 -44 10 -32 10 -14 9 4z',
} as const;
const TORSO_SHADE = {
  front: 'M5 -48.800L9 -47.500Q16.500 -45 15.600 -37 12.500 -26 10.600 -14L11.500 4H5.500Q8.500 -24 5 -48.800z',
  right: 'M3.500 -49.500Q9.500 -44 10 -32 10 -14 9 4H4.500Q7.500 -26 2 -49z',
  left: 'M-4.500 -48.500Q-11 -43 -10.500 -28 -9.500 -12 -9.500 4H-5Q-8 -26 -3 -49z',
} as const;

type Top = (coat: string, shirt: string) => string;
const tops = {
  sweater: () => seam('M-4.600 -49.200Q0 -44.800 4.600 -49.200M-11.300 1.500H11.300'),
  tee: () => path('M-4.200 -49.600Q0 -44 4.200 -49.600', { stroke: SHIRT, width: 1.200, opacity: 0.6 }),
  shirt: (_, shirt) =>
    path('M-4.600 -50L-5.800 -46.200 -2 -43.500 0 -46.800 2 -43.500 5.800 -46.200 4.600 -50 0 -47z', shirt) +
    seam('M0 -46V3M-8.500 -30h5v5.500h-5z'),
  jacket: (_, shirt) =>
    path('M-4.400 -49.800Q0 -46 4.400 -49.800L0 -30z', shirt) +
    seam('M-4.800 -49.200L-7.500 -42 -5 -40.500 0 -29 5 -40.500 7.500 -42 4.800 -49.200M0 -29V4'),
  apron: (_, shirt) =>
    path('M-7.500 -34H7.500L8.500 -14 11.500 2 9.500 34H-9.500L-11.500 2 -8.500 -14z', shirt) +
    path('M-7 -34L-5 -48M7 -34L5 -48', { stroke: shirt, width: 2.200 }) +
    seam('M-5 -6h10v9q-5 3-10 0z'),
  overalls: (_, shirt) =>
    path('M-8 -30H8L9.500 -14 11.500 6H-11.500L-9.500 -14z', shirt) +
    path('M-7 -30L-9 -46.500M7 -30L9 -46.500', { stroke: shirt, width: 3.200 }) +
    path('M-6.500 -28h.1M6.500 -28h.1', { stroke: ACCENT, width: 2.400 }) +
    seam('M-4 -24h8v7h-8z'),
  suit: (_, shirt) =>
    path('M-4.400 -49.800Q0 -46 4.400 -49.800L0 -24z', shirt) +
    path('M-1.900 -47.500H1.900L2.600 -45 1.300 -43.600 2.200 -32 0 -24.500 -2.200 -32 -1.300 -43.600 -2.600 -45z', ACCENT) +
    path('M-4.600 -50L-5.600 -46.500 -2.200 -44.500 0 -47.500 2.200 -44.500 5.600 -46.500 4.600 -50 0 -47.200z', shirt) +
    seam('M-5.200 -48.800L-8 -41 -5.200 -39.500 0 -23 5.200 -39.500 8 -41 5.200 -48.800M0 -23V4'),
  vest: (coat) =>
    path('M-4.400 -49.800Q0 -45.500 4.400 -49.800L2 -20 -2 -20z', SHIRT) +
    path('M-8.500 -47V3M8.500 -47V3M-11 -12H-1.500M1.500 -12H11', { stroke: '#f4e27a', width: 3 }) +
    path('M-1.500 -28V4M1.500 -28V4', { stroke: coat, width: 0.8 }),
} as const satisfies Record<string, Top>;

const turnBy = (at: Joint, degrees: number, parts: string): string =>
  `<g transform="translate(${n(at[0])} ${n(at[1])})${degrees ? ` rotate(${n(degrees)})` : ''}">${parts}</g>`;

/** Where a point of the upper body is after it leans from the hip. */
function leaning([x, y]: Joint, hip: Joint, lean: number): Joint {
  const a = (lean * Math.PI) / 180;
  return [hip[0] + x * Math.cos(a) - y * Math.sin(a), hip[1] + x * Math.sin(a) + y * Math.cos(a)];
}

const ARM = [26, 23] as const;
/** Whose hip is higher doesn't sit. */
const STANDS = -60;
const LEG = [36.500, 33.700] as const;

function drawArm({ coat, skin, sleeves }: Look, from: Joint, arm: Arm, bend: 1 | -1, isFar: boolean): string {
  const [elbow, wrist] = arm.elbow ? [arm.elbow, arm.to] : bendTo(from, arm.to, ...ARM, arm.bend ?? bend);
  const [color] = skins[skin];
  const sleeve = sleeves === 'short' ? [from, elbow] : [from, elbow, wrist];
  const shape = limb(sleeve, [5.900, 4.800, 4]);
  const bare = sleeves === 'short' ? path(limb([elbow, wrist], [3.900, 3]), color) : '';
  return [
    bare,
    hand(elbow, wrist, arm.grasp ?? 'rest', arm.thumb ?? 1, color),
    path(shape, coat),
    isFar ? shade(shape, 0.18) : seam(innerEdge(from, elbow, 4.800, bend)),
  ].join('');
}

/** The edge of an upper arm before the body, which has its color. */
function innerEdge([ax, ay]: Joint, [bx, by]: Joint, r: number, side: 1 | -1): string {
  const length = Math.hypot(bx - ax, by - ay);
  const [ux, uy] = [(bx - ax) / length, (by - ay) / length];
  const [ox, oy] = [uy * r * side, -ux * r * side];
  return `M${n(ax + ux * 10 + ox)} ${n(ay + uy * 10 + oy)}L${n(bx - ux * 5 + ox)} ${n(by - uy * 5 + oy)}`;
}

function drawLeg(look: Look, from: Joint, leg: Leg, bend: 1 | -1, { isSide, hipX }: { isSide: boolean; hipX: number }): string {
  const isFar = isSide && from[0] < hipX;
  const isSkirtOver = from[1] < STANDS;
  const { trousers, skin, skirt, shoes = '#2b2622' } = look;
  const [knee, ankle] = leg.knee ? [leg.knee, leg.to] : bendTo(from, leg.to, ...LEG, leg.bend ?? bend);
  const upper = limb([from, knee], skirt ? [8.500, 7.500] : [7.700, leg.knee ? 8 : 5.800]);
  const lower = limb([knee, ankle], skirt ? [4.200, 3.200] : [leg.knee ? 7.400 : 5.800, 4.800]);
  return [
    shoe(ankle, leg.shoe ?? 0, shoes, leg.tilt, isSide ? 1 : 0.8),
    skirt
      ? path(lower, skins[skin][isFar ? 1 : 0]) + (isSkirtOver ? '' : path(upper, trousers))
      : path(upper + lower, trousers),
    isFar ? shade(skirt ? upper : upper + lower, 0.18) : '',
  ].join('');
}

const STANDING = {
  front: [
    { to: [-6.200, -7], shoe: -1 },
    { to: [6.200, -7], shoe: 1 },
  ],
  away: [{ to: [-6.200, -7] }, { to: [6.200, -7] }],
  side: [
    { to: [-2.500, -7], shoe: 1 },
    { to: [2.500, -7], shoe: 1 },
  ],
} as const satisfies Record<string, readonly [Leg, Leg]>;
const HANGING = {
  front: [
    { to: [-17.500, -74], bend: 1, thumb: -1 },
    { to: [17.500, -74], bend: -1, thumb: 1 },
  ],
  away: [
    { to: [-17.500, -74], bend: 1, thumb: -1 },
    { to: [17.500, -74], bend: -1, thumb: 1 },
  ],
  side: [
    { to: [5, -75], thumb: -1 },
    { to: [3, -74], thumb: -1 },
  ],
} as const satisfies Record<string, readonly [Arm, Arm]>;

/** Draws somebody who stands on 0, 0 unless the pose puts them elsewhere. */
export function figure(look: Look, pose: Pose = {}): string {
  const { view = 'front', way, hip = [0, -80], lean = 0, nod = 0, held = '', aloft } = pose;
  const isSide = view === 'side';
  const [first, second] = pose.arms ?? HANGING[view];
  const [leg1, leg2] = pose.legs ?? STANDING[view];
  const [s, h] = isSide ? [2, 1.500] : [11.600, 4.600];
  const at = (x: number, y: number) => leaning([x, y], hip, lean);
  const one = drawArm(look, at(-s, -41.500), first, 1, isSide);
  const two = drawArm(look, at(s, -41.500), second, isSide ? 1 : -1, false);
  const isMirrored = isSide && way === -1;
  const faced = drawHead(look, pose);
  const body = [
    path(TORSO[isSide ? 'side' : 'front'], look.coat),
    view === 'front' ? tops[look.top ?? 'jacket'](look.coat, look.shirt ?? SHIRT) : drawBack(look, isSide),
    shade(isSide ? TORSO_SHADE[isMirrored ? 'left' : 'right'] : TORSO_SHADE.front),
  ].join('');
  if (pose.only === 'arms') return one + two;
  const isArmless = pose.only === 'body';
  const neck = path('M-4 -58h8v9.500Q0 -45 -4 -48.500z', skins[look.skin][1]);
  const drawn = [
    aloft ? '' : ellipse(hip[0], 1, 22, 3.600, { fill: '#142c23', opacity: 0.2 }),
    first.layer === 'back' || isSide ? one : '',
    second.layer === 'back' ? two : '',
    turnBy(hip, lean, turnBy([isSide ? 1.500 : 0, 0], 0, turnBy([0, -50], nod, place(0, 50, faced.back)))),
    drawLeg(look, [hip[0] - h, hip[1] + 3], leg1, isSide ? -1 : 1, { isSide, hipX: hip[0] }),
    drawLeg(look, [hip[0] + h, hip[1] + 3], leg2, -1, { isSide, hipX: hip[0] }),
    look.skirt && hip[1] < STANDS ? turnBy(hip, 0, drawSkirt(look.trousers, isSide)) : '',
    turnBy(hip, lean, body + turnBy([isSide ? 1.500 : 0, 0], 0, neck + turnBy([0, -50], nod, place(0, 50, faced.front)))),
    held,
    first.layer === 'back' || isSide || isArmless ? '' : one,
    second.layer === 'back' || isArmless ? '' : two,
  ].join('');
  return isMirrored ? `<g transform="scale(-1 1)">${drawn}</g>` : drawn;
}

const drawSkirt = (color: string, isSide: boolean): string =>
  isSide
    ? path('M-9.500 0H9L14 40Q1 44 -13 40z', color)
    : path('M-11.500 0H11.500L17 40Q0 45 -17 40z', color) + shade('M5 0H11.500L17 40Q12 42 8 42z');

/** What shows of clothes from the side and from behind. */
function drawBack({ top, shirt = SHIRT }: Look, isSide: boolean): string {
  if (top === 'overalls')
    return isSide
      ? path('M-9.500 4Q-9.600 -8 -10 -18L9.900 -22Q10 -10 9 4z', shirt) +
          path('M-3 -20Q1 -34 -1 -48', { stroke: shirt, width: 3.400 })
      : path('M-11 -10L-4 -30H4L11 -10 12 6H-12z', shirt) +
          path('M-3 -28L-8.500 -46.500M3 -28L8.500 -46.500', { stroke: shirt, width: 3.200 });
  if (top === 'vest') return path('M-6 -47V3M6 -47V3M-10 -12H10', { stroke: '#f4e27a', width: 3 });
  return seam(isSide ? 'M-3.500 -48.800Q0 -45.500 3.800 -49.200' : 'M-4.600 -49.200Q0 -46.600 4.600 -49.200');
}

/** The head as what is behind and before the neck, from the hip. */
function drawHead({ child, close, style = 'crop', ...look }: Look, { view, way, down }: Pose) {
  const scale = child ? 0.95 : 0.74;
  const middle = -66 - (child ? 4 : 0);
  const person = { ...look, style };
  const isProfile = view === 'side' || (view === 'away' && way !== undefined);
  const { back, front } = isProfile
    ? profile(person)
    : view === 'away'
      ? away(person)
      : head({ ...person, isSmall: !close, ...(way ? { turn: way } : {}), ...(down ? { down } : {}) });
  const put = (parts: string) => {
    if (parts === '') return '';
    const placed = place(-40 * scale, middle - 33.200 * scale, parts, scale);
    return view === 'away' && way === -1 ? `<g transform="scale(-1 1)">${placed}</g>` : placed;
  };
  return { back: put(back), front: put(front) };
}
