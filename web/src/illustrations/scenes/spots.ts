import {
  calculator,
  countyMap,
  desk,
  envelope,
  foldedFlag,
  folder,
  houseKey,
  jar,
  mug,
  pen,
  potted,
  seal,
  sheet,
  turned,
  twelveMonths,
} from '../kit/desk.ts';
import { cape } from '../kit/houses.ts';
import { ACCENT, BRAND, brick, ink, roof, wall, white } from '../kit/inks.ts';
import { lettering } from '../kit/lettering.ts';
import { bush } from '../kit/plants.ts';
import { type Surface, surfaces } from '../kit/surfaces.ts';
import { circle, path, place, rect, times } from '../kit/svg.ts';

/** Still lifes for the program pages: what a program requires or provides, shown next to the matching list. Without a background. */

export const spot = (parts: readonly string[], patterns: readonly Surface[] = []): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 280">${patterns.length ? surfaces(patterns) : ''}${parts.join('')}</svg>`;

/** Conventional: what to have ready for the first call. */
export const readyPapers = (): string =>
  spot([
    desk(200, 262, 190),
    turned(56, 62, -8, sheet({ head: brick.main, lines: 5 })),
    turned(140, 40, 3, sheet({ width: 140, height: 190, sum: true })),
    turned(262, 128, 8, calculator()),
    place(344, 258, mug(), 0.9),
    turned(96, 252, -6, pen()),
  ]);

/** FHA: a family's gift letter, and the key that it helps to get. */
export const giftLetter = (): string =>
  spot([
    desk(200, 260, 186),
    place(
      52,
      258,
      envelope(
        turned(
          28,
          -206,
          0,
          sheet({ width: 134, height: 150, lines: 4 }) +
            path('M67 118q-22-16-14-27 8-8 14 2 6-10 14-2 8 11-14 27z', brick.main),
        ),
      ),
      1.05,
    ),
    turned(298, 196, 14, houseKey()),
  ]);

/** VA: the certificate, and a folded flag. */
export const certificate = (): string =>
  spot([
    desk(200, 262, 190),
    turned(
      34,
      44,
      -4,
      [
        rect(6, 8, 226, 168, { fill: '#142c23', opacity: 0.16 }),
        rect(0, 0, 226, 168, white),
        path('M9 9h208v150H9z', { stroke: ACCENT, width: 3 }),
        path('M15 15h196v138H15z', { stroke: BRAND, width: 1.2 }),
        rect(58, 34, 110, 11, BRAND),
        path('M46 66h134M46 82h134M64 98h98', { stroke: '#a9b3a6', width: 4 }),
        path('M34 134q14-14 22-2t26-6 22 4', { stroke: ink, width: 2.4 }),
        place(176, 122, seal(), 0.9),
      ].join(''),
    ),
    place(222, 262, foldedFlag(), 1.02),
  ]);

/** Jumbo: the folder that a lender reads closely. */
export const closeRead = (): string =>
  spot([
    desk(200, 262, 190),
    turned(30, 66, -6, folder()),
    turned(150, 52, 5, sheet({ width: 138, height: 186, lines: 7, sum: true })),
    // A reading glass on the rate.
    place(
      -7,
      3,
      [
        path('M296 218l52 38', { stroke: '#142c23', width: 13, opacity: 0.16 }),
        circle(262, 194, 44, '#f1f5f1'),
        rect(222, 180, 80, 28, ACCENT) + lettering(262, 186, '6.25%', ink, 1.9),
        circle(262, 194, 44, { stroke: BRAND, width: 8 }),
        path('M295 224l48 36', { stroke: '#7e5713', width: 13 }),
      ].join(''),
    ),
    place(62, 258, potted(), 0.9),
  ]);

/** USDA: a map for looking up an address. */
export const addressMap = (): string =>
  spot([
    desk(196, 264, 186),
    turned(52, 92, -4, place(0, 0, countyMap(), 1.08)),
    turned(286, 246, -14, pen()),
    place(336, 246, potted(), 0.95),
  ]);

/** Home equity: a model of the house on the papers that its owner signs. */
export const collateral = (): string =>
  spot(
    [
      desk(200, 262, 190),
      turned(60, 96, -3, sheet({ width: 206, height: 164, lines: 5 })),
      place(
        118,
        226,
        rect(-14, -2, 210, 10, '#8a6b47') +
          place(8, -2, cape({ color: wall.cream, surface: 'siding', door: BRAND, roof: roof.clay }), 0.68) +
          bush(-6, 0, 30) +
          bush(160, 0, 32),
        1,
      ),
      turned(306, 196, 20, place(0, 0, houseKey(), 0.8)),
    ],
    ['siding', 'shingles', 'bricks'],
  );

/** Alternative lending: a year of bank statements from a shop. */
export const statements = (): string =>
  spot([
    desk(200, 262, 190),
    ...times(5, (index) =>
      turned(
        58 + index * 26,
        74 - index * 6,
        -12 + index * 5,
        sheet({ width: 124, height: 172, lines: 6, sum: index === 4 }),
      ),
    ),
    turned(276, 128, 5, twelveMonths()),
    place(58, 260, potted(), 0.8),
  ]);

