import { desk, folder, houseKey, jar, mug, pen, potted, sheet, turned } from '../kit/desk.ts';
import { cape } from '../kit/houses.ts';
import { ACCENT, BRAND, brick, ink, roof, wall, white } from '../kit/inks.ts';
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

/** Closing costs: the settlement form with its sections and the total, the check for it, and the key. */
export const settlementForm = (): string => {
  const section = (y: number, rows: number) =>
    rect(12, y, 132, 9, '#c3d0bd') +
    path(
      times(rows, (row) => `M16 ${y + 18 + row * 11}h${row % 2 ? 46 : 58}M118 ${y + 18 + row * 11}h20`).join(
        '',
      ),
      { stroke: '#a9b3a6', width: 3 },
    );
  return spot([
    desk(200, 262, 190),
    turned(
      222,
      176,
      7,
      [
        rect(5, 6, 150, 70, { fill: '#142c23', opacity: 0.16 }),
        rect(0, 0, 150, 70, '#dfe9e4'),
        path('M5 5h140v60H5z', { stroke: BRAND, width: 1.2 }),
        rect(104, 14, 36, 14, white) + path('M109 21h26', { stroke: BRAND, width: 3.6 }),
        path('M70 56q8-11 14-2t18-5 14 2', { stroke: ink, width: 2 }),
      ].join(''),
    ),
    turned(
      96,
      30,
      -4,
      [
        rect(6, 7, 156, 214, { fill: '#142c23', opacity: 0.16 }),
        rect(0, 0, 156, 214, white),
        path('M0 0h156v214H0z', { stroke: '#cfc2a4', width: 1.2 }),
        rect(12, 12, 84, 10, BRAND) + path('M118 17h24', { stroke: '#a9b3a6', width: 3 }),
        section(32, 3) + section(79, 4) + section(137, 2),
        rect(12, 170, 132, 16, ACCENT) + path('M18 178h40M112 178h26', { stroke: ink, width: 3.4 }),
        path('M16 205h64', { stroke: '#7e8a84', width: 1.4 }),
        path('M20 202q8-13 14-3t16-5 18 1', { stroke: ink, width: 2 }),
      ].join(''),
    ),
    turned(26, 252, -13, pen()),
    turned(322, 116, 60, place(0, 0, houseKey(), 0.74)),
  ]);
};
