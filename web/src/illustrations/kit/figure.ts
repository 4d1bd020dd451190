import { drawSkirt, drawTorso, seam, shade, type tops } from './clothes.ts';
import { type Head, head } from './heads.ts';
import { skins } from './inks.ts';
import { bendTo, type Grasp, hand, type Joint, limb, shoe } from './limbs.ts';
import { away, profile } from './profiles.ts';
import { ellipse, n, path, place } from './svg.ts';

/** A person's look and clothes. */
export interface Look
  extends Pick<Head, 'skin' | 'hair' | 'beard' | 'glasses' | 'older' | 'cloth' | 'earrings'> {
  coat: string;
  trousers: string;
  /** Short hair by default. */
  style?: Head['style'];
  /** Beneath a jacket; white by default. */
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
  /** Position of the wrist. */
  to: Joint;
  /** The side to which the elbow bends, seen along the arm: 1 right, -1 left. */
  bend?: 1 | -1;
  /** Position of the elbow, if the arm is foreshortened. */
  elbow?: Joint;
  grasp?: Grasp;
  thumb?: 1 | -1;
  /** The arm is behind the body, or the hand behind the held object. */
  layer?: 'back';
}

interface Leg {
  /** Position of the ankle. */
  to: Joint;
  bend?: 1 | -1;
  /** Position of the knee, if the leg is foreshortened. */
  knee?: Joint;
  shoe?: -1 | 0 | 1;
  tilt?: number;
}

/**
 * The pose of a standing, walking or sitting figure, in units of 1/160 of an adult's height. The ground is 0. In profile it looks right;
 * with `way` -1, left.
 */
export interface Pose {
  view?: 'front' | 'side' | 'away';
  /** In front view, the direction the face is turned; from behind, the side it's seen from. */
  way?: -1 | 1;
  hip?: Joint;
  /** Lean of the back, in degrees to the right. */
  lean?: number;
  nod?: number;
  /** Looks down. */
  down?: boolean;
  /** The left and the right arm in the picture; in side view, the farther and the nearer one. */
  arms?: readonly [Arm, Arm];
  legs?: readonly [Leg, Leg];
  /** An object on the lap or carried: in front of the body, behind the arms. */
  held?: string;
  /** No shadow on the ground. */
  aloft?: boolean;
  /** The arms, or head and body: a table is between. */
  only?: 'arms' | 'body';
}

const turnBy = (at: Joint, degrees: number, parts: string): string =>
  `<g transform="translate(${n(at[0])} ${n(at[1])})${degrees ? ` rotate(${n(degrees)})` : ''}">${parts}</g>`;

/** Returns the position of a point of the upper body after leaning from the hip. */
function leaning([x, y]: Joint, hip: Joint, lean: number): Joint {
  const a = (lean * Math.PI) / 180;
  return [hip[0] + x * Math.cos(a) - y * Math.sin(a), hip[1] + x * Math.sin(a) + y * Math.cos(a)];
}

const ARM = [26, 23] as const;
/** A figure whose hip is above this line is standing. */
const STANDS = -60;
const LEG = [36.5, 33.7] as const;

function drawArm(
  { coat, skin, sleeves }: Look,
  from: Joint,
  arm: Arm,
  { bend, isFar }: { bend: 1 | -1; isFar: boolean },
): string {
  const [elbow, wrist] = arm.elbow ? [arm.elbow, arm.to] : bendTo(from, arm.to, ...ARM, arm.bend ?? bend);
  const [color] = skins[skin];
  const sleeve = sleeves === 'short' ? [from, elbow] : [from, elbow, wrist];
  const shape = limb(sleeve, [5.9, 4.8, 4]);
  const bare = sleeves === 'short' ? path(limb([elbow, wrist], [3.9, 3]), color) : '';
  return [
    bare,
    hand(elbow, wrist, arm.grasp ?? 'rest', arm.thumb ?? 1, color),
    path(shape, coat),
    isFar ? shade(shape, 0.18) : seam(innerEdge(from, elbow, 4.8, bend)),
  ].join('');
}

/** The outline of an upper arm in front of the body, which has the same color. */
function innerEdge([ax, ay]: Joint, [bx, by]: Joint, r: number, side: 1 | -1): string {
  const length = Math.hypot(bx - ax, by - ay);
  const [ux, uy] = [(bx - ax) / length, (by - ay) / length];
  const [ox, oy] = [uy * r * side, -ux * r * side];
  return `M${n(ax + ux * 10 + ox)} ${n(ay + uy * 10 + oy)}L${n(bx - ux * 5 + ox)} ${n(by - uy * 5 + oy)}`;
}

interface LegView {
  isSide: boolean;
  /** The farther one from the side. */
  isFar?: boolean;
}

