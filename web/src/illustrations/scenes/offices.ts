import { bust } from '../kit/busts.ts';
import { figure, type Look, type Pose } from '../kit/figure.ts';
import { farHouse } from '../kit/houses.ts';
import { ACCENT, BRAND, ink, leaf, trim, wall, white } from '../kit/inks.ts';
import { bush, flowerColors, tree } from '../kit/plants.ts';
import { awning, cloud, hill, lamp, MORNING, road, sky } from '../kit/street.ts';
import { clad, type Surface, surfaces } from '../kit/surfaces.ts';
import { circle, ellipse, path, place, rect, times } from '../kit/svg.ts';
import { door, sash } from '../kit/windows.ts';

const WIDTH = 720;
const HEIGHT = 520;

const scene = (title: string, parts: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}"><title>${title}</title>${surfaces(['siding', 'bricks'])}${parts.join('')}</svg>`;

/** Color of trousers below a table. */
const INKY = '#2b2622';

/** A mug on a table, 60 wide. */
const mug = (x: number, y: number, color: string): string =>
  ellipse(x + 22, y + 46, 30, 6, { fill: ink, opacity: 0.22 }) +
  path(`M${x + 40} ${y + 8}q20 0 17 16t-20 12`, { stroke: color, width: 7 }) +
  path(`M${x} ${y}h42v32q0 14 -14 14H${x + 14}q-14 0 -14 -14z`, color) +
  path(`M${x + 28} ${y}h14v32q0 14 -14 14h-5z`, { fill: ink, opacity: 0.14 }) +
  ellipse(x + 21, y, 21, 5, '#6b4429');

const plant = (x: number, y: number): string =>
  path(`M${x} ${y}q-34-50-20-86 18 30 20 60 2-50 16-84 14 40 4 84 16-34 34-44-2 40-34 70z`, leaf.main) +
  path(`M${x + 8} ${y}q10-40 2-70`, { stroke: leaf.light, width: 2 }) +
  path(`M${x - 22} ${y}h58l-8 50h-42z`, '#b9694a') +
  rect(x - 26, y - 4, 66, 12, '#a1573b');

/** The table's upper edge, and the size of the people sitting behind it. */
const TABLE = 392;
const NEAR = 2.9;

interface Sitter {
  x: number;
  look: Look;
  pose: Pose;
}

const sitters: readonly Sitter[] = [
  {
    x: 168,
    look: {
      coat: BRAND,
      trousers: BRAND,
      skin: 'deep',
      hair: 'black',
      style: 'tight',
      top: 'suit',
      glasses: true,
    },
    pose: {
      way: 1,
      lean: 3,
      arms: [
        { elbow: [-15, -92], to: [3, -81], grasp: 'flat', thumb: -1 },
        { elbow: [20, -94], to: [34, -82], grasp: 'grip', thumb: -1 },
      ],
    },
  },
  {
    x: 424,
    look: {
      coat: '#5f7890',
      trousers: INKY,
      skin: 'light',
      hair: 'chestnut',
      style: 'swept',
      top: 'shirt',
      beard: 'stubble',
    },
    pose: {
      way: -1,
      lean: -2,
      arms: [
        { elbow: [-21, -92], to: [-30, -82], grasp: 'flat', thumb: 1 },
        { elbow: [16, -92], to: [-3, -80], grasp: 'flat' },
      ],
    },
  },
  {
    x: 574,
    look: {
      coat: '#b9694a',
      trousers: INKY,
      skin: 'tan',
      hair: 'black',
      style: 'long',
      top: 'sweater',
      earrings: true,
    },
    pose: {
      way: -1,
      lean: -4,
      nod: -4,
      arms: [
        { elbow: [-18, -92], to: [0, -84], grasp: 'flat', thumb: -1 },
        { elbow: [15, -92], to: [-3, -79], grasp: 'flat' },
      ],
    },
  },
];

