import { figure } from '../../kit/figure.ts';
import { bungalow, cape, chimney, farHouse } from '../../kit/houses.ts';
import { ACCENT, BRAND, bark, brick, ink, leaf, roof, trim, wall, white } from '../../kit/inks.ts';
import { dog, standing } from '../../kit/people.ts';
import { bush, flowerColors, spruce, tree } from '../../kit/plants.ts';
import { cloud, fence, hill, lamp, MORNING, NOON, sky, sun } from '../../kit/street.ts';
import { clad } from '../../kit/surfaces.ts';
import { n, path, place, rect, times } from '../../kit/svg.ts';
import { door, sash } from '../../kit/windows.ts';
import { EAST, GROUND, HEIGHT, lawn, scene, street, tallScene, WALK, WIDTH } from '../placeFrame.ts';

const distance = () => hill(WIDTH, HEIGHT, 286, 60, '#d3dbca') + hill(WIDTH, HEIGHT, 304, 30, '#b9c9b4');

/** The flag of the United States in a light wind, 95 wide, 58 high; its upper left corner is 0, 0. */
const flag = (() => {
  const [width, stripe, rise] = [95, 58 / 13, 7];
  const wave = `q${n(width / 4)} ${-rise} ${n(width / 2)} 0t${n(width / 2)} 0`;
  const back = `q${n(-width / 4)} ${rise} ${n(-width / 2)} 0t${n(-width / 2)} 0`;
  const band = (from: number, count: number) => `M0 ${n(from * stripe)}${wave}v${n(count * stripe)}${back}z`;
  const stars = times(5, (row) =>
    times(
      6,
      (column) => `M${n(4 + column * 6)} ${n(5 + row * 6 - Math.sin((column + 0.6) / 2) * 2.6)}h.1`,
    ).join(''),
  ).join('');
  return [
    path(band(0, 13), white),
    path(times(7, (index) => band(index * 2, 1)).join(''), '#b03a3a'),
    path(`M0 0q19 -5.600 38 -2.200v${n(7 * stripe)}q-19 -3.400 -38 2.200z`, '#2f3f66'),
    path(stars, { stroke: white, width: 2 }),
    path(`M47.500 0q23.750 ${rise} 47.500 0v58q-23.750 ${rise} -47.500 0z`, { fill: ink, opacity: 0.07 }),
  ].join('');
})();

/** A flag on a staff at a porch. */
const porchFlag = (x: number, y: number): string =>
  path(`M${x} ${y}l26 -40`, { stroke: bark, width: 3 }) +
  `<g transform="translate(${x + 25} ${y - 39}) rotate(34) scale(.42)">${flag}</g>`;

const SERVICE = '#6d7355';

/** VA: somebody comes home from service to a street with flags out. */
export const flagStreet = (): string =>
  scene([
    ...EAST,
    distance(),
    lawn(),
    place(158, GROUND, bungalow({ color: '#cfd6dc', door: brick.main }), 0.86),
    place(560, GROUND, cape({ color: wall.cream, surface: 'siding', door: BRAND }), 0.87),
    // At a column of the porch, before the open sky.
    porchFlag(376, 282),
    bush(158, GROUND + 4, 50, flowerColors.white),
    bush(294, GROUND + 4, 46, flowerColors.rose, leaf.deep),
    bush(722, GROUND + 4, 58, flowerColors.white, leaf.deep),
    street(),
    // The tall flag in the yard between the houses.
    bush(404, GROUND + 6, 72, flowerColors.brass, leaf.deep),
    rect(448, 52, 5, 288, '#d9d6cd') + path('M450.500 50h.1', { stroke: ACCENT, width: 10 }),
    place(453, 58, flag, 1.12),
    bush(414, GROUND + 10, 56, flowerColors.white),
    // The one who comes home, with a bag over the shoulder.
    place(
      586,
      366,
      path('M10 -52q14 -2 15 8l2 26q-8 6 -17 2z', '#545a41') +
        standing({
          coat: SERVICE,
          trousers: SERVICE,
          shirt: '#a89468',
          skin: 'brown',
          hair: 'black',
          reach: -1,
        }) +
        path('M-7.500 -66q1 -8 8 -8 7 0 7 8zM-7 -66h-5q0 2 5 2z', '#545a41') +
        path('M-6 -52 8 -34', { stroke: '#545a41', width: 2.5 }) +
        path('M-6 -40h5M3 -45h4M-4 -20h3M3 -26h3M4 -12h3', { stroke: '#8d9171', width: 2.4 }),
      1.3,
    ),
    place(
      548,
      366,
      standing({
        coat: ACCENT,
        trousers: '#2c5262',
        skin: 'brown',
        hair: 'black',
        reach: 1,
        lift: true,
      }),
      0.8,
    ),
    place(
      478,
      366,
      standing({
        coat: '#b9694a',
        trousers: '#47695b',
        skin: 'tan',
        hair: 'brown',
        style: 'long',
        skirt: true,
        reach: 1,
      }),
      1.22,
    ),
    dog(514, 366),
  ]);

