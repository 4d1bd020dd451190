import { figure } from '../../kit/figure.ts';
import { chimney, farHouse } from '../../kit/houses.ts';
import { ACCENT, BRAND, brick, ink, leaf, roof, trim, wall, white } from '../../kit/inks.ts';
import { dog } from '../../kit/people.ts';
import { bush, flowerColors, spruce, tree } from '../../kit/plants.ts';
import { cloud, fence, NOON, sky, sun } from '../../kit/street.ts';
import { clad } from '../../kit/surfaces.ts';
import { path, place, rect } from '../../kit/svg.ts';
import { door, sash } from '../../kit/windows.ts';
import { distance, GROUND, HEIGHT, lawn, tallScene, WIDTH } from '../placeFrame.ts';
import { rail } from './homes.ts';

/** A pot with a clipped shrub; its foot at 0, 0. */
const planter = (x: number, y: number): string =>
  path(`M${x - 17} ${y - 30}q-9 -40 17 -44 26 4 17 44z`, leaf.deep) +
  path(`M${x - 9} ${y - 44}q1 -20 9 -24`, { stroke: leaf.light, width: 3, opacity: 0.5 }) +
  path(`M${x - 16} ${y - 32}h32l-5 32h-22z`, '#b9694a') +
  rect(x - 19, y - 36, 38, 8, brick.main);

/** A family house under a wide gable with a porch along its front, 520 wide, 430 high; the middle of its foot at 0, 0. */
function gabledHouse(): string {
  const posts = [-246, -96, 82, 232];
  return [
    chimney(96, -416, 110),
    // The gable.
    clad('M-196 -180V-262L0 -392 196 -262V-180z', wall.cream, 'siding'),
    path('M0 -392L196 -262V-180H92z', { fill: ink, opacity: 0.06 }),
    path('M-228 -254L0 -410 228 -254 220 -236 0 -386 -220 -236z', roof.dark),
    path('M-220 -237L0 -387 220 -237 214 -228 0 -374 -214 -228z', white),
    sash(-92, -282, 56, 76, { shutters: BRAND, box: true }),
    sash(36, -282, 56, 76, { shutters: BRAND, box: true }),
    path('M-17 -318a17 17 0 0 1 34 0v16h-34z', white) + path('M-12 -318a12 12 0 0 1 24 0v11h-24z', '#b9cdc9'),
    path('M0 -330v23M-12 -318h24', { stroke: white, width: 2 }),
    // The wall behind the porch, in its shade.
    clad('M-226 -154H226V-8H-226z', wall.cream, 'siding'),
    rect(-226, -154, 452, 146, { fill: ink, opacity: 0.07 }),
    rect(-226, -154, 452, 20, { fill: ink, opacity: 0.12 }),
    sash(-202, -126, 76, 92, { shutters: BRAND }),
    sash(126, -126, 76, 92, { shutters: BRAND }),
    rect(-48, -142, 96, 136, white),
    rect(-42, -128, 13, 88, '#b9cdc9') + rect(29, -128, 13, 88, '#b9cdc9'),
    door(-22, -6, BRAND, { width: 44, height: 124 }),
    path('M60 -112h13l3 21H57z', '#f6d27f') +
      path('M56 -112 66.500 -121 77 -112zM57 -91h19v4H57z', roof.dark),
    // The roof of the porch.
    clad('M-274 -160L-232 -204H232L274 -160z', roof.slate, 'shingles'),
    path('M120 -204H232L274 -160H150z', { fill: ink, opacity: 0.1 }),
    rect(-274, -162, 548, 10, white) + rect(-260, -152, 520, 8, trim),
    ...posts.map((x) =>
      [
        rect(x, -144, 14, 136, white),
        rect(x + 9, -144, 5, 136, { fill: ink, opacity: 0.1 }),
        rect(x - 4, -146, 22, 7, white),
        rect(x - 4, -16, 22, 8, white),
      ].join(''),
    ),
    rail(-232, -96, -8, 46),
    rail(96, 232, -8, 46),
    rect(-262, -10, 524, 10, '#c9b58c'),
    rect(-254, 0, 508, 34, '#7f7660'),
  ].join('');
}

/** Conventional: a couple with their coffee on the steps of a family home. */
export const frontPorch = (): string =>
  tallScene(NOON[0][1], [
    sky(WIDTH, HEIGHT, NOON),
    sun(76, 6, 34, '#fbeac0'),
    cloud(610, -30, 0.7),
    cloud(30, -90, 0.5, 0.7),
    distance(),
    farHouse(26, 326, 0.72, white, brick.main),
    farHouse(716, 326, 0.72, wall.sage),
    lawn('#93ae8d'),
    tree(86, GROUND + 4, 190),
    spruce(724, GROUND - 2, 180),
    place(404, 320, gabledHouse()),
    path(`M0 350q200 -6 400 -2t400 -2v60H0z`, '#8da98a'),
    // The steps, and the walk from them.
    path('M318 380h172l48 22H270z', '#ead9b6'),
    ...[0, 1, 2].map(
      (step) =>
        rect(332 - step * 14, 318 + step * 21, 144 + step * 28, 21, step % 2 ? '#cdb98f' : '#d6c499') +
        rect(332 - step * 14, 318 + step * 21, 144 + step * 28, 6, '#eee1c2'),
    ),
    bush(150, 372, 84, flowerColors.rose) + bush(226, 376, 84, flowerColors.white, leaf.deep),
    bush(502, 376, 84, flowerColors.white, leaf.deep) + bush(578, 372, 84, flowerColors.rose),
    planter(318, 318) + planter(490, 318),
    ...couple(),
    place(512, 396, dog(0, 0, -1), 1.55),
    fence(0, 120, 378) + fence(690, 808, 378),
  ]);

/** Two people sitting on the middle step, facing each other. */
function couple(): readonly string[] {
  const knees = (side: 1 | -1) =>
    [
      { knee: [-11 + side * 3, -36], to: [-12 + side * 2, -7] },
      { knee: [11 + side * 3, -36], to: [9 + side * 3, -7] },
    ] as const;
  return [
    place(
      366,
      384,
      figure(
        {
          coat: '#2c5262',
          trousers: '#4b5551',
          skin: 'light',
          hair: 'brown',
          style: 'swept',
          top: 'sweater',
        },
        {
          hip: [0, -50],
          way: 1,
          lean: 2,
          aloft: true,
          arms: [
            { to: [-9, -48], bend: 1, thumb: -1 },
            { to: [6, -78], bend: -1, grasp: 'grip' },
          ],
          legs: knees(1),
          held: cup(-2, -84),
        },
      ),
      0.98,
    ),
    place(
      436,
      384,
      figure(
        { coat: '#b9694a', trousers: '#3b5260', skin: 'olive', hair: 'black', style: 'long', top: 'sweater' },
        {
          hip: [0, -50],
          way: -1,
          lean: -3,
          aloft: true,
          arms: [
            { to: [-2, -72], bend: 1, grasp: 'grip', thumb: -1 },
            { to: [7, -70], bend: -1, grasp: 'grip' },
          ],
          legs: knees(-1),
          held: cup(3, -74),
        },
      ),
      0.94,
    ),
  ];
}

/** A cup held in a hand. */
const cup = (x: number, y: number): string =>
  path(`M${x - 6} ${y - 9}h12l-1 15h-10z`, ACCENT) + rect(x - 6, y - 9, 12, 2.5, { fill: ink, opacity: 0.2 });
