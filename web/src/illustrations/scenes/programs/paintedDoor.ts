import { figure } from '../../kit/figure.ts';
import { chimney, farHouse } from '../../kit/houses.ts';
import { ACCENT, BRAND, bark, brick, ink, roof, skins, wall, white } from '../../kit/inks.ts';
import { hand } from '../../kit/limbs.ts';
import { bush, flowerColors, spruce, tree } from '../../kit/plants.ts';
import { cloud, LATE, sky, sun } from '../../kit/street.ts';
import { clad } from '../../kit/surfaces.ts';
import { circle, path, place, rect, times } from '../../kit/svg.ts';
import { sash } from '../../kit/windows.ts';
import { distance, GROUND, HEIGHT, lawn, tallScene, WIDTH } from '../placeFrame.ts';

/** The foot of the house. */
const FOOT = 346;
const OLD_PAINT = '#c79a6b';

const dormer = (x: number): string =>
  path(`M${x} 52v-62l40 -38 40 38v62z`, '#d5dcdb') +
  path(`M${x - 10} -2l50 -48 50 48`, { stroke: white, width: 9 }) +
  sash(x + 18, -6, 44, 54);

/** A house of one story with two dormers, its door in the middle. */
const house = (): string =>
  [
    chimney(516, -110, 90),
    clad(`M170 64h560v${FOOT - 64}H170z`, '#c8d1d2', 'siding'),
    path(`M560 64h170v${FOOT - 64}H560z`, { fill: ink, opacity: 0.06 }),
    clad('M136 68 218 -62h464l82 130z', roof.slate, 'shingles'),
    path('M600 -62h82l82 130H648z', { fill: ink, opacity: 0.1 }),
    dormer(238) + dormer(582),
    rect(136, 64, 628, 11, white) + rect(170, 75, 560, 12, { fill: ink, opacity: 0.1 }),
    sash(216, 160, 100, 116, { shutters: roof.dark, box: true }),
    sash(584, 160, 100, 116, { shutters: roof.dark }),
    rect(170, FOOT - 14, 560, 14, '#a9a493'),
  ].join('');

/** The front door: its new color has come down to the knob. */
const frontDoor = (): string =>
  [
    path('M376 128 450 80l74 48z', roof.slate) + path('M398 124 450 92l52 32z', white),
    rect(380, 126, 140, 10, white) + rect(394, 136, 112, 8, { fill: ink, opacity: 0.12 }),
    rect(398, 140, 104, FOOT - 140, white),
    rect(410, 152, 80, FOOT - 152, OLD_PAINT),
    path('M410 152h80v90q-6 5 -12 1t-13 5 -14 -2 -14 6 -13 -4 -14 2z', BRAND),
    path(`M420 164h24v66h-24zM456 164h24v66h-24zM420 268h24v62h-24zM456 268h24v62h-24z`, {
      stroke: ink,
      width: 1.6,
      opacity: 0.3,
    }),
    circle(482, 252, 3.6, ACCENT),
    // The lantern next to it.
    path('M530 176h18l-4 27h-10z', '#f6e3b0') +
      path('M526 177l13 -12 13 12zM531 203h16v5h-16z', roof.dark) +
      path('M539 165v-8', { stroke: roof.dark, width: 3 }),
  ].join('');

const painter = (): string =>
  figure(
    {
      coat: '#b4553c',
      shirt: '#3b5260',
      trousers: '#3b5260',
      shoes: bark,
      skin: 'brown',
      hair: 'black',
      style: 'tail',
      top: 'overalls',
    },
    {
      view: 'side',
      arms: [
        { to: [16, -80], grasp: 'grip' },
        { to: [39, -122], grasp: 'grip' },
      ],
      held: [
        // A can of the new color, and the brush.
        path('M15 -76q6 -8 13 0', { stroke: '#5c6663', width: 1.6 }),
        rect(11, -74, 20, 22, '#c9cec8') +
          rect(11, -74, 20, 6, BRAND) +
          path('M16 -69h5v9q-2.500 3 -5 0z', BRAND),
        path('M41 -120L50 -128', { stroke: '#e3c493', width: 4 }),
        path('M45.500 -129.500l7 8.500 4 -3.500 -7 -8.500z', '#a9ada5'),
        path('M49.500 -133l7 8.500q6 -3 9 -9 -8 1 -16 .5z', '#efe5d0') +
          path('M57 -124q6 -3 8.500 -9.500l-8 .5z', BRAND),
      ].join(''),
    },
  );

