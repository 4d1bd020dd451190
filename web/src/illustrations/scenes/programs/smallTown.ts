import { figure } from '../../kit/figure.ts';
import { cape, farHouse, porchHouse } from '../../kit/houses.ts';
import { ACCENT, BRAND, bark, brick, ink, leaf, roof, trim, wall, white } from '../../kit/inks.ts';
import { lettering } from '../../kit/lettering.ts';
import { ADULT, dog } from '../../kit/people.ts';
import { bush, flowerColors, grass, PALE, spruce, tree } from '../../kit/plants.ts';
import { cloud, fence, frontPath, NOON, road, sky, sun } from '../../kit/street.ts';
import { clad } from '../../kit/surfaces.ts';
import { circle, path, place, rect } from '../../kit/svg.ts';
import { door, sash } from '../../kit/windows.ts';
import { HEIGHT, scene, WALK, WIDTH } from '../placeFrame.ts';

/** The town hall: clapboard with a portico and a clock in its cupola, 190 wide, 330 high; its lower left corner at 0, 0. */
const townHall = (): string =>
  [
    clad('M0 0V-164H170V0z', white, 'siding'),
    rect(112, -164, 58, 164, { fill: ink, opacity: 0.07 }),
    clad('M-14 -162 20 -208H150L184 -162z', roof.slate, 'shingles'),
    path('M104 -208H150L184 -162H120z', { fill: ink, opacity: 0.1 }),
    rect(-10, -166, 190, 8, trim),
    // The cupola: a clock, a dome and a weathervane.
    rect(54, -272, 62, 66, white) + rect(94, -272, 22, 66, { fill: ink, opacity: 0.08 }),
    rect(48, -278, 74, 8, trim) + rect(48, -212, 74, 6, trim),
    circle(85, -242, 20, trim) + circle(85, -242, 16, '#fffdf9'),
    path('M85 -242V-253M85 -242l8 4', { stroke: ink, width: 2.6 }),
    path('M58 -278q0 -34 27 -38 27 4 27 38z', BRAND),
    path('M85 -316q27 4 27 38h-16q2 -26 -11 -38z', { fill: ink, opacity: 0.16 }),
    path('M85 -316v-16M72 -332h24', { stroke: ACCENT, width: 3 }) +
      path('M96 -337l10 5 -10 5zM66 -337l8 2v6l-8 2z', ACCENT),
    ...[12, 128].map((x) => sash(x, -146, 30, 48, { frame: trim }) + sash(x, -74, 30, 52, { frame: trim })),
    sash(71, -157, 28, 30, { frame: trim }),
    // The portico.
    rect(50, -84, 70, 84, { fill: ink, opacity: 0.1 }),
    path('M38 -100 85 -124 132 -100z', roof.slate) + path('M52 -101 85 -117 118 -101z', white),
    rect(38, -101, 94, 19, white) + lettering(85, -96, 'TOWN HALL', '#4d5c5a', 1.05),
    rect(40, -82, 90, 3, { fill: ink, opacity: 0.16 }),
    door(66, 0, BRAND, { width: 38, height: 70 }),
    ...[44, 116].map(
      (x) => rect(x, -82, 10, 82, white) + rect(x + 7, -82, 3, 82, { fill: ink, opacity: 0.12 }),
    ),
    rect(36, -6, 98, 7, '#d8cdb6'),
  ].join('');

/** The town's water tower, 110 wide, 250 high; the foot of its legs at 0, 0. */
const waterTower = (): string =>
  [
    path('M-34 0 -22 -150M34 0 22 -150M0 0v-150M-31 -40H31M-27 -90H27M-31 -40 27 -90M31 -40 -27 -90', {
      stroke: '#7d8a88',
      width: 4,
    }),
    path('M-52 -206h104v44q-24 26 -52 26t-52 -26z', '#a9bcb8'),
    path('M16 -206h36v44q-16 20 -36 25z', { fill: ink, opacity: 0.12 }),
    path('M-58 -206q22 -42 58 -46 36 4 58 46z', roof.slate),
    rect(-52, -190, 104, 9, { fill: white, opacity: 0.55 }),
    path('M-60 -160h120', { stroke: '#5c6663', width: 4 }),
  ].join('');

