import { type Bust, bust } from '../kit/busts.ts';
import { ACCENT, BRAND, ink, leaf, skin, trim, wall, white } from '../kit/inks.ts';
import { bush, flowerColors, tree } from '../kit/plants.ts';
import { awning, cloud, hill, lamp, MORNING, road, sky } from '../kit/street.ts';
import { clad, type Surface, surfaces } from '../kit/surfaces.ts';
import { circle, ellipse, path, place, rect, times } from '../kit/svg.ts';
import { door, sash } from '../kit/windows.ts';

const WIDTH = 720;
const HEIGHT = 520;

const scene = (title: string, parts: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}"><title>${title}</title>${surfaces(['siding', 'bricks'])}${parts.join('')}</svg>`;

const at = (x: number, y: number, scale: number, person: Omit<Bust, 'ground'>): string =>
  place(x, y, bust(person), scale);

const mug = (x: number, y: number, color: string): string =>
  path(`M${x} ${y}h22v16q0 8-8 8h-6q-8 0-8-8z`, color) +
  path(`M${x + 22} ${y + 4}q10 0 8 8t-9 6`, { stroke: color, width: 4 });

const plant = (x: number, y: number): string =>
  path(`M${x} ${y}q-34-50-20-86 18 30 20 60 2-50 16-84 14 40 4 84 16-34 34-44-2 40-34 70z`, leaf.main) +
  path(`M${x + 8} ${y}q10-40 2-70`, { stroke: leaf.light, width: 2 }) +
  path(`M${x - 22} ${y}h58l-8 50h-42z`, '#b9694a') +
  rect(x - 26, y - 4, 66, 12, '#a1573b');

/** A sleeve that ends in a hand. */
const arm = (d: string, cloth: string, color: string, [x, y]: readonly [number, number]): string =>
  ellipse(x, y, 15, 11, color) + path(d, { stroke: cloth, width: 30 });

/** A loan officer and a couple over their papers. */
export const atTheTable = (): string =>
  scene('A loan officer and a couple going over papers at a table', [
    rect(0, 0, WIDTH, HEIGHT, '#efe5d0'),
    rect(0, 0, WIDTH, 250, { fill: white, opacity: 0.35 }),
    // The street through the window.
    rect(214, 44, 272, 212, white),
    rect(224, 54, 252, 192, '#dfe9df'),
    path('M224 214q80-30 140-10t112-6v48H224z', leaf.pale),
    path('M392 214v-44l26-24 26 24v44z', wall.cream) +
      path('M386 172l32-30 32 30', { stroke: '#8b4a35', width: 6 }),
    path('M411 214v-20h13v20z', BRAND),
    tree(290, 222, 120),
    path('M350 54v192M224 150h252', { stroke: white, width: 7 }),
    rect(204, 250, 292, 12, trim),
    path('M204 36h70q-8 120-50 214h-20zM496 36h-70q8 120 50 214h20z', { fill: '#d8c9a6', opacity: 0.9 }),
    rect(190, 28, 320, 9, '#7e5713'),
    // On the wall.
    rect(70, 84, 84, 104, '#7e5713') + rect(77, 91, 70, 90, '#f7efdf'),
    path('M77 165q20-26 36-10t34-12v38H77z', leaf.light) + circle(128, 114, 9, ACCENT),
    rect(560, 96, 110, 10, '#7e5713'),
    path('M572 96V58h13v38zM588 96V50h11v46zM602 96V64h15v32zM620 96V54h10v42z', '#48695a'),
    path('M588 96V50h11v46zM620 96V54h10v42z', '#a9644a'),
    rect(640, 72, 22, 24, ACCENT),
    plant(640, 330),
    at(18, 132, 3.5, {
      skin: 'deep',
      hair: 'black',
      style: 'tight',
      clothes: 'suit',
      cloth: BRAND,
      glasses: true,
    }),
    at(430, 148, 3.3, {
      skin: 'tan',
      hair: 'black',
      style: 'side',
      clothes: 'sweater',
      cloth: '#b9694a',
      earrings: true,
    }),
    at(262, 156, 3.2, {
      skin: 'light',
      hair: 'chestnut',
      style: 'swept',
      clothes: 'shirt',
      cloth: '#5f7890',
      beard: 'stubble',
    }),
    // The table.
    path('M0 404h720v116H0z', '#8a6240'),
    path('M0 404h720v10H0z', '#a57a52'),
    path('M0 446q180-10 360 0t360-4M0 486q200 10 400-2t320 6', {
      stroke: '#6d4a2e',
      width: 1.6,
      opacity: 0.4,
    }),
    path('M262 424l132-6 34 54-160 8z', white),
    path('M286 436l92-4M288 446l98-4M292 456l70-3', { stroke: '#a9ada5', width: 3 }),
    path('M356 462l34-3', { stroke: BRAND, width: 4 }),
    path('M430 440l34-16', { stroke: BRAND, width: 5 }) + path('M426 442l6-3', { stroke: ACCENT, width: 4 }),
    // Forearms on the table.
    arm('M232 404Q240 432 274 436', BRAND, skin.deep, [288, 437]),
    arm('M312 406Q308 424 324 428', '#5f7890', skin.light, [336, 430]),
    arm('M494 406Q496 432 466 440', '#b9694a', skin.tan, [454, 438]),
    path('M96 420h120l18 52H74z', '#c9cec8') + path('M108 428h96l10 30H98z', '#e6e8e3'),
    place(560, 428, mug(0, 0, BRAND), 2),
    place(632, 436, mug(0, 0, ACCENT), 2),
    // Keys to a house.
    circle(470, 470, 10, { stroke: ACCENT, width: 4 }) +
      path('M479 474l26 12M494 481l-4 8M502 485l-4 8', { stroke: ACCENT, width: 4 }),
  ]);

interface Shop {
  color: string;
  surface: Surface;
  /** The house with an open door, which is the mark of companies without one of their own. */
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

/** The same for a company whose sign it would not be. */
export const mainStreet = (): string =>
  storefront('An office on a main street, people at their desks in the windows', {
    color: '#c9d4d6',
    surface: 'siding',
    hasMark: false,
  });
