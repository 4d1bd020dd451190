import { figure } from '../kit/figure.ts';
import { bungalow, cape, farHouse } from '../kit/houses.ts';
import { ACCENT, BRAND, bark, brick, ink, leaf, roof, trim, wall, white } from '../kit/inks.ts';
import { lettering } from '../kit/lettering.ts';
import { ADULT, standing } from '../kit/people.ts';
import { bush, flowerColors, spruce, tree } from '../kit/plants.ts';
import { fence, lamp } from '../kit/street.ts';
import { clad } from '../kit/surfaces.ts';
import { n, path, place, rect, times } from '../kit/svg.ts';
import { door, sash } from '../kit/windows.ts';
import { distance, EAST, GROUND, lawn, scene, street, WALK, WEST } from './placeFrame.ts';

/** Pictures for the guides: a purchase from the rented apartment to the first tree in the yard. */

/** An apartment house of four floors under a cornice, 230 wide, 290 high. */
export function flats(color: string, lit: number): string {
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
    door(98, 0, BRAND, { width: 34, height: 72 }),
    path('M86 -76h58l-6 -14H92z', roof.dark),
    rect(82, -6, 66, 6, '#d8cdb6') + rect(76, 0, 78, 6, '#cfc2ad'),
  ].join('');
}

/** Scale of the building where the couple rents. */
const RENTED = 1.14;

/** A couple in front of the building where they rent, with a street of houses behind it. */
export const rowOfFlats = (): string =>
  scene([
    ...EAST,
    distance(),
    farHouse(560, 318, 0.9, wall.cream, brick.main),
    farHouse(664, 322, 0.8),
    lawn(),
    place(-22, GROUND + 10, flats('#b9785c', 3), RENTED),
    place(266, GROUND + 10, flats(wall.stone, 5), RENTED * 0.94),
    tree(546, GROUND + 8, 190),
    spruce(688, GROUND + 6, 120),
    tree(752, GROUND + 8, 160),
    street(),
    lamp(528, WALK + 2),
    place(
      584,
      366,
      standing({ coat: BRAND, trousers: '#4b5551', skin: 'brown', hair: 'black', top: 'sweater', reach: 1 }),
      RENTED,
    ),
    place(
      619,
      366,
      standing({ coat: ACCENT, trousers: '#2c5262', skin: 'tan', hair: 'brown', style: 'long', reach: -1 }),
      RENTED * 0.94,
    ),
  ]);

const signPost = (x: number, y: number): string =>
  rect(x, y - 92, 6, 96, white) +
  rect(x, y - 90, 66, 6, white) +
  rect(x + 14, y - 78, 48, 36, BRAND) +
  lettering(x + 38, y - 73, 'FOR', white, 1.2) +
  lettering(x + 38, y - 57, 'SALE', white, 1.2);

/** Shows the house with one hand, with the offer in a folder under the other arm. */
const agent = (): string =>
  figure(
    {
      coat: BRAND,
      trousers: '#2b2622',
      skin: 'deep',
      hair: 'black',
      style: 'tight',
      top: 'suit',
      glasses: true,
    },
    {
      way: 1,
      arms: [
        { to: [-52, -122], bend: -1, grasp: 'flat', thumb: 1 },
        { to: [9, -92], bend: -1, grasp: 'grip' },
      ],
      held: path('M1 -106l24 -3 4 32 -24 3z', white) + path('M-3 -104l26 -3 4 32 -26 3z', '#d9a94e'),
    },
  );

/** Scale of the house for sale. */
const FOR_SALE = 1.34;

