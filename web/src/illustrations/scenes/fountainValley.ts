import { figure, type Look } from '../kit/figure.ts';
import { bungalow, mission } from '../kit/houses.ts';
import { ink, leaf, white } from '../kit/inks.ts';
import { bush, flowerColors, PALE, palm, tree } from '../kit/plants.ts';
import { cloud, NOON, sky, sun } from '../kit/street.ts';
import { circle, ellipse, path, place } from '../kit/svg.ts';
import { HEIGHT, scene, WIDTH } from './placeFrame.ts';

/** Water that rises and falls, its foot on 0, 0. */
const fountain = (): string => {
  const jet = (side: number) =>
    `M0 0Q${side * 12} -64 ${side * 34} -66 ${side * 56} -58 ${side * 60} 0 ${side * 52} -50 ${side * 33} -56 ${side * 16} -58 ${side * 5} 0zM0 0Q${side * 6} -92 ${side * 18} -94 ${side * 30} -90 ${side * 32} 0 ${side * 28} -80 ${side * 18} -84 ${side * 8} -84 ${side * 4} 0z`;
  return [
    ellipse(0, 4, 84, 10, { fill: white, opacity: 0.35 }),
    path('M-5 0Q-3 -96 0 -124 3 -96 5 0z', { fill: white, opacity: 0.95 }),
    path(jet(1) + jet(-1), { fill: white, opacity: 0.85 }),
    path('M-8 -112h.1M8 -118h.1M-36 -76h.1M38 -78h.1M-64 -30h.1M66 -24h.1M12 -100h.1M-14 -98h.1', {
      stroke: white,
      width: 4,
      opacity: 0.8,
    }),
    path(
      'M-66 4q6 -12 18 -5 8 -10 20 -3 12 -12 28 -4 14 -8 26 3 12 -7 20 3 14 -6 20 6 -20 8 -66 8t-66 -8z',
      white,
    ),
    path('M-104 14q52 12 104 12t104 -12M-84 24q40 10 84 10t84 -10', {
      stroke: white,
      width: 2,
      opacity: 0.6,
    }),
  ].join('');
};

const duck = (x: number, y: number, way: 1 | -1): string =>
  `<g transform="translate(${x} ${y}) scale(${way} 1)">${
    path('M-12 -6Q-17 -12 -19 -8 -15 2 -4 2 9 2 10 -6 4 -9 -2 -8 -8 -11 -12 -6z', '#8a6b47') +
    path('M4 -6Q3 -16 9 -17 14 -17 13.500 -11 13 -4 9 -3z', leaf.deep) +
    path('M13 -13.500l6 2 -6 1.500z', '#ddb765') +
    circle(10.5, -13.5, 0.9, white) +
    path('M-24 3h44', { stroke: white, width: 1.6, opacity: 0.7 })
  }</g>`;

/** Two people on a bench looking at the water, on the ground at 0, 0. */
const onBench = (): string => {
  const sitter = (x: number, way: 1 | -1, look: Pick<Look, 'coat' | 'skin' | 'hair' | 'style'>) =>
    place(
      x,
      0,
      figure(
        { ...look, trousers: '#3b5260', top: 'sweater' },
        {
          view: 'away',
          way,
          hip: [0, -48],
          lean: way * -3,
          aloft: true,
          arms: [
            { to: [-14, -62], elbow: [-17, -68] },
            { to: [14, -62], elbow: [17, -68] },
          ],
          legs: [
            { knee: [-7, -36], to: [-7, -7] },
            { knee: [7, -36], to: [7, -7] },
          ],
        },
      ),
      0.66,
    );
  return [
    ellipse(0, 1, 62, 5, { fill: ink, opacity: 0.18 }),
    sitter(-22, 1, { coat: '#b9694a', skin: 'olive', hair: 'black', style: 'long' }),
    sitter(20, -1, { coat: '#2c5262', skin: 'brown', hair: 'gray', style: 'crop' }),
    path('M-50 0V-50M50 0V-50', { stroke: '#4d5c5a', width: 5 }),
    path('M-56 -46H56M-56 -36H56M-56 -26H56', { stroke: '#a97f47', width: 7 }),
    path('M-56 -43H56M-56 -33H56M-56 -23H56', { stroke: ink, width: 1.4, opacity: 0.2 }),
  ].join('');
};

/** Fountain Valley, California: the lake of Mile Square Park. */
export function fountainValley(): string {
  return scene([
    sky(WIDTH, HEIGHT, NOON),
    sun(196, 92, 34, '#fbeac0'),
    cloud(400, 96, 0.6),
    cloud(610, 60, 0.5, 0.6),
    // The mountains, far behind.
    path('M0 262L96 214 168 240 262 196 356 244 452 210 566 250 668 204 800 256V300H0z', '#d6dccf'),
    path('M0 274Q140 232 300 262T580 250 800 270V300H0z', '#bccbb5'),
    // The far bank.
    place(222, 288, mission({ color: '#f3e2c8' }), 0.42),
    place(626, 288, bungalow(), 0.42),
    ...[
      [30, 92],
      [96, 70],
      [176, 84],
      [348, 60],
      [402, 78],
      [566, 68],
      [736, 88],
      [788, 74],
    ].map(([x = 0, height = 0]) => tree(x, 290, height, PALE)),
    palm(460, 290, 112),
    palm(494, 290, 86),
    palm(130, 290, 104),
    path('M0 282Q200 276 400 280T800 280V306H0z', '#8da98a'),
    path('M0 299Q200 292 400 296T800 297V306H0z', '#e0d3b2'),
    // The lake, in which the bank is reflected.
    path('M0 302Q200 296 400 299T800 300V400H0z', '#8fbcb8'),
    path('M0 302Q200 296 400 299T800 300V316Q700 322 600 315T360 317 130 316 0 319z', {
      fill: leaf.main,
      opacity: 0.32,
    }),
    path(
      'M60 336q10 -3 20 0t20 0M196 326q10 -3 20 0t20 0M330 344q10 -3 20 0t20 0M640 334q10 -3 20 0t20 0M716 350q10 -3 20 0t20 0',
      {
        stroke: white,
        width: 1.6,
        opacity: 0.7,
      },
    ),
    place(474, 330, fountain()),
    duck(640, 348, -1) + duck(684, 354, -1),
    // The near bank with its walk.
    path('M0 352Q120 372 300 370T620 372 800 350V400H0z', '#e0d3b2'),
    path('M0 358Q120 378 300 376T620 378 800 356V400H0z', '#7a9a7b'),
    path('M0 392Q200 384 400 388T800 384V400H0z', '#ead9b6'),
    place(76, 372, palm(0, 0, 226), 1.18),
    place(148, 378, palm(0, 0, 170), 0.98),
    place(726, 372, palm(0, 0, 236), 1.12),
    bush(20, 380, 66, '#d98a94'),
    bush(112, 386, 60, flowerColors.brass, leaf.deep),
    bush(674, 382, 62, '#d98a94', leaf.deep),
    bush(742, 378, 58, flowerColors.white),
    place(284, 388, onBench()),
  ]);
}
