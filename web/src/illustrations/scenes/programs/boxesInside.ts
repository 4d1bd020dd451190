import { figure } from '../../kit/figure.ts';
import { farHouse } from '../../kit/houses.ts';
import { ACCENT, BRAND, bark, ink, leaf, roof, trim, white } from '../../kit/inks.ts';
import { tree } from '../../kit/plants.ts';
import { circle, ellipse, n, path, place, rect } from '../../kit/svg.ts';
import { tallScene, WIDTH } from '../placeFrame.ts';

const carton = (x: number, y: number, width: number, height: number): string =>
  [
    rect(x, y - height, width, height, '#c79a63'),
    rect(x + width * 0.74, y - height, width * 0.26, height, { fill: ink, opacity: 0.1 }),
    rect(x, y - height, width, height * 0.07, { fill: white, opacity: 0.25 }),
    rect(x + width * 0.42, y - height, width * 0.16, height * 0.4, '#e3c493'),
    path(`M${n(x + 8)} ${n(y - 10)}h${n(width * 0.24)}`, { stroke: bark, width: 3, opacity: 0.5 }),
  ].join('');

/** A sitting cat that looks at the person coming in, 62 high; its foot at 0, 0. */
const cat = (): string =>
  [
    path('M14 -4Q34 -4 33 -22 32 -32 25 -33', { stroke: '#5f5648', width: 6 }),
    path('M-17 0Q-20 -24 -7 -36H8Q21 -24 17 0z', '#5f5648'),
    path('M-6 0Q-8 -16 0 -27 8 -16 6 0z', '#efe5d0'),
    path('M-15 -43L-15 -62 -5 -55H5L15 -62V-43Q14 -31 0 -31T-15 -43z', '#5f5648'),
    path('M-7 -40Q-6 -32 0 -32T7 -40Q0 -44 -7 -40z', '#efe5d0'),
    circle(-6, -46, 2.1, '#ddb765') +
      circle(6, -46, 2.1, '#ddb765') +
      path('M-6 -47v2M6 -47v2', { stroke: ink, width: 1.4 }),
    path('M-1.800 -40.500h3.600l-1.800 2z', '#b9694a'),
    path('M-9 -38l-9 -1.500M-9 -36l-8 2M9 -38l9 -1.500M9 -36l8 2', {
      stroke: white,
      width: 0.9,
      opacity: 0.8,
    }),
    path('M-4 -54v-5M0 -54v-5M4 -54v-5M-14 -18l5 1M-14 -12l5 1M14 -18l-5 1M14 -12l-5 1', {
      stroke: '#3b352c',
      width: 1.8,
    }),
  ].join('');