function drawLeg(
  look: Look,
  from: Joint,
  leg: Leg,
  bend: 1 | -1,
  { isSide, isFar = false }: LegView,
): string {
  const isSkirtOver = from[1] < STANDS;
  const { trousers, skin, skirt, shoes = '#2b2622' } = look;
  const [knee, ankle] = leg.knee ? [leg.knee, leg.to] : bendTo(from, leg.to, ...LEG, leg.bend ?? bend);
  const upper = limb([from, knee], skirt ? [8.5, 7.5] : [7.7, leg.knee ? 8 : 5.8]);
  const lower = limb([knee, ankle], skirt ? [4.2, 3.2] : [leg.knee ? 7.4 : 5.8, 4.8]);
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
    { to: [-6.2, -7], shoe: -1 },
    { to: [6.2, -7], shoe: 1 },
  ],
  away: [{ to: [-6.2, -7] }, { to: [6.2, -7] }],
  side: [
    { to: [-2.5, -7], shoe: 1 },
    { to: [2.5, -7], shoe: 1 },
  ],
} as const satisfies Record<string, readonly [Leg, Leg]>;
const HANGING = {
  front: [
    { to: [-17.5, -74], bend: 1, thumb: -1 },
    { to: [17.5, -74], bend: -1, thumb: 1 },
  ],
  away: [
    { to: [-17.5, -74], bend: 1, thumb: -1 },
    { to: [17.5, -74], bend: -1, thumb: 1 },
  ],
  side: [
    { to: [5, -75], thumb: -1 },
    { to: [3, -74], thumb: -1 },
  ],
} as const satisfies Record<string, readonly [Arm, Arm]>;

/** Draws a figure with its feet at 0, 0 unless the pose puts them elsewhere. */
export function figure(look: Look, pose: Pose = {}): string {
  const { view = 'front', way, hip = [0, -80], lean = 0, nod = 0, held = '', aloft, only } = pose;
  const isSide = view === 'side';
  const [first, second]: readonly [Arm, Arm] = pose.arms ?? HANGING[view];
  const [leg1, leg2]: readonly [Leg, Leg] = pose.legs ?? STANDING[view];
  const isMirrored = isSide && way === -1;
  const [shoulder, hipHalf] = isSide ? [2, 1.5] : [11.6, 4.6];
  const shoulderAt = (x: number) => leaning([x, -41.5], hip, lean);
  const firstArm = drawArm(look, shoulderAt(-shoulder), first, { bend: 1, isFar: isSide });
  const secondArm = drawArm(look, shoulderAt(shoulder), second, { bend: isSide ? 1 : -1, isFar: false });
  if (only === 'arms') return firstArm + secondArm;
  const isFirstBehind = isSide || first.layer === 'back';
  const isSecondBehind = second.layer === 'back';
  const faced = drawHead(look, pose);
  const legFrom = (x: number): Joint => [hip[0] + x, hip[1] + 3];
  const drawLegs = () =>
    drawLeg(look, legFrom(-hipHalf), leg1, isSide ? -1 : 1, { isSide, isFar: isSide }) +
    drawLeg(look, legFrom(hipHalf), leg2, -1, { isSide }) +
    (look.skirt && hip[1] < STANDS ? turnBy(hip, 0, drawSkirt(look.trousers, isSide)) : '');
  const neck = path('M-4 -58h8v9.500Q0 -45 -4 -48.500z', skins[look.skin][1]);
  const onNeck = (parts: string) =>
    turnBy([isSide ? 1.5 : 0, 0], 0, turnBy([0, -50], nod, place(0, 50, parts)));
  const drawn = [
    aloft ? '' : ellipse(hip[0], 1, 22, 3.6, { fill: '#142c23', opacity: 0.2 }),
    isFirstBehind ? firstArm : '',
    isSecondBehind ? secondArm : '',
    faced.back === '' ? '' : turnBy(hip, lean, onNeck(faced.back)),
    // A table hides the legs, too.
    only === 'body' ? '' : drawLegs(),
    turnBy(
      hip,
      lean,
      drawTorso(look, view, isMirrored ? 'left' : 'right') +
        turnBy([isSide ? 1.5 : 0, 0], 0, neck) +
        onNeck(faced.front),
    ),
    held,
    isFirstBehind || only === 'body' ? '' : firstArm,
    isSecondBehind || only === 'body' ? '' : secondArm,
  ].join('');
  return isMirrored ? `<g transform="scale(-1 1)">${drawn}</g>` : drawn;
}

/** Draws the head in two parts, behind and in front of the neck, relative to the hip. */
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
    const placed = place(-40 * scale, middle - 33.2 * scale, parts, scale);
    return view === 'away' && way === -1 ? `<g transform="scale(-1 1)">${placed}</g>` : placed;
  };
  return { back: put(back), front: put(front) };
}