const sit = (only: 'arms' | 'body'): string =>
  sitters
    .map(({ x, look, pose }) =>
      place(
        x,
        TABLE + 32 + 80 * NEAR,
        figure({ ...look, close: true }, { ...pose, aloft: true, only }),
        NEAR,
      ),
    )
    .join('');

/** A loan officer and a couple over their papers. */
export const atTheTable = (): string =>
  scene('A loan officer and a couple going over papers at a table', [
    rect(0, 0, WIDTH, HEIGHT, '#efe5d0'),
    rect(0, 0, WIDTH, 250, { fill: white, opacity: 0.35 }),
    // The street through the window.
    rect(236, 30, 262, 226, white),
    rect(246, 40, 242, 206, '#dfe9df'),
    path('M246 206q70 -26 120 -10t122 -6v56H246z', leaf.pale),
    farHouse(388, 214, 1, wall.cream, '#8b4a35'),
    tree(316, 220, 124),
    path('M367 40v206M246 132h242', { stroke: white, width: 7 }),
    rect(226, 250, 282, 12, trim),
    path('M226 24h70q-8 122 -50 224h-20zM508 24h-70q8 122 50 224h20z', { fill: '#d8c9a6', opacity: 0.92 }),
    rect(212, 16, 310, 9, '#7e5713'),
    // On the wall.
    rect(48, 56, 92, 112, '#7e5713') + rect(55, 63, 78, 98, '#f7efdf'),
    path('M55 138q22 -28 40 -11t38 -13v47H55z', leaf.light) + circle(112, 88, 10, ACCENT),
    rect(566, 120, 118, 10, '#7e5713'),
    path('M578 120V80h14v40zM610 120V86h16v34z', '#48695a') +
      path('M594 120V70h14v50zM628 120V76h11v44z', '#a9644a'),
    rect(650, 94, 24, 26, ACCENT),
    plant(662, 350),
    sit('body'),
    // The table.
    rect(0, TABLE, WIDTH, HEIGHT - TABLE + 4, '#8a6240'),
    rect(0, TABLE, WIDTH, 9, '#a57a52'),
    path('M0 446q180 -10 360 0t360 -4M0 490q200 10 400 -2t320 6', {
      stroke: '#6d4a2e',
      width: 1.6,
      opacity: 0.4,
    }),
    // The papers between them, with a chart and a line to sign on.
    path('M272 424l116 -8 30 66 -152 12z', { fill: ink, opacity: 0.16 }),
    path('M268 418l118 -7 28 64 -152 11z', white),
    path('M284 432l46 -3M282 444l42 -3M280 456l44 -3M278 470l54 -4', { stroke: '#a9ada5', width: 3 }),
    path('M352 452v-12M362 451v-20M372 450v-28', { stroke: BRAND, width: 6 }),
    path('M352 470l40 -3', { stroke: ACCENT, width: 4 }),
    sit('arms'),
    // A pen in the officer's hand.
    path('M262 404l38 30', { stroke: '#142c23', width: 5 }) +
      path('M300 434l5 4', { stroke: ACCENT, width: 4 }),
    mug(52, 432, BRAND),
    mug(632, 440, ACCENT),
    // Keys to a house.
    place(
      476,
      464,
      circle(0, 0, 11, { stroke: ACCENT, width: 5 }) +
        path('M10 4l30 13M27 12l-5 10M36 16l-5 10', { stroke: ACCENT, width: 5 }),
    ),
  ]);

interface Shop {
  color: string;
  surface: Surface;
  /** The house with an open door, the mark of companies that haven't uploaded one. */
  hasMark: boolean;
}

