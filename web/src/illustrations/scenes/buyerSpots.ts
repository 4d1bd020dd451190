import { desk, folder, houseKey, jar, mug, potted, sheet, turned, twelveMonths } from '../kit/desk.ts';
import { cape } from '../kit/houses.ts';
import { ACCENT, BRAND, brick, roof, wall, white } from '../kit/inks.ts';
import { bush } from '../kit/plants.ts';
import { circle, path, place, rect, times } from '../kit/svg.ts';
import { spot } from './spots.ts';

/** Still lifes for people who buy a home, as in spots.ts. */

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

const box = (x: number, y: number, width: number, height: number): string =>
  [
    rect(x, y, width, height, '#d3a96b'),
    rect(x + width * 0.72, y, width * 0.28, height, { fill: '#7e5713', opacity: 0.18 }),
    rect(x + width * 0.42, y, width * 0.16, height, { fill: white, opacity: 0.4 }),
    rect(x, y, width, 5, { fill: white, opacity: 0.3 }),
  ].join('');

/** A first home: a small house on moving boxes, the savings that paid for it, a year ticked off, and the key. */
export const firstKeys = (): string =>
  spot(
    [
      desk(200, 262, 192),
      turned(16, 40, -5, twelveMonths()),
      box(120, 196, 176, 66),
      box(136, 150, 146, 46),
      path('M152 172h38M152 182h24', { stroke: '#7e5713', width: 3, opacity: 0.6 }),
      place(146, 151, cape({ color: wall.cream, surface: 'siding', door: BRAND, roof: roof.clay }), 0.55),
      bush(138, 152, 24),
      bush(248, 152, 26),
      place(28, 260, jar(), 0.82),
      place(344, 262, potted(), 0.9),
      turned(232, 216, 16, place(0, 0, houseKey(), 0.72)),
      ...times(3, (index) => circle(112 + index * 11, 256 - (index % 2) * 3, 6, ACCENT)),
    ],
    ['siding', 'shingles', 'bricks'],
  );