/** Down payment assistance: a grant's check, savings, and an employer's badge. */
export const fourSources = (): string =>
  spot([
    desk(200, 262, 190),
    // Leans on the jar.
    turned(
      120,
      128,
      -9,
      [
        rect(6, 8, 226, 104, { fill: '#142c23', opacity: 0.16 }),
        rect(0, 0, 226, 104, '#dfe9e4'),
        path('M6 6h214v92H6z', { stroke: BRAND, width: 1.4 }),
        rect(16, 16, 72, 9, BRAND),
        path('M16 48h124M16 82h66', { stroke: '#8fa39a', width: 3 }),
        path('M150 84q10-14 18-2t22-6 16 2', { stroke: ink, width: 2.2 }),
        rect(156, 34, 54, 22, white) + path('M166 45h34', { stroke: BRAND, width: 5 }),
        place(112, 80, seal(), 0.5),
      ].join(''),
    ),
    place(46, 260, jar(), 1.1),
    // The badge is next to its ribbon.
    path('M262 218q-52 8-46 28 8 22 74 2', { stroke: brick.main, width: 6 }),
    turned(
      252,
      198,
      5,
      rect(4, 5, 96, 62, { fill: '#142c23', opacity: 0.16 }) +
        rect(0, 0, 96, 62, white) +
        rect(0, 0, 96, 14, BRAND) +
        circle(24, 38, 12, '#dba581') +
        path('M44 32h40M44 42h30', { stroke: '#a9b3a6', width: 4 }),
    ),
  ]);

interface LoanPaper {
  paper: string;
  head: string;
  /** Width of the payment's bar. */
  payment: number;
  color: string;
}

/** A loan's figures with its payment as a bar, 124 by 172. */
const loanPaper = ({ paper, head, payment, color }: LoanPaper): string =>
  [
    rect(5, 6, 124, 172, { fill: '#142c23', opacity: 0.16 }),
    rect(0, 0, 124, 172, paper),
    path('M0 0h124v172H0z', { stroke: '#cfc2a4', width: 1.2 }),
    path('M14 26v-9l9 -8 9 8v9z', head) + rect(40, 14, 54, 9, head),
    path('M14 46h44M84 46h26M14 62h56M90 62h20M14 78h38M84 78h26', { stroke: '#a9b3a6', width: 3.6 }),
    path('M14 96h96', { stroke: '#cfc2a4', width: 1.6 }),
    path('M14 112h34', { stroke: '#7e8a84', width: 4.4 }),
    rect(14, 124, 96, 22, { fill: ink, opacity: 0.07 }) + rect(14, 124, payment, 22, color),
  ].join('');

/** Refinance: the old loan and the new one side by side, with a smaller payment. */
export const twoStatements = (): string =>
  spot([
    desk(200, 262, 186),
    turned(34, 62, -4, loanPaper({ paper: '#e9e2d1', head: '#7e8a84', payment: 90, color: '#a9644a' })),
    turned(194, 46, 3, loanPaper({ paper: white, head: BRAND, payment: 62, color: BRAND })),
    turned(194, 46, 3, path('M77 124h33v22h-33z', { stroke: '#a87b22', width: 2, dash: '4 4' })),
    path('M112 44q44 -38 96 -18', { stroke: brick.main, width: 7 }) + path('M206 14l18 16-24 8z', brick.main),
    turned(312, 150, 8, calculator()),
    turned(96, 252, -5, pen()),
  ]);

const lumber = { light: '#e3c08a', main: '#cfa468', dark: '#a97f47' } as const;
const lot = (parts: string): string =>
  path('M2 118q60-12 156 0v6H2z', '#a9bda6') + rect(28, 108, 104, 7, '#b9b4a6') + parts;

const stakes = lot(
  path('M34 106V86M126 106V86M34 92H126', { stroke: lumber.dark, width: 3 }) +
    rect(96, 100, 40, 8, lumber.main) +
    rect(100, 92, 40, 8, lumber.light) +
    path('M52 108V74h6v34z', '#8a6b47') +
    path('M36 52h40v26H36z', white) +
    path('M36 52h40v26H36z', { stroke: lumber.dark, width: 2 }) +
    path('M46 72V62l10-7 10 7v10z', { stroke: BRAND, width: 2 }),
);
const studs = lot(
  path(times(9, (index) => `M${36 + index * 11} 108V58`).join(''), { stroke: lumber.light, width: 4 }) +
    path('M32 58H128M32 107H128M46 82h22M92 82h22', { stroke: lumber.main, width: 5 }),
);
const rafters = lot(
  path('M32 58h96v50H32z', { fill: '#8a6b47', opacity: 0.18 }) +
    path(times(9, (index) => `M${36 + index * 11} 108V58`).join(''), { stroke: lumber.light, width: 4 }) +
    path('M26 60 80 18l54 42M44 60 80 32l36 28M80 18v42M62 32v28M98 32v28', {
      stroke: lumber.main,
      width: 4,
    }) +
    path('M32 58H128M32 107H128', { stroke: lumber.main, width: 5 }),
);
const closed = lot(
  rect(32, 58, 96, 50, lumber.light) +
    path('M32 74h96M32 91h96M64 58v50M96 58v50', { stroke: lumber.dark, width: 1.4, opacity: 0.7 }) +
    path('M22 60 80 14l58 46z', roof.slate) +
    path('M42 70h20v22H42zM98 70h20v22H98zM72 74h16v34H72z', '#4b4331'),
);
const finished = lot(
  place(26, 110, cape({ color: white, surface: 'siding', door: BRAND, roof: roof.slate }), 0.432) +
    bush(20, 110, 28) +
    bush(112, 110, 30),
);

/** Construction: the house at each of the lender's payments and when it's finished, by number. */
export const buildStages = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg">${surfaces(['siding', 'shingles', 'bricks'])}${[
    stakes,
    studs,
    rafters,
    closed,
    finished,
  ]
    .map((drawing, index) => `<symbol id="stage-${index}" viewBox="0 0 160 126">${drawing}</symbol>`)
    .join('')}</svg>`;