/** Two people and their agent looking at a house for sale. */
export const forSale = (): string =>
  scene([
    ...WEST,
    distance(),
    farHouse(40, 320, 0.9),
    lawn(),
    tree(120, GROUND, 180),
    place(222, GROUND, cape({ color: '#dfe3da', surface: 'siding', door: brick.main }), FOR_SALE),
    spruce(606, GROUND - 2, 176),
    tree(752, GROUND + 2, 150),
    bush(222, GROUND + 4, 66, flowerColors.rose),
    bush(444, GROUND + 4, 70, flowerColors.white, leaf.deep),
    path('M363 342h48l20 12h-88z', '#ead9b6'),
    signPost(150, GROUND + 8),
    fence(0, 110, GROUND + 8),
    street(),
    place(560, 366, agent(), ADULT * FOR_SALE),
    place(
      618,
      367,
      figure(
        {
          coat: '#b9694a',
          trousers: '#47695b',
          skin: 'light',
          hair: 'chestnut',
          style: 'long',
          top: 'sweater',
        },
        {
          way: -1,
          arms: [
            { to: [-17, -73], bend: 1, thumb: -1 },
            { to: [37, -74], bend: -1, grasp: 'grip' },
          ],
        },
      ),
      ADULT * FOR_SALE * 0.95,
    ),
    place(
      660,
      367,
      figure(
        { coat: '#2c5262', trousers: '#4b5551', skin: 'olive', hair: 'black', beard: 'full', top: 'shirt' },
        {
          way: -1,
          arms: [
            { to: [-37, -72], bend: 1, grasp: 'grip', thumb: -1 },
            { to: [17, -73], bend: -1 },
          ],
        },
      ),
      ADULT * FOR_SALE,
    ),
  ]);

/** With a list of findings and a pencil. */
const inspector = (): string =>
  figure(
    {
      coat: '#b4553c',
      trousers: '#3a4745',
      shoes: bark,
      skin: 'tan',
      hair: 'black',
      style: 'tail',
      top: 'shirt',
      shirt: white,
    },
    {
      way: -1,
      down: true,
      arms: [
        { to: [-12, -90], bend: 1, grasp: 'grip', thumb: -1 },
        { to: [10, -94], bend: -1, grasp: 'grip' },
      ],
      held:
        path('M-20 -116l30 0 3 40 -36 0z', bark) +
        path('M-17 -111l24 0 3 31 -30 0z', white) +
        path('M-9 -119h9v6h-9z', '#8a9490') +
        path('M-12 -104h15M-13 -98h12M-13 -92h16', { stroke: '#a9ada5', width: 1.6 }) +
        path('M5 -92l9 -13', { stroke: ACCENT, width: 2.4 }),
    },
  );

/** A person on a ladder, inspecting the edge of a roof with a flashlight. */
const onLadder = (): string =>
  [
    path('M-26 0L2 -262M10 0L38 -262', { stroke: '#8a9490', width: 5 }),
    path(times(13, (index) => `M${n(-24 + index * 2.1)} ${-20 - index * 19.5}h36`).join(''), {
      stroke: '#8a9490',
      width: 4,
    }),
    place(
      4,
      -88,
      figure(
        { coat: '#2c5262', trousers: '#4b5551', shoes: bark, skin: 'brown', hair: 'black', top: 'vest' },
        {
          view: 'away',
          way: -1,
          nod: 12,
          aloft: true,
          arms: [
            { to: [-33, -138], bend: -1, grasp: 'grip', thumb: 1 },
            { to: [24, -118], bend: 1, grasp: 'grip' },
          ],
          legs: [
            { to: [-8, -24], bend: 1 },
            { to: [9, -6], bend: -1 },
          ],
          held:
            path('M-40 -145l-46 -26 10 -22z', { fill: '#f6e3b0', opacity: 0.8 }) +
            path('M-34 -140l-9 -6', { stroke: '#2b2622', width: 6 }),
        },
      ),
      0.94,
    ),
  ].join('');

/** Scale of the house that is inspected. */
const INSPECTED = 1.4;

/** A house is inspected before the sale: its roof from a ladder, and all of it by checklist. */
export const inspection = (): string =>
  scene([
    ...EAST,
    distance(),
    farHouse(676, 322, 0.95, wall.cream, brick.main),
    lawn(),
    tree(70, GROUND, 180),
    tree(620, GROUND + 4, 150),
    place(130, GROUND, bungalow({ color: '#cfd6dc', door: brick.main }), INSPECTED),
    bush(120, GROUND + 4, 60, flowerColors.brass),
    bush(208, GROUND + 6, 56, flowerColors.white, leaf.deep),
    place(436, GROUND + 6, onLadder(), ADULT * INSPECTED),
    street(),
    spruce(744, GROUND + 6, 170),
    place(546, 366, inspector(), ADULT * INSPECTED),
  ]);
