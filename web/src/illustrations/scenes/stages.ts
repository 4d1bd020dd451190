import { bungalow, cape, colonial, farHouse, porchHouse } from '../kit/houses.ts';
import { ACCENT, BRAND, bark, brick, glass, ink, leaf, roof, trim, wall, white } from '../kit/inks.ts';
import { lettering } from '../kit/lettering.ts';
import { dog, standing } from '../kit/people.ts';
import { bush, flowerColors, spruce, tree } from '../kit/plants.ts';
import { fence, lamp } from '../kit/street.ts';
import { clad } from '../kit/surfaces.ts';
import { circle, path, place, rect, times } from '../kit/svg.ts';
import { door, sash } from '../kit/windows.ts';
import { distance, EAST, GROUND, HEIGHT, lawn, scene, street, WALK, WEST, WIDTH } from './placeFrame.ts';

/** Pictures of the guides: a purchase from the rented apartment to the first tree in the yard. */

/** An apartment house of four floors under a cornice, 230 wide, 290 high. */
function flats(color: string, lit: number): string {
  const box = 'M0 -282h230v282H0z';
  return [
    clad(box, color, 'bricks'),
    path('M152 -282h78v282h-78z', { fill: ink, opacity: 0.08 }),
    rect(-8, -296, 246, 16, trim),
    path(times(15, (index) => `M${4 + index * 16} -281v6h7v-6z`).join(''), trim),
    ...times(3, (floor) =>
      times(5, (column) =>
        sash(16 + column * 42, -264 + floor * 62, 30, 44, { lit: (floor * 5 + column) % 7 === lit }),
      ).join(''),
    ),
    rect(-2, -88, 234, 7, trim),
    ...[16, 58, 142, 184].map((x) => sash(x, -72, 30, 48, { box: true })),
    door(98, 0, BRAND, { width: 34, height: 66 }),
    path('M86 -70h58l-6 -14H92z', roof.dark),
    rect(82, -6, 66, 6, '#d8cdb6') + rect(76, 0, 78, 6, '#cfc2ad'),
  ].join('');
}

/** A couple in front of the building where they rent, with a street of houses beyond it. */
export const rowOfFlats = (): string =>
  scene([
    ...EAST,
    distance(),
    farHouse(560, 318, 0.9, wall.cream, brick.main),
    farHouse(664, 322, 0.8),
    lawn(),
    place(6, GROUND + 10, flats('#b9785c', 3), 1),
    place(262, GROUND + 10, flats(wall.stone, 5), 0.92),
    tree(520, GROUND + 8, 190),
    spruce(606, GROUND + 6, 120),
    tree(742, GROUND + 8, 160),
    street(),
    lamp(494, WALK + 2),
    place(
      560,
      361,
      standing({ coat: BRAND, trousers: '#4b5551', skin: 'brown', hair: 'black', reach: 1 }),
      1.2,
    ),
    place(
      606,
      362,
      standing({ coat: ACCENT, trousers: '#2c5262', skin: 'tan', hair: 'brown', style: 'long', reach: -1 }),
      1.12,
    ),
  ]);

const signPost = (x: number, y: number): string =>
  rect(x, y - 92, 6, 96, white) +
  rect(x, y - 90, 66, 6, white) +
  rect(x + 14, y - 78, 48, 36, BRAND) +
  lettering(x + 38, y - 73, 'FOR', white, 1.2) +
  lettering(x + 38, y - 57, 'SALE', white, 1.2);

/** Two people and their agent look at a house that is for sale. */
export const forSale = (): string =>
  scene([
    ...WEST,
    distance(),
    farHouse(40, 320, 0.9),
    lawn(),
    tree(120, GROUND, 180),
    place(250, GROUND, colonial({ color: '#dfe3da', shutters: roof.dark, door: brick.main }), 0.92),
    spruce(596, GROUND, 190),
    tree(722, GROUND + 2, 150),
    bush(244, GROUND + 4, 60, flowerColors.rose),
    bush(466, GROUND + 4, 64, flowerColors.white, leaf.deep),
    path('M380 342h32l20 12h-72z', '#ead9b6'),
    signPost(176, GROUND + 8),
    fence(0, 130, GROUND + 8),
    street(),
    place(
      540,
      361,
      standing({ coat: '#8b4a35', trousers: '#2b2622', skin: 'deep', hair: 'black', reach: -1 }),
      1.15,
    ),
    // The agent's folder with the offer.
    path('M508 314l15 -3 4 24 -15 3z', '#d9a94e') + path('M511 316l10 -2 3 18 -10 2z', white),
    place(
      480,
      362,
      standing({ coat: ACCENT, trousers: '#47695b', skin: 'light', hair: 'chestnut', style: 'long' }),
      1.1,
    ),
    place(
      446,
      361,
      standing({ coat: '#2c5262', trousers: '#4b5551', skin: 'olive', hair: 'black', reach: 1 }),
      1.16,
    ),
  ]);