/** Scale of the town's houses. */
const TOWN = 0.55;

/**
 * USDA: the main street of a small town, with its hall, porches and water tower. Its left half is plain: on wide screens the text is on
 * that part of the sky, and the widest show only the lower 250.
 */
export const smallTown = (): string =>
  scene([
    sky(WIDTH, HEIGHT, NOON),
    sun(706, 176, 28, '#fbeac0'),
    cloud(560, 150, 0.42, 0.7),
    path('M0 322Q240 310 400 282T800 236V400H0z', '#d3dbca'),
    path('M0 330Q280 322 450 300T800 284V400H0z', '#b9c9b4'),
    farHouse(62, 334, 0.72, '#ead9b6'),
    farHouse(176, 332, 0.6),
    tree(40, 336, 50, PALE),
    tree(150, 334, 62, PALE),
    tree(250, 334, 56, PALE),
    tree(366, 334, 74, PALE),
    place(410, 334, waterTower(), 0.64),
    tree(456, 338, 82, PALE),
    tree(536, 336, 92, PALE),
    tree(648, 336, 128, PALE),
    path('M0 338q200 -8 400 -8t400 4v66H0z', '#9fb894'),
    frontPath(485, 336, WALK, 20),
    place(442, 338, townHall(), 0.5),
    frontPath(630, 336, WALK, 18),
    place(546, 338, porchHouse({ color: wall.cream, shutters: roof.dark }), TOWN),
    tree(800, 340, 128),
    frontPath(747, 336, WALK, 18),
    place(678, 338, cape({ color: wall.sage, surface: 'siding', door: brick.main }), TOWN),
    spruce(536, 338, 56),
    bush(560, 342, 30, flowerColors.rose),
    bush(438, 341, 30, undefined, leaf.deep),
    bush(512, 342, 28, flowerColors.white, leaf.deep),
    bush(686, 342, 32, flowerColors.brass),
    bush(778, 344, 34, flowerColors.rose),
    tree(388, 344, 60),
    fence(668, 730, 350) + fence(764, 806, 350),
    grass(20, 220, 350, 12),
    road(WIDTH, HEIGHT, WALK),
    // In the open meadow, clear of the town.
    place(318, 362, mailbox(), TOWN),
    place(295, 363, neighbor(), ADULT * TOWN),
    place(273, 363, dog(0, 0), 0.48),
  ]);

/** At the curb, 49 high, with its door open and its flag up. */
const mailbox = (): string =>
  place(
    -344.5,
    -261,
    [
      rect(522, 352, 6, 44, bark),
      path('M506 354v-13q0 -10 10 -10h24q10 0 10 10v13z', brick.main),
      path('M506 354v-13q0 -10 10 -10t10 10v13z', '#5b3328'),
      path('M506 354h20l-6 9h-20z', brick.dark),
      path('M541 342v-19', { stroke: white, width: 2.4 }) + path('M541 322h11v8h-11z', ACCENT),
    ].join(''),
    0.66,
  );

/** A woman coming out for the mail. */
const neighbor = (): string =>
  figure(
    {
      coat: '#b03a3a',
      shirt: '#b03a3a',
      trousers: '#3b5a7a',
      shoes: bark,
      skin: 'tan',
      hair: 'chestnut',
      style: 'tail',
    },
    {
      way: 1,
      arms: [
        { to: [-17, -74], bend: 1, thumb: -1 },
        { to: [42, -80], bend: -1, grasp: 'grip' },
      ],
      held:
        path('M43 -92l20 -3 3 14 -20 3z', white) +
        path('M43 -92l13 8 7 -11', { stroke: '#a9ada5', width: 1.2 }),
    },
  );