function storefront(title: string, { color, surface, hasMark }: Shop): string {
  const bay = (x: number) =>
    rect(x, 338, 172, 84, '#efe3c0') +
    path(`M${x} 338h60l-44 84h-16z`, { fill: white, opacity: 0.3 }) +
    rect(x + 36, 392, 96, 6, '#6d4a2e');
  const neighbor = (x: number, top: number, width: number, paint: string, band: string) =>
    rect(x, top, width, 436 - top, paint) +
    rect(x - 4, top - 8, width + 8, 12, '#cfc5b2') +
    sash(x + 16, top + 28, 34, 52) +
    sash(x + 62, top + 28, 34, 52) +
    rect(x + 14, 348, width - 28, 14, band) +
    rect(x + 14, 362, width - 28, 74, '#9fb5b0') +
    path(`M${x + width / 2} 362v74`, { stroke: white, width: 4 });
  return scene(title, [
    sky(WIDTH, HEIGHT, MORNING),
    cloud(60, 110, 0.65),
    cloud(560, 80, 0.55, 0.7),
    hill(WIDTH, HEIGHT, 400, 50, '#c5d3c2'),
    tree(20, 436, 200),
    tree(704, 436, 210),
    neighbor(28, 236, 122, '#e6d8c0', '#a9644a'),
    neighbor(572, 214, 118, wall.sage, ACCENT),
    clad('M140 132h446v304H140z', color, surface),
    rect(460, 132, 126, 124, { fill: ink, opacity: 0.08 }),
    rect(130, 112, 466, 20, white),
    path(times(38, (index) => `M${138 + index * 12} 132h6v7h-6z`).join(''), trim),
    path('M310 112 363 82l53 30z', white) + path('M332 110 363 93l31 17z', trim),
    ...[164, 250, 339, 426, 512].map((x, index) => sash(x, 160, 48, 76, { box: index !== 2 })),
    rect(140, 256, 446, 180, '#142c23'),
    rect(140, 256, 446, 10, white),
    rect(140, 268, 446, 44, BRAND),
    rect(140, 308, 446, 4, ACCENT),
    ...(hasMark
      ? [
          path('M336 304v-16l27-14 27 14v16h-19v-12h-16v12z', ACCENT),
          path('M196 290h96M434 290h96', { stroke: ACCENT, width: 3 }),
        ]
      : [path('M250 290h226', { stroke: ACCENT, width: 3 })]),
    bay(154),
    bay(400),
    place(
      176,
      342,
      bust({ skin: 'tan', hair: 'brown', style: 'bob', clothes: 'blazer', cloth: BRAND }),
      0.62,
    ),
    place(
      250,
      342,
      bust({ skin: 'light', hair: 'gray', style: 'part', clothes: 'sweater', cloth: '#a9644a', older: true }),
      0.62,
    ),
    place(
      464,
      342,
      bust({ skin: 'deep', hair: 'black', style: 'crop', clothes: 'shirt', cloth: '#5f7890' }),
      0.62,
    ),
    rect(190, 392, 96, 6, '#6d4a2e') + rect(436, 392, 96, 6, '#6d4a2e'),
    rect(154, 398, 172, 24, '#efe3c0') + rect(400, 398, 172, 24, '#efe3c0'),
    path('M200 398v24M276 398v24M446 398v24M522 398v24', { stroke: '#6d4a2e', width: 5 }),
    awning(148, 312, 184),
    awning(394, 312, 184),
    door(344, 436, BRAND, { width: 38, height: 104 }),
    rect(154, 422, 172, 14, '#47695b') + rect(400, 422, 172, 14, '#47695b'),
    bush(160, 438, 56, flowerColors.brass),
    bush(510, 438, 56, flowerColors.brass, leaf.deep),
    road(WIDTH, HEIGHT, 436),
    lamp(128, 446),
    lamp(600, 446),
    path('M420 432h76M420 422h76M428 422v22M488 422v22', { stroke: '#6d4a2e', width: 4 }),
  ]);
}

/** A company's own office on a main street. */
export const office = (): string =>
  storefront('An office in a brick house on a main street, people at their desks in the windows', {
    color: wall.brick,
    surface: 'bricks',
    hasMark: true,
  });

/** The same kind of office without that sign, for companies with their own logo. */
export const mainStreet = (): string =>
  storefront('An office on a main street, people at their desks in the windows', {
    color: '#c9d4d6',
    surface: 'siding',
    hasMark: false,
  });