const rail = (from: number, to: number, y: number, height = 58): string =>
  path(
    times(
      Math.floor((to - from) / 12),
      (index) => `M${n(from + 4 + index * 12)} ${y - height + 6}h4v${height - 12}h-4z`,
    ).join(''),
    white,
  ) +
  rect(from, y - height, to - from, height / 8, white) +
  rect(from, y - 10, to - from, 5, white);

/** A pot with a clipped shrub; stands on 0, 0. */
const planter = (x: number, y: number): string =>
  path(`M${x - 17} ${y - 30}q-9 -40 17 -44 26 4 17 44z`, leaf.deep) +
  path(`M${x - 9} ${y - 44}q1 -20 9 -24`, { stroke: leaf.light, width: 3, opacity: 0.5 }) +
  path(`M${x - 16} ${y - 32}h32l-5 32h-22z`, '#b9694a') +
  rect(x - 19, y - 36, 38, 8, brick.main);

/** A family house under a wide gable with a porch along its front, 520 wide, 430 high; stands on 0, 0 at its middle. */
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
    path('M60 -112h13l3 21H57z', '#f6d27f') + path('M56 -112 66.500 -121 77 -112zM57 -91h19v4H57z', roof.dark),
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
    fence(0, 120, 378) + fence(690, 800, 378),
  ]);

/** Two people who sit on the middle step, turned to each other. */
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
        { coat: '#2c5262', trousers: '#4b5551', skin: 'light', hair: 'brown', style: 'swept', top: 'sweater' },
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

/** A cup that somebody holds. */
const cup = (x: number, y: number): string =>
  path(`M${x - 6} ${y - 9}h12l-1 15h-10z`, ACCENT) + rect(x - 6, y - 9, 12, 2.5, { fill: ink, opacity: 0.2 });

/** A house of three flats with a porch on each floor, 220 wide, 316 high. */
function flatsWithPorches(color: string, shutters: string): string {
  const floors = [0, -98, -196];
  return [
    clad('M0 -300h220V0H0z', color, 'siding'),
    path('M186 -300h34V0h-34z', { fill: ink, opacity: 0.07 }),
    rect(-10, -316, 240, 18, white),
    path(times(15, (index) => `M${2 + index * 15} -298h8v8h-8z`).join(''), trim),
    ...floors.map((y) =>
      [
        // The bay with three windows.
        path(`M122 ${y - 14}l-8 6v-76l8 -8h82l8 8v76l-8 -6z`, { fill: ink, opacity: 0.07 }),
        sash(126, y - 82, 36, 60, { lit: y === -98, box: y !== 0 }),
        sash(168, y - 82, 36, 60, { box: y !== 0 }),
        // The porch.
        rect(2, y - 92, 108, 88, { fill: ink, opacity: 0.13 }),
        door(62, y - 2, shutters, { width: 30, height: 70 }),
        sash(16, y - 74, 32, 46),
        y === 0 ? '' : rail(4, 108, y - 2, 32),
        ...[0, 102].map((x) => rect(x, y - 94, 9, 92, white)),
        rect(-8, y - 4, 124, 8, '#d8cdb6'),
      ].join(''),
    ),
    path('M-8 -94h124v-6H-8zM-8 -192h124v-6H-8z', white),
  ].join('');
}

/** FHA: a house of three flats, and the people who have bought it to live in one of them. */
export const threeFlats = (): string =>
  tallScene(MORNING[0][1], [
    ...EAST,
    cloud(610, -60, 0.8),
    distance(),
    lawn(),
    place(-112, GROUND + 8, flatsWithPorches('#d9c3a4', brick.dark), 0.9),
    tree(172, GROUND + 6, 196),
    tree(726, GROUND + 6, 236),
    place(250, GROUND + 10, flatsWithPorches(wall.sage, BRAND), 1.2),
    bush(378, GROUND + 10, 68, flowerColors.rose),
    bush(452, GROUND + 10, 70, flowerColors.white, leaf.deep),
    street(),
    lamp(206, WALK + 2),
    place(
      590,
      358,
      standing({ coat: ACCENT, trousers: '#2c5262', skin: 'deep', hair: 'black', style: 'long', reach: 1 }),
      1.5,
    ),
    place(
      642,
      359,
      standing({ coat: '#8b4a35', trousers: '#4b5551', skin: 'brown', hair: 'black', reach: -1 }),
      1.58,
    ),
  ]);
