import { figure } from '../kit/figure.ts';
import { farHouse } from '../kit/houses.ts';
import { ACCENT, BRAND, bark, brick, ink, leaf, roof, trim, wall, white } from '../kit/inks.ts';
import { tree } from '../kit/plants.ts';
import { circle, ellipse, path, place, rect, times } from '../kit/svg.ts';
import { HEIGHT, scene, WIDTH } from './placeFrame.ts';

const FLOOR = 322;

/** The letter between the officer and the buyers, in front of the officer's hand. */
const letter = (): string =>
  `<g transform="translate(58 -108) rotate(6)">${[
    rect(-13, -20, 26, 36, '#d8cdb6'),
    rect(-14, -21, 26, 36, white),
    rect(-14, -21, 26, 6, BRAND),
    path('M-10 -10h15M-10 -5h18M-10 0h17', { stroke: '#b9b5a8', width: 1.6 }),
    circle(-3, 8, 4.2, ACCENT) + path('M-5 8l1.500 1.700 3 -3.400', { stroke: white, width: 1.2 }),
  ].join('')}</g>`;

const officer = (): string =>
  figure(
    {
      coat: BRAND,
      trousers: '#2b2622',
      skin: 'tan',
      hair: 'black',
      style: 'bun',
      top: 'suit',
      glasses: true,
      close: true,
    },
    {
      way: 1,
      arms: [
        { to: [-17, -76], bend: 1, thumb: -1 },
        { to: [43, -96], bend: 1, grasp: 'grip', thumb: -1 },
      ],
      held: letter(),
    },
  );

const buyer = (): string =>
  figure(
    {
      coat: '#b9694a',
      trousers: '#3b5260',
      skin: 'deep',
      hair: 'black',
      style: 'curly',
      top: 'sweater',
      earrings: true,
      close: true,
    },
    {
      way: -1,
      arms: [
        { to: [-37, -98], bend: -1, grasp: 'grip', thumb: 1 },
        { to: [18, -75], bend: -1 },
      ],
    },
  );

const partner = (): string =>
  figure(
    {
      coat: '#5f7890',
      trousers: '#4b5551',
      shoes: bark,
      skin: 'brown',
      hair: 'black',
      style: 'crop',
      beard: 'full',
      top: 'shirt',
      close: true,
    },
    {
      way: -1,
      arms: [
        { to: [-17, -75], bend: 1, thumb: -1 },
        { to: [14, -96], bend: -1, grasp: 'grip' },
      ],
      held: path('M-4 -112l25 -3 4 33 -25 3z', white) + path('M-2 -110l25 -3 4 33 -25 3z', '#d9a94e'),
    },
  );

/** The office window, with a street of houses outside. */
const outlook = (): string =>
  [
    rect(286, 34, 232, 176, white),
    rect(296, 44, 212, 156, '#dfe9df'),
    path('M296 168q56 -22 100 -8t112 -6v46H296z', leaf.pale),
    farHouse(412, 176, 0.9, wall.cream, brick.main),
    farHouse(306, 180, 0.62, white, roof.slate),
    tree(486, 186, 96),
    path('M402 44v156M296 112h212', { stroke: white, width: 6 }),
    rect(276, 208, 252, 10, trim),
  ].join('');

/** The shelf with the company's binders. */
const shelf = (): string =>
  [
    ...times(7, (index) =>
      rect(
        596 + index * 21,
        112 - (index % 3) * 6,
        17,
        56 + (index % 3) * 6,
        ['#48695a', '#a9644a', ACCENT, '#5f7890'][index % 4] ?? BRAND,
      ),
    ),
    path(times(7, (index) => `M${604.5 + index * 21} 128v12`).join(''), {
      stroke: white,
      width: 5,
      opacity: 0.6,
    }),
    rect(586, 168, 168, 8, bark),
    rect(600, 176, 6, 14, bark) + rect(734, 176, 6, 14, bark),
  ].join('');

/** The officer's desk with its lamp and a mug. */
const deskOfOfficer = (): string =>
  [
    path('M20 250h168v12H20z', '#8a6b47') + rect(20, 262, 168, 6, { fill: ink, opacity: 0.2 }),
    rect(30, 262, 12, 104, '#6d5638') + rect(166, 262, 12, 104, '#6d5638'),
    rect(42, 268, 70, 62, '#7d603f') + path('M70 288h14M70 312h14', { stroke: ACCENT, width: 4 }),
    path('M42 298h70', { stroke: '#6d5638', width: 2 }),
    path('M58 250V200l22 -26', { stroke: '#3a4745', width: 5 }) +
      path('M46 250h26', { stroke: '#3a4745', width: 6 }) +
      path('M68 166l34 20 -12 16 -34 -20z', BRAND),
    rect(104, 240, 46, 10, white) + rect(108, 234, 40, 6, '#d9a94e'),
    path('M160 228h20v18q0 4 -5 4h-10q-5 0 -5 -4z', brick.main) +
      path('M180 233q8 0 7 6t-8 5', { stroke: brick.main, width: 3 }),
  ].join('');

const floorPlant = (): string =>
  path('M738 300q-36 -54 -22 -96 20 34 24 66 0 -60 14 -98 18 46 8 96 14 -40 32 -54 2 46 -36 86z', leaf.main) +
  path('M744 300q8 -48 2 -84', { stroke: leaf.light, width: 2.4 }) +
  path('M716 300h58l-8 66h-42z', '#b9694a') +
  rect(711, 294, 68, 14, '#a1573b');

/** A loan officer hands a couple their pre-approval letter. */
export const letterInHand = (): string =>
  scene([
    rect(0, 0, WIDTH, FLOOR, '#efe5d0'),
    rect(0, 0, WIDTH, 190, { fill: white, opacity: 0.35 }),
    rect(0, FLOOR - 12, WIDTH, 12, white),
    rect(0, FLOOR, WIDTH, HEIGHT - FLOOR, '#b98f5f'),
    path('M0 344h800M0 370h800M120 322v22M330 344v26M520 322v22M210 370v30M680 344v26M610 370v30', {
      stroke: '#7e5a35',
      width: 1.4,
      opacity: 0.5,
    }),
    outlook(),
    shelf(),
    rect(84, 62, 96, 108, '#7e5713') + rect(91, 69, 82, 94, '#f7efdf'),
    path('M91 138q22 -28 40 -11t42 -13v49H91z', leaf.light) + circle(150, 94, 10, ACCENT),
    ellipse(400, 376, 270, 20, '#48695a') + ellipse(400, 374, 256, 16, '#5d7d6d'),
    deskOfOfficer(),
    floorPlant(),
    place(272, 380, officer(), 1.85),
    place(580, 380, partner(), 1.95),
    place(476, 382, buyer(), 1.85),
  ]);