/** On the bench, with the letter for the old loan in one hand and the one for the new loan in the other. */
const reader = (): string =>
  figure(
    {
      coat: '#2c5262',
      trousers: '#4b5551',
      shoes: bark,
      skin: 'tan',
      hair: 'black',
      style: 'part',
      beard: 'full',
      glasses: true,
      top: 'shirt',
    },
    {
      hip: [0, -50],
      way: -1,
      down: true,
      aloft: true,
      arms: [
        { elbow: [-21, -68], to: [-15, -62], grasp: 'grip', thumb: -1 },
        { elbow: [21, -68], to: [15, -62], grasp: 'grip' },
      ],
      legs: [
        { knee: [-12, -36], to: [-12.5, -7] },
        { knee: [12, -36], to: [12.5, -7] },
      ],
    },
  ) +
  letter(-29, -86, -7, '#e2dac6', '#8a9490') +
  letter(4, -89, 7, white, BRAND) +
  path('M7 -62.500l12 1.500', { stroke: ACCENT, width: 3.6 }) +
  hand([-22, -57], [-16, -57], 'grip', -1, skins.tan[0]) +
  hand([22, -57], [16, -57], 'grip', 1, skins.tan[0]);

const letter = (x: number, y: number, turn: number, paper: string, head: string): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${[
    rect(0, 0, 25, 33, paper),
    path('M0 0h25v33H0z', { stroke: '#a9a493', width: 0.8 }),
    rect(3, 3.5, 12, 3.5, head),
    path('M3 11.500h19M3 16h14M3 20.500h18', { stroke: '#a9b3a6', width: 1.4 }),
  ].join('')}</g>`;

const bench = (): string =>
  [
    path('M582 300v52M718 300v52', { stroke: '#5f4632', width: 8 }),
    path(times(3, (index) => `M574 ${258 + index * 14}h152`).join(''), { stroke: '#a57a52', width: 8 }),
    path('M586 254v50M714 254v50', { stroke: '#5f4632', width: 7 }),
    rect(570, 300, 160, 10, '#8a6b47'),
  ].join('');

/** Refinance: the house stays and its door gets a new color; on the bench, the old loan is compared with the new one. */
export const paintedDoor = (): string =>
  tallScene(LATE[0][1], [
    sky(WIDTH, HEIGHT, LATE),
    sun(92, -20, 32, '#fbeac0'),
    cloud(20, -84, 0.5, 0.8),
    cloud(640, -104, 0.6, 0.8),
    distance(),
    farHouse(10, 326, 0.72, wall.cream, brick.main),
    lawn('#93ae8d'),
    tree(96, GROUND + 6, 214),
    spruce(770, GROUND + 2, 220),
    house(),
    path('M0 352q200 -8 400 -6t400 -2v60H0z', '#8da98a'),
    path('M388 366h124l46 36H342z', '#ead9b6'),
    frontDoor(),
    rect(384, FOOT - 4, 132, 12, '#d8c69e') + rect(370, FOOT + 8, 160, 14, '#cdb98f'),
    rect(384, FOOT - 4, 132, 3, '#eee1c2') + rect(370, FOOT + 8, 160, 3, '#eee1c2'),
    // A cloth under the work.
    path(`M352 ${FOOT + 6}q8 -12 30 -11h64l8 18q-30 6 -56 2t-46 -9z`, '#efe8d8'),
    bush(178, 356, 92, flowerColors.rose) + bush(258, 360, 84, flowerColors.brass, '#2b5243'),
    place(-14, 0, bench()),
    place(634, 356, reader(), 1.02),
    place(396, 358, painter(), 1.02),
  ]);
