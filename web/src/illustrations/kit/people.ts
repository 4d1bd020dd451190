import { type Head, head, INK, SHIRT } from './heads.ts';
import { bark, skins } from './inks.ts';
import { circle, ellipse, n, path, place, rect } from './svg.ts';

interface Figure extends Pick<Head, 'skin' | 'hair' | 'beard' | 'glasses' | 'older'> {
  coat: string;
  trousers: string;
  /** Beneath the coat; white where it is left out. */
  shirt?: string;
  /** Short hair where it is left out. */
  style?: Head['style'];
  /** Toward whom the arm reaches: -1 left, 1 right. */
  reach?: -1 | 1;
  /** That arm reaches up, as a child's to a parent. */
  lift?: boolean;
  /** That arm is raised, with its hand as high as the head. */
  raise?: boolean;
  skirt?: boolean;
}

/** The head of a bust, as small as a figure's: what lies behind the shoulders and what before them. Its middle is x, y. */
function smallHead(
  x: number,
  y: number,
  scale: number,
  { style = 'crop', ...person }: Omit<Head, 'style'> & { style?: Head['style'] | undefined },
) {
  const { back, front } = head({ ...person, style, isSmall: true });
  const put = (parts: string) => (parts === '' ? '' : place(x - 40 * scale, y - 33.2 * scale, parts, scale));
  return { back: put(back), front: put(front) };
}

/** Light comes from the left: what lies in the shade of a body or of folds. */
const shade = (d: string): string => path(d, { fill: INK, opacity: 0.16 });
/** Folds and seams, as on the clothes of a bust. */
const seam = (d: string): string => path(d, { stroke: INK, width: 0.7, opacity: 0.35 });

/** Somebody who stands on 0, 0, 74 high, seen from the front. */
export function standing({
  coat,
  trousers,
  reach = 1,
  lift,
  raise,
  skirt,
  shirt = SHIRT,
  ...person
}: Figure): string {
  const [color, shadow] = skins[person.skin];
  const { back, front } = smallHead(0, -63.6, 0.43, person);
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
    shade(skirt ? 'M3 -34h6l4 22h-9z' : 'M3 -34h5.500l-1 32h-4.500zM-2.500 -31l2.500 5-1.500 24h-2z'),
    back,
    path('M-2.800 -59h5.600v6.500q-2.800 2.500-5.600 0z', shadow),
    path('M-10.300 -31v-12.500q0-7 7.500-9.700 2.800 2.600 5.600 0 7.500 2.700 7.500 9.700V-31z', coat),
    // What is worn beneath, and the lapels of it.
    skirt
      ? path('M-2.800 -53.200q2.800 5.400 5.600 0', { stroke: SHIRT, width: 0.9, opacity: 0.7 })
      : path('M-3 -53.300q3 2.600 6 0L0 -45.500z', shirt) + seam('M0 -45.500V-31.500'),
    shade('M4.500 -52.200q5.800 2.700 5.800 8.700V-31H5q1.500-10-.5-21.200z'),
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
    seam(`M${n(-6.6 * reach)} -46.5Q${n(-8.2 * reach)} -40 ${n(-8 * reach)} -32`),
    front,
  ].join('');
}

/** A parent who holds a child by the hand, on the path to their house. */
export const parentAndChild = (x: number, y: number, scale = 1): string =>
  place(
    x,
    y,
    standing({ coat: '#2c5262', trousers: '#4b5551', skin: 'brown', hair: 'black', reach: 1 }) +
      place(
        28,
        1,
        standing({
          coat: '#d9a94e',
          trousers: '#8b4a35',
          skin: 'brown',
          hair: 'black',
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
      path('M4 -76h5.500v8.500H4z', skins.tan[1]),
      smallHead(7, -80.5, 0.4, { skin: 'tan', hair: 'brown', style: 'swept' }).front,
      // A helmet.
      path('M-.5 -82q-1-9 7.500-9.500t8.500 8q-8-2-16 1.500z', '#ddb765'),
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
export function seated({ coat, trousers, ...person }: Figure): string {
  const [color, shadow] = skins[person.skin];
  const { back, front } = smallHead(1, -46.5, 0.46, person);
  return [
    path('M-8 -6h14q12 0 13 8v24h-8V8q0-3-4-3H-8z', trousers),
    path('M11 24h9q6 1 7 5H11z', '#2b2622'),
    back,
    path('M-2 -42h6v8.500q-3 2.500-6 0z', shadow),
    path('M-10 -4q-3-26 4-30 7-3 12 1 4 5 3 29z', coat),
    path('M-2.200 -34.700q3.200 2.600 6.400 0L1.500 -27z', SHIRT),
    shade('M4.500 -34q2 .4 3.500 1 4 5 3 29H6q2-14-1.500-30z'),
    path('M12 -14 17.500 -8.500', { stroke: color, width: 4.6 }),
    path('M4 -28q2 9 10.500 16.500', { stroke: coat, width: 6 }),
    front,
  ].join('');
}
