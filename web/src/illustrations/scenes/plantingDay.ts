import { figure } from '../kit/figure.ts';
import { farHouse, porchHouse } from '../kit/houses.ts';
import { ACCENT, BRAND, bark, brick, leaf, roof, wall, white } from '../kit/inks.ts';
import { dog } from '../kit/people.ts';
import { bush, flowerColors, spruce } from '../kit/plants.ts';
import { fence } from '../kit/street.ts';
import { path, place, rect, times } from '../kit/svg.ts';
import { distance, GROUND, HEIGHT, lawn, scene, WEST, WIDTH } from './placeFrame.ts';

/** A young tree tied to its stake, 150 high; its foot at 0, 0. */
const sapling = (): string => {
  const leaves = (side: 1 | -1) =>
    times(
      5,
      (index) =>
        `M0 ${-64 - index * 17}q${side * 10} -16 ${side * (26 - index * 2)} -14 ${side * -2} 14 ${side * (index * 2 - 26)} 14z`,
    ).join('');
  return [
    path('M-44 2Q-22 -12 0 -12T44 2z', bark),
    path('M12 0V-104', { stroke: '#a98a5e', width: 5 }),
    path('M0 -4Q-2 -60 0 -138', { stroke: '#6d5638', width: 5 }),
    path('M-3 -70h17', { stroke: ACCENT, width: 4 }),
    path(leaves(-1), leaf.main) +
      path(leaves(1), leaf.deep) +
      path('M0 -134q-9 -10 0 -24 9 14 0 24z', leaf.light),
  ].join('');
};

/** Digs with a spade. */
const digger = (): string =>
  figure(
    {
      coat: '#2c5262',
      trousers: '#4b5551',
      shoes: bark,
      skin: 'light',
      hair: 'brown',
      beard: 'full',
      top: 'tee',
      sleeves: 'short',
    },
    {
      view: 'side',
      lean: 16,
      arms: [
        { to: [36, -72], grasp: 'grip' },
        { to: [31, -94], grasp: 'grip' },
      ],
      legs: [
        { to: [-15, -7], shoe: 1 },
        { to: [15, -7], shoe: 1 },
      ],
      held:
        path('M33 -104L48 -22', { stroke: '#8a6b47', width: 4 }) +
        path('M27 -106h12', { stroke: '#8a6b47', width: 5 }) +
        path('M41 -24l14 -3 4 22q-6 6 -9 8 -5 -3 -7 -7z', '#5c6663'),
    },
  );

/** A person watering a new plant. */
const gardener = (): string =>
  figure(
    {
      coat: ACCENT,
      trousers: '#3b5260',
      shoes: bark,
      skin: 'brown',
      hair: 'black',
      style: 'curly',
      top: 'tee',
      sleeves: 'short',
      child: true,
    },
    {
      view: 'side',
      way: -1,
      lean: 8,
      arms: [
        { to: [34, -78], grasp: 'grip' },
        { to: [32, -82], grasp: 'grip' },
      ],
      held:
        path('M30 -72h26v26H30z', '#b4553c') +
        path('M56 -52l16 -16', { stroke: '#b4553c', width: 5 }) +
        path('M67 -76l12 11', { stroke: '#8a4a34', width: 5 }) +
        path('M30 -70q4 -16 22 -3', { stroke: '#8a4a34', width: 3.5 }) +
        path('M76 -60q4 14 4 26M82 -58q6 12 7 22M72 -56q0 12 -1 22', { stroke: '#8fbcb8', width: 2 }),
    },
  );

/** A family plants a young tree next to their house. */
export const plantingDay = (): string =>
  scene([
    ...WEST,
    distance(),
    lawn('#93ae8d'),
    place(62, GROUND, porchHouse({ color: wall.cream, shutters: BRAND, roof: roof.bark }), 0.93),
    spruce(300, GROUND - 2, 170),
    farHouse(690, 322, 0.9, white, brick.main),
    bush(44, GROUND + 4, 56, flowerColors.rose),
    bush(256, GROUND + 4, 60, flowerColors.brass, leaf.deep),
    fence(330, 808, GROUND + 2),
    rect(0, GROUND + 6, WIDTH, HEIGHT - GROUND, '#93ae8d'),
    place(520, 384, sapling(), 1.15),
    place(438, 386, digger(), 0.98),
    place(
      664,
      382,
      figure(
        { coat: '#b9694a', trousers: '#47695b', skin: 'brown', hair: 'black', style: 'bun', top: 'sweater' },
        {
          way: -1,
          arms: [
            { to: [-17, -73], bend: 1, thumb: -1 },
            { to: [13, -85], bend: -1, grasp: 'grip' },
          ],
        },
      ),
      0.94,
    ),
    place(610, 390, gardener(), 0.62),
    place(728, 390, dog(0, 0, -1), 1.2),
  ]);
