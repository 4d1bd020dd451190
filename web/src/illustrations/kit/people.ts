import { bark, skin } from './inks.ts';
import { circle, ellipse, n, path, place, rect } from './svg.ts';

interface Figure {
  coat: string;
  trousers: string;
  skin: string;
  hair: string;
  /** Hair that falls to the shoulders. */
  long?: boolean;
  /** Toward whom the arm reaches: -1 left, 1 right. */
  reach?: -1 | 1;
  /** That arm reaches up, as a child's to a parent. */
  lift?: boolean;
  /** That arm is raised, with its hand as high as the head. */
  raise?: boolean;
  skirt?: boolean;
}

/** Two eyes and a mouth on a head of this middle, looking a little to a side. */
const face = (x: number, y: number, side: number): string =>
  path(`M${n(x + side * 0.6 - 2.1)} ${n(y - 0.2)}h.1M${n(x + side * 0.6 + 2.1)} ${n(y - 0.2)}h.1`, {
    stroke: '#231c18',
    width: 1.5,
  }) +
  path(`M${n(x + side * 0.6 - 1.6)} ${n(y + 3.4)}q1.600 1.300 3.200 0`, {
    stroke: '#231c18',
    width: 0.8,
    opacity: 0.75,
  });

/** Somebody who stands on 0, 0, 74 high, seen from the front. */
export function standing({
  coat,
  trousers,
  skin: color,
  hair,
  long,
  reach = 1,
  lift,
  raise,
  skirt,
}: Figure): string {
  // Of the arm that reaches: where its sleeve bends and ends, and its hand.
  const [bend, cuff, hand] = raise
    ? ([
        [14.5, -47.5],
        [15, -53],
        [16.5, -63],
      ] as const)
    : lift
      ? ([
          [11, -43.5],
          [14, -46.5],
          [15.5, -49],
        ] as const)
      : ([
          [10.5, -41],
          [14.6, -34.5],
          [17, -31],
        ] as const);
  return [
    ellipse(0, 1, 16, 3, { fill: '#142c23', opacity: 0.22 }),
    skirt
      ? path('M-9 -34h18l4 22h-26z', trousers) + rect(-6, -13, 4, 11, color) + rect(2, -13, 4, 11, color)
      : path('M-8.500 -34h17l-1 32h-6l-1.500-24-1.500 24h-6z', trousers),
    path('M-8.500 -2q-3 0-3 3h9v-3zM8.500 -2q3 0 3 3h-9v-3z', '#2b2622'),
    long ? path('M-7.500 -66q7.500-8 15 0l2 17h-19z', hair) : '',
    rect(-2.2, -58, 4.4, 7, color),
    path('M-2.200 -54.500h4.400v3q-2.200 2-4.400 0z', { fill: '#000000', opacity: 0.18 }),
    path('M-10 -31v-14q0-7 6.500-8.500 3.500 2.500 7 0 6.500 1.500 6.500 8.500v14z', coat),
    // One arm hangs, the other reaches.
    path(`M${n(-10.8 * reach)} -31v5`, { stroke: color, width: 4.2 }),
    path(
      `M${n((raise ? 15 : 13) * reach)} ${raise ? -53 : lift ? -45 : -37}L${n(hand[0] * reach)} ${hand[1]}`,
      { stroke: color, width: 4.2 },
    ),
    path(`M${n(-8.6 * reach)} -47Q${n(-11 * reach)} -40 ${n(-10.8 * reach)} -31`, {
      stroke: coat,
      width: 5.5,
    }),
    path(
      `M${n(8.6 * reach)} ${lift ? -46 : -47}Q${n(bend[0] * reach)} ${bend[1]} ${n(cuff[0] * reach)} ${cuff[1]}`,
      { stroke: coat, width: 5.5 },
    ),
    ellipse(0, -63.5, 5.8, 7, color),
    face(0, -63.5, reach),
    path(
      'M-6.200 -62q-1.500-10 6.200-10.500t6.200 10.500q-1.500-4.500-3-5-4 1.200-6.500 0-1.700 1.500-2.900 5z',
      hair,
    ),
  ].join('');
}

/** A parent who holds a child by the hand, on the path to their house. */
export const parentAndChild = (x: number, y: number, scale = 1): string =>
  place(
    x,
    y,
    standing({ coat: '#2c5262', trousers: '#4b5551', skin: skin.brown, hair: '#2a2320', reach: 1 }) +
      place(
        28,
        1,
        standing({
          coat: '#d9a94e',
          trousers: '#8b4a35',
          skin: skin.brown,
          hair: '#2a2320',
          reach: -1,
          lift: true,
          skirt: true,
        }),
        0.62,
      ),
    scale,
  );

/** Somebody on a bicycle, on 0, 0. */
export const cyclist = (x: number, y: number): string =>
  place(
    x,
    y,
    [
      circle(-28, -16, 15, { stroke: '#2b2622', width: 2.5 }),
      circle(28, -16, 15, { stroke: '#2b2622', width: 2.5 }),
      path('M-28 -16 -10 -38 16 -38 0 -16zM-10 -38 0 -16M28 -16 14 -46h8M-16 -40h10', {
        stroke: '#b4553c',
        width: 2.6,
      }),
      path('M-8 -44Q8 -40 4 -18', { stroke: '#4b5551', width: 6.5 }),
      path('M-9 -46q-1-20 11-24 5 0 6 5l-3 20z', '#2c5262'),
      path('M6 -64q6 12 13 17', { stroke: '#2c5262', width: 5 }),
      rect(3, -76, 4.5, 7, skin.tan),
      circle(7, -80, 6.5, skin.tan),
      face(8.5, -80.5, 1),
      path('M0 -80q-1-9 7-9.500t8 8q-8-2-15 1.500z', '#ddb765'),
    ].join(''),
  );

/** A dog that sits, 30 high. */
export const dog = (x: number, y: number): string =>
  place(
    x,
    y,
    path('M-10 0q-4-18 6-22h8q8 4 6 22z', '#b98545') +
      circle(8, -26, 7.5, '#b98545') +
      path('M3 -30q-3 8 0 12 4-3 3-10zM12 -24h6q0 5-6 5z', bark) +
      path('M-10 -3q-10-2-9-12', { stroke: '#b98545', width: 4 }),
  );

/** Somebody who sits on a step at 0, 0 with their feet below, turned to the right. */
export function seated({ coat, trousers, skin: color, hair, long }: Figure): string {
  return [
    path('M-8 -6h14q12 0 13 8v24h-8V8q0-3-4-3H-8z', trousers),
    path('M11 24h9q6 1 7 5H11z', '#2b2622'),
    long ? path('M-9 -50q8-10 17-1l2 20h-18z', hair) : '',
    rect(-2, -40, 5, 8, color),
    path('M-10 -4q-3-26 4-30 7-3 12 1 4 5 3 29z', coat),
    path('M12 -14 17.500 -8.500', { stroke: color, width: 4.6 }),
    path('M4 -28q2 9 10.500 16.500', { stroke: coat, width: 6 }),
    ellipse(1, -46, 6.5, 7.5, color),
    face(2, -45.5, 1),
    path('M-6 -44q-3-12 7-12.500t7 10q-5-4-9-3-2 3-5 5.500z', hair),
  ].join('');
}
