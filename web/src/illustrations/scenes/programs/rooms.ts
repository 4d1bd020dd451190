import { figure } from '../../kit/figure.ts';
import { farHouse } from '../../kit/houses.ts';
import { ACCENT, BRAND, ink, leaf, trim, wall, white } from '../../kit/inks.ts';
import { tree } from '../../kit/plants.ts';
import { awning, cloud, hill, lamp, MORNING } from '../../kit/street.ts';
import { clad } from '../../kit/surfaces.ts';
import { circle, path, place, rect, times } from '../../kit/svg.ts';
import { door, sash } from '../../kit/windows.ts';
import { EAST, HEIGHT, lawn, street, tallScene, WALK, WIDTH } from '../placeFrame.ts';

/** A tin with cut flowers. */
const flowers = (x: number, y: number, color: string, tin = '#9aa5a1'): string =>
  path(`M${x - 14} ${y - 22}q-8 -26 4 -30 4 -12 14 -6 14 -4 14 8 12 8 2 28z`, leaf.main) +
  path(
    `M${x - 12} ${y - 44}h.1M${x - 2} ${y - 52}h.1M${x + 9} ${y - 46}h.1M${x + 14} ${y - 36}h.1M${x + 2} ${y - 38}h.1M${x - 10} ${y - 32}h.1`,
    { stroke: color, width: 9 },
  ) +
  path(`M${x - 15} ${y - 26}h30l-4 26h-22z`, tin) +
  rect(x - 16, y - 28, 32, 4, { fill: white, opacity: 0.5 });

/** A customer leaving with a bouquet and looking back. */
const customer = (): string =>
  figure(
    { coat: '#2c5262', trousers: '#4b5551', skin: 'brown', hair: 'black', style: 'tight', top: 'shirt' },
    {
      view: 'side',
      way: -1,
      arms: [
        { to: [20, -96], grasp: 'grip' },
        { to: [22, -92], grasp: 'grip' },
      ],
      legs: [
        { to: [-16, -10], shoe: 1, tilt: 14 },
        { to: [15, -7], shoe: 1 },
      ],
      held:
        path('M26 -78l-7 -30h28z', white) +
        path('M17 -108q4 -14 16 -14t16 14z', leaf.main) +
        path('M22 -112h.1M32 -118h.1M42 -112h.1M36 -108h.1M28 -107h.1', { stroke: '#d98a94', width: 9 }) +
        path('M19 -92h14', { stroke: ACCENT, width: 2.4 }),
    },
  );

/** Alternative lending: an owner in front of their shop, with the home above it. */
export const flowerShop = (): string =>
  tallScene(MORNING[0][1], [
    ...EAST,
    cloud(90, -60, 0.8),
    hill(WIDTH, HEIGHT, 300, 40, '#c5d3c2'),
    lawn(),
    farHouse(690, 344, 1.3, wall.cream),
    tree(84, 350, 210),
    clad('M150 0h420v352H150z', wall.brick, 'bricks'),
    path('M470 0h100v352H470z', { fill: ink, opacity: 0.08 }),
    tree(636, 350, 190),
    // The parapet of a flat roof.
    clad('M150 -44h420v46H150z', wall.brick, 'bricks'),
    rect(138, -54, 444, 12, trim) + rect(142, -8, 436, 8, trim),
    // The home over the shop.
    ...[182, 266, 412, 496].map((x, index) => sash(x, 34, 46, 82, { box: true, lit: index === 2 })),
    rect(330, 30, 60, 96, white) +
      rect(336, 36, 48, 90, '#f6d27f') +
      path('M360 36v90M336 78h48', { stroke: white, width: 3 }),
    path(times(9, (index) => `M${322 + index * 9.5} 132v-30`).join(''), { stroke: '#2b2622', width: 2 }),
    rect(316, 98, 88, 4, '#2b2622') + rect(312, 132, 96, 8, '#4d5c5a'),
    // The shop.
    rect(150, 164, 420, 188, '#efe5d0'),
    rect(142, 158, 436, 40, BRAND) + rect(142, 196, 436, 4, ACCENT) + rect(142, 154, 436, 6, white),
    path('M360 190v-10M360 184q-10 0 -10 -8 10 0 10 8 0 -8 10 -8 0 8 -10 8', { stroke: ACCENT, width: 3 }),
    circle(360, 172, 7, ACCENT) + path('M230 179h96M394 179h96', { stroke: ACCENT, width: 3 }),
    rect(170, 212, 190, 112, '#f3e7c4') + rect(460, 212, 94, 112, '#f3e7c4'),
    path('M170 212h56l-60 112h-0z', { fill: white, opacity: 0.35 }),
    path('M170 212h190v112H170zM265 212v112M460 212h94v112h-94z', { stroke: white, width: 7 }),
    rect(176, 298, 178, 5, '#8a6b47'),
    flowers(204, 298, '#d98a94') +
      flowers(244, 298, white) +
      flowers(292, 298, ACCENT) +
      flowers(330, 298, '#c46a55'),
    rect(466, 298, 82, 5, '#8a6b47') + flowers(488, 298, ACCENT) + flowers(526, 298, '#d98a94'),
    rect(160, 322, 208, 30, BRAND) + rect(450, 322, 112, 30, BRAND),
    door(388, 352, BRAND, { width: 46, height: 132 }),
    awning(160, 203, 208, 12),
    awning(452, 203, 112, 6),
    street(),
    // In front of it: tins with flowers, a board, and the shop's owner.
    rect(186, 344, 128, 6, '#8a6b47') + path('M196 350v14M304 350v14', { stroke: '#8a6b47', width: 6 }),
    flowers(210, 344, '#c46a55', '#c9cec8') +
      flowers(250, 344, ACCENT, '#c9cec8') +
      flowers(290, 344, '#d98a94', '#c9cec8'),
    flowers(478, 364, white) + flowers(516, 364, '#c46a55'),
    path('M546 366l10 -54h34l10 54z', '#8a6b47') + path('M552 360l8 -42h26l8 42z', '#2b2622'),
    path('M562 330h22M560 340h26M558 350h18', { stroke: white, width: 2.4, opacity: 0.8 }),
    place(
      418,
      366,
      figure(
        {
          coat: '#f0e6d2',
          shirt: BRAND,
          trousers: '#3b5260',
          skin: 'olive',
          hair: 'chestnut',
          style: 'bun',
          top: 'apron',
          sleeves: 'short',
        },
        {
          way: 1,
          arms: [
            { to: [-13, -84], bend: 1, grasp: 'grip', thumb: -1 },
            { to: [33, -132], bend: 1, grasp: 'wave' },
          ],
        },
      ),
      0.74,
    ),
    place(664, 370, customer(), 0.82),
    lamp(116, WALK + 2),
  ]);
