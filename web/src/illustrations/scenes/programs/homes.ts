import { figure } from '../../kit/figure.ts';
import { bungalow, cape } from '../../kit/houses.ts';
import { ACCENT, BRAND, bark, brick, ink, leaf, trim, wall, white } from '../../kit/inks.ts';
import { ADULT, dog, standing } from '../../kit/people.ts';
import { bush, flowerColors, tree } from '../../kit/plants.ts';
import { cloud, frontPath, lamp, MORNING, sky, sun } from '../../kit/street.ts';
import { clad } from '../../kit/surfaces.ts';
import { n, path, place, rect, times } from '../../kit/svg.ts';
import { door, sash } from '../../kit/windows.ts';
import {
  distance,
  EAST,
  GROUND,
  HEIGHT,
  lawn,
  scene,
  street,
  tallScene,
  WALK,
  WIDTH,
} from '../placeFrame.ts';

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

/** A flag on a staff in a bracket, mounted on a porch column at `x`. */
const porchFlag = (x: number, y: number): string =>
  path(`M${x - 1} ${y - 3}v14`, { stroke: '#5c6663', width: 5 }) +
  path(`M${x} ${y + 9}l7 -18`, { stroke: '#5c6663', width: 3 }) +
  path(`M${x} ${y + 2}l26 -42`, { stroke: bark, width: 3 }) +
  `<g transform="translate(${x + 25} ${y - 39}) rotate(34) scale(.42)">${flag}</g>`;

/** The color of a uniform, and a darker shade. */
const SERVICE = '#6d7355';
const SERVICE_DARK = '#545a41';

/** A soldier coming home in uniform, with a bag on the back and a hand out to the child running up. */
const soldier = (): string =>
  figure(
    { coat: SERVICE, trousers: SERVICE, shoes: '#8a6b47', skin: 'brown', hair: 'black', top: 'sweater' },
    {
      view: 'side',
      way: -1,
      arms: [
        { to: [37, -92], grasp: 'flat' },
        { to: [14, -110], grasp: 'grip' },
      ],
      legs: [
        { to: [-18, -10], shoe: 1, tilt: 16 },
        { to: [16, -7], shoe: 1 },
      ],
      held: [
        // A bag by its strap, and a cap.
        path('M-9 -122Q-32 -124 -34 -98L-32 -70Q-20 -62 -9 -68z', SERVICE_DARK),
        path('M-32 -104q12 4 22 1', { stroke: '#8d9171', width: 2 }),
        path('M-10 -122Q4 -128 15 -108', { stroke: SERVICE_DARK, width: 4.5 }),
        path(
          'M-11 -153Q-10 -167 3 -167 15 -166 15 -153L24 -150Q24 -147.500 14 -148.500L-11 -149z',
          SERVICE_DARK,
        ),
        path('M-3 -98h5M3 -88h4M-5 -82h4M0 -60h5M-6 -46h4M8 -34h4M-8 -28h4', { stroke: '#8d9171', width: 3 }),
      ].join(''),
    },
  );

/** Scale of the house whose family is in the street. */
const HOME = 1.3;

/** VA: a service member comes home to a street with flags out. */
export const flagStreet = (): string =>
  scene([
    sky(WIDTH, HEIGHT, MORNING),
    // In the open sky between the houses.
    sun(446, 176, 25),
    cloud(60, 84, 0.7),
    cloud(640, 44, 0.5, 0.7),
    distance(),
    lawn(),
    place(12, GROUND, bungalow({ color: '#cfd6dc', door: brick.main }), 1.22),
    place(512, GROUND, cape({ color: wall.cream, surface: 'siding', door: BRAND }), HOME),
    frontPath(674, GROUND, WALK, 44),
    // At a porch column, in front of the open sky.
    porchFlag(318, 256),
    bush(30, GROUND + 4, 60, flowerColors.white),
    bush(230, GROUND + 4, 58, flowerColors.rose, leaf.deep),
    bush(714, GROUND + 4, 74, flowerColors.white, leaf.deep),
    street(),
    // The tall flag in the yard between the houses.
    bush(362, GROUND + 6, 72, flowerColors.brass, leaf.deep),
    rect(400, 52, 5, 288, '#d9d6cd') + path('M402.500 50h.1', { stroke: ACCENT, width: 10 }),
    place(405, 58, flag, 1.12),
    bush(372, GROUND + 10, 56, flowerColors.white),
    place(604, 366, soldier(), ADULT * HOME),
    place(
      561,
      368,
      figure(
        {
          coat: ACCENT,
          trousers: '#2c5262',
          skin: 'brown',
          hair: 'black',
          top: 'tee',
          sleeves: 'short',
          child: true,
        },
        {
          view: 'side',
          lean: 8,
          arms: [
            { to: [42, -126], bend: 1, grasp: 'wave', thumb: -1 },
            { to: [40, -104], bend: 1, grasp: 'wave', thumb: -1 },
          ],
          legs: [
            { to: [-26, -16], shoe: 1, tilt: 40 },
            { to: [16, -7], shoe: 1 },
          ],
        },
      ),
      ADULT * HOME * 0.6,
    ),
    place(
      490,
      366,
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
          arms: [
            { to: [-17, -73], bend: 1, thumb: -1 },
            { to: [32, -134], bend: 1, grasp: 'wave' },
          ],
        },
      ),
      ADULT * HOME * 0.94,
    ),
    place(530, 368, dog(0, 0), 0.95),
  ]);

/** Of a porch. */
export const rail = (from: number, to: number, y: number, height = 58): string =>
  path(
    times(
      Math.floor((to - from) / 12),
      (index) => `M${n(from + 4 + index * 12)} ${y - height + 6}h4v${height - 12}h-4z`,
    ).join(''),
    white,
  ) +
  rect(from, y - height, to - from, height / 8, white) +
  rect(from, y - 10, to - from, 5, white);

/** A house of three flats with a porch on each floor, 220 wide, 316 high. */
export function flatsWithPorches(color: string, shutters: string): string {
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

/** FHA: a house with three apartments, and the buyers who will live in one of them. */
export const threeFlats = (): string =>
  tallScene(MORNING[0][1], [
    ...EAST,
    cloud(610, -60, 0.8),
    distance(),
    lawn(),
    place(-262, GROUND + 8, flatsWithPorches('#d9c3a4', brick.dark), 1.4),
    tree(122, GROUND + 6, 196),
    tree(716, GROUND + 6, 246),
    place(206, GROUND + 10, flatsWithPorches(wall.sage, BRAND), 1.45),
    bush(360, GROUND + 10, 76, flowerColors.rose),
    bush(450, GROUND + 10, 78, flowerColors.white, leaf.deep),
    street(),
    lamp(166, WALK + 2),
    place(
      576,
      360,
      standing({ coat: ACCENT, trousers: '#2c5262', skin: 'deep', hair: 'black', style: 'long', reach: 1 }),
      1.22,
    ),
    place(
      616,
      361,
      standing({ coat: '#8b4a35', trousers: '#4b5551', skin: 'brown', hair: 'black', reach: -1 }),
      1.3,
    ),
  ]);