/** An appraiser measures a house, their car at the curb. */
export const inspection = (): string => {
  const car = [
    path('M0 -20q2-16 20-18l22-20h52l26 20q26 2 28 18v8H0z', BRAND),
    path('M46 -40l16-13h14v13zM82 -53h12l18 13H82z', glass),
    rect(0, -14, 148, 5, '#2b4c41'),
    circle(34, -8, 14, '#2b2622') + circle(34, -8, 6, '#c9bfab'),
    circle(116, -8, 14, '#2b2622') + circle(116, -8, 6, '#c9bfab'),
  ].join('');
  return scene([
    ...EAST,
    distance(),
    farHouse(680, 320, 0.85, wall.cream),
    lawn(),
    tree(70, GROUND, 170),
    place(130, GROUND, bungalow({ color: '#cfd6dc', door: brick.main }), 1.12),
    place(560, GROUND, cape({ color: wall.cream, surface: 'siding', door: BRAND }), 0.7),
    tree(510, GROUND, 150),
    bush(120, GROUND + 4, 56, flowerColors.brass),
    bush(392, GROUND + 4, 60, undefined, leaf.deep),
    // The tape along the front, with its marks.
    path('M136 332H432', { stroke: ACCENT, width: 5 }),
    path(times(19, (index) => `M${144 + index * 16} 329.5v5`).join(''), { stroke: ink, width: 1.2 }),
    street(),
    place(620, 388, car, 1),
    place(
      462,
      361,
      standing({ coat: '#8b4a35', trousers: '#3a4745', skin: 'tan', hair: 'black', reach: -1 }) +
        place(-30, -42, rect(0, 0, 18, 22, bark) + rect(2, 3, 14, 17, white), 1) +
        path('M-25 -34h9M-25 -29h9M-25 -24h6', { stroke: ink, width: 1.2, opacity: 0.6 }),
      1.24,
    ),
  ]);
};

/** A family plants a young tree beside their house. */
export const plantingDay = (): string =>
  scene([
    ...WEST,
    distance(),
    lawn('#93ae8d'),
    tree(36, GROUND, 190),
    place(90, GROUND, porchHouse({ color: wall.cream, shutters: BRAND, roof: roof.bark }), 0.96),
    spruce(372, GROUND - 2, 200),
    farHouse(690, 322, 0.9, white, brick.main),
    bush(84, GROUND + 4, 56, flowerColors.rose),
    bush(296, GROUND + 4, 60, flowerColors.brass, leaf.deep),
    fence(420, 800, GROUND + 2),
    rect(0, GROUND + 6, WIDTH, HEIGHT - GROUND, '#93ae8d'),
    // Fresh soil, and the sapling in it with its stake.
    path('M520 374q40 -20 84 0z', bark),
    rect(572, 292, 4, 80, '#8a6b47'),
    tree(562, 370, 96),
    place(
      500,
      378,
      standing({ coat: '#2c5262', trousers: '#4b5551', skin: 'light', hair: 'brown', reach: 1 }) +
        path('M19 -34 26 2', { stroke: '#8a6b47', width: 3 }) +
        path('M22 0h10l-3 12h-5z', '#4d5c5a'),
      1.15,
    ),
    place(
      628,
      380,
      standing({
        coat: '#b9694a',
        trousers: '#47695b',
        skin: 'brown',
        hair: 'black',
        style: 'long',
        reach: -1,
      }),
      1.12,
    ),
    place(
      668,
      384,
      standing({ coat: ACCENT, trousers: '#2c5262', skin: 'tan', hair: 'black', reach: -1 }),
      0.74,
    ),
    dog(730, 384),
  ]);
