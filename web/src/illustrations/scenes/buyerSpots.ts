import { desk, folder, houseKey, jar, mug, pen, potted, sheet, turned } from '../kit/desk.ts';
import { cape } from '../kit/houses.ts';
import { ACCENT, BRAND, brick, roof, wall, white } from '../kit/inks.ts';
import { bush } from '../kit/plants.ts';
import { circle, path, place, rect, times } from '../kit/svg.ts';
import { spot } from './spots.ts';

/** Still lifes for home buyers, like those in spots.ts. */

const license = (): string =>
  [
    rect(5, 6, 118, 76, { fill: '#142c23', opacity: 0.16 }),
    rect(0, 0, 118, 76, '#dfe9e4'),
    rect(0, 0, 118, 16, BRAND),
    rect(10, 24, 34, 42, '#c3d0bd') +
      circle(27, 40, 10, '#dba581') +
      path('M12 66q0-14 15-14t15 14z', brick.main),
    path('M54 32h52M54 44h38M54 56h46', { stroke: '#8fa39a', width: 4 }),
  ].join('');

/** A purchase: the folder with pay stubs and statements, and a driver's license on it. */
export const buyersFolder = (): string =>
  spot([
    desk(200, 262, 190),
    turned(150, 26, 6, sheet({ width: 132, height: 180, head: brick.main, lines: 6 })),
    turned(84, 44, -5, sheet({ width: 132, height: 176, lines: 7, sum: true })),
    turned(24, 128, -2, place(0, 0, folder(), 1.06)),
    turned(222, 168, 9, license()),
    place(356, 256, mug('#c99a3f'), 0.78),
  ]);

/** A clipboard with a list, three of its five lines checked off, 150 by 196. */
const clipboard = (): string =>
  [
    rect(6, 8, 150, 196, { fill: '#142c23', opacity: 0.16 }),
    rect(0, 0, 150, 196, '#8a6b47'),
    rect(10, 16, 130, 170, white),
    rect(48, -8, 54, 24, ACCENT) + rect(62, -16, 26, 12, '#c99a3f'),
    ...times(5, (index) =>
      [
        path(`M24 ${42 + index * 28}h16v16h-16z`, { stroke: '#8fa39a', width: 2.4 }),
        index < 3 ? path(`M27 ${50 + index * 28}l5 6 11-14`, { stroke: BRAND, width: 4 }) : '',
        path(`M54 ${50 + index * 28}h${index % 2 ? 54 : 70}`, { stroke: '#a9b3a6', width: 5 }),
      ].join(''),
    ),
  ].join('');

/** What to have ready for a purchase: the list, the documents behind it and a driver's license. */
export const checkedList = (): string =>
  spot([
    desk(200, 262, 190),
    turned(226, 44, 9, sheet({ width: 124, height: 168, head: brick.main, lines: 6 })),
    turned(96, 46, -4, clipboard()),
    turned(244, 178, 6, license()),
    turned(66, 258, -6, pen()),
    place(52, 248, potted(), 0.9),
  ]);

/** A home equity line: a model of the house next to a statement whose rate goes up and down. */
export const changingRate = (): string =>
  spot(
    [
      desk(200, 262, 190),
      turned(
        44,
        62,
        -4,
        [
          rect(6, 8, 204, 168, { fill: '#142c23', opacity: 0.16 }),
          rect(0, 0, 204, 168, white),
          rect(14, 14, 92, 9, BRAND),
          path('M24 140V42M24 140H186', { stroke: '#8fa39a', width: 2.4 }),
          path('M24 112h162M24 84h162M24 56h162', { stroke: '#dfe4dc', width: 2 }),
          path('M26 118h28v-18h28v-26h30v14h28v-28h46', { stroke: brick.main, width: 5 }),
        ].join(''),
      ),
      place(
        226,
        246,
        rect(-14, -2, 160, 10, '#8a6b47') +
          place(6, -2, cape({ color: wall.sand, surface: 'siding', door: BRAND, roof: roof.slate }), 0.5) +
          bush(-6, 0, 28) +
          bush(120, 0, 28),
      ),
      turned(104, 206, 14, place(0, 0, houseKey(), 0.72)),
    ],
    ['siding', 'shingles', 'bricks'],
  );

/** A first home: the savings, the small house that they help to buy, and its key. */
export const firstKeys = (): string =>
  spot(
    [
      desk(200, 262, 190),
      place(
        120,
        250,
        rect(-14, -2, 214, 12, '#8a6b47') +
          place(10, -2, cape({ color: wall.cream, surface: 'siding', door: BRAND, roof: roof.clay }), 0.7) +
          bush(-6, 0, 30) +
          bush(164, 0, 32),
      ),
      place(24, 262, jar(), 0.92),
      turned(322, 214, 26, place(0, 0, houseKey(), 0.78)),
    ],
    ['siding', 'shingles', 'bricks'],
  );