/** Down payment assistance: a family's first day in their own home, surrounded by boxes. */
export const boxesInside = (): string =>
  tallScene('#efe0c2', [
    rect(0, 0, WIDTH, 316, '#efe0c2'),
    rect(0, -160, WIDTH, 18, '#dcc9a2') + rect(0, -142, WIDTH, 4, { fill: ink, opacity: 0.1 }),
    // A window on the street.
    rect(78, -66, 226, 284, white) + rect(88, -56, 206, 264, '#dfe9df'),
    path('M88 176q56 -26 102 -10t104 -8v50H88z', leaf.pale),
    farHouse(102, 190, 0.9, white, roof.slate),
    tree(246, 198, 124),
    path('M191 -56v264M88 40h206', { stroke: white, width: 8 }),
    rect(68, 214, 246, 11, trim),
    path('M66 -82h74q-8 180 -48 294H66zM316 -82h-74q8 180 48 294h26z', { fill: '#d9bf8c', opacity: 0.85 }),
    rect(54, -92, 274, 9, bark),
    rect(0, 302, WIDTH, 14, white),
    rect(0, 316, WIDTH, 84, '#b98f5f'),
    path('M0 338h800M0 364h800M120 316v22M330 338v26M520 316v22M210 364v36M680 338v26M610 364v36', {
      stroke: '#7e5a35',
      width: 1.4,
      opacity: 0.5,
    }),
    // The lamp that hangs from the ceiling.
    path('M440 -142V-30', { stroke: '#4d5c5a', width: 3 }) +
      path('M402 -2q3 -32 38 -32t38 32z', ACCENT) +
      ellipse(440, -2, 38, 5, '#f6e3b0'),
    // The open front door, with the light coming in.
    path('M592 316h128l-120 84H400z', { fill: '#fbe9b8', opacity: 0.45 }),
    rect(580, -38, 152, 356, white) + rect(592, -28, 128, 54, '#dfe9df') + rect(592, 40, 128, 278, '#dfe9df'),
    path('M592 250q60 -18 128 -4v70H592z', leaf.pale) + path('M634 318l12 -66h18l26 66z', '#ead9b6'),
    path('M720 40l62 -18v332l-62 -32z', BRAND) +
      path('M731 58l40 -11v98l-40 6zM731 174l40 -3v140l-40 -17z', {
        stroke: white,
        width: 1.6,
        opacity: 0.35,
      }),
    path('M773 186h.1', { stroke: ACCENT, width: 9 }),
    // Boxes, a plant, a carpet that is still rolled up.
    carton(20, 330, 96, 68) + carton(30, 262, 72, 52),
    path('M72 210q-4 -22 10 -26 8 -12 18 -2 14 4 10 28z', leaf.deep) +
      path('M70 198h40l-5 12h-30z', '#d8cdb6'),
    path('M6 374l128 -16q10 10 2 22l-128 16z', '#5f7890') +
      ellipse(135, 369, 8, 11, '#31465c') +
      ellipse(135, 369, 3.5, 5, '#8ba0b3'),
    carton(334, 360, 128, 84) + carton(450, 352, 62, 54),
    carton(344, 276, 70, 46),
    place(378, 230, cat(), 0.86),
    place(442, 320, child(), 1.02),
    place(218, 376, unpacker(), 1.62),
    place(634, 374, carrier(), 1.66),
  ]);

/** The daughter, on a box, waves at the door. */
const child = (): string =>
  figure(
    {
      coat: ACCENT,
      trousers: '#8b4a35',
      skin: 'brown',
      hair: 'black',
      style: 'curly',
      top: 'tee',
      sleeves: 'short',
      child: true,
    },
    {
      hip: [0, -50],
      way: 1,
      aloft: true,
      arms: [
        { to: [-12, -48], bend: 1, thumb: -1 },
        { to: [33, -114], bend: 1, grasp: 'wave' },
      ],
      legs: [
        { knee: [-10, -38], to: [-8, -7] },
        { knee: [11, -38], to: [12, -7] },
      ],
    },
  );

/** She has a plant in her hands that was packed. */
const unpacker = (): string =>
  figure(
    {
      coat: '#b9694a',
      trousers: '#47695b',
      skin: 'tan',
      hair: 'brown',
      style: 'long',
      top: 'sweater',
      skirt: true,
    },
    {
      way: 1,
      lean: 2,
      arms: [
        { to: [2, -82], bend: 1, grasp: 'grip', thumb: -1 },
        { to: [25, -82], bend: -1, grasp: 'grip' },
      ],
      held: place(
        15,
        -74,
        path(
          'M0 -22Q-20 -30 -19 -46 -4 -40 0 -26 0 -40 12 -48 18 -36 2 -24 15 -34 26 -32 22 -20 1 -20z',
          leaf.main,
        ) +
          path('M-13 -24h26l-4 24H-9z', '#5f7890') +
          rect(-15, -26, 30, 6, '#31465c'),
      ),
    },
  );

/** A man coming through the door with another box. */
const carrier = (): string =>
  figure(
    { coat: '#2c5262', trousers: '#4b5551', skin: 'deep', hair: 'black', style: 'tight', beard: 'full' },
    {
      view: 'side',
      way: -1,
      lean: -4,
      arms: [
        { to: [42, -80], grasp: 'flat', thumb: -1 },
        { to: [30, -77], grasp: 'grip', thumb: -1 },
      ],
      legs: [
        { to: [-17, -9], shoe: 1, tilt: 14 },
        { to: [15, -7], shoe: 1 },
      ],
      held: carton(12, -78, 48, 38),
    },
  );
