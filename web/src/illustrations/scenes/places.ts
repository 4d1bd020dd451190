import { farHouse } from '../kit/houses.ts';
import { brick, ink, roof, trim, wall, white } from '../kit/inks.ts';
import { BLOSSOM, bush, flowerColors, grass, PALE, spruce, tree } from '../kit/plants.ts';
import {
  cloud,
  hill,
  lamp,
  MORNING,
  SPRING,
  SUNSET,
  sailboat,
  sky,
  skyline,
  sun,
  water,
} from '../kit/street.ts';
import { clad } from '../kit/surfaces.ts';
import { circle, n, path, place, rect, times } from '../kit/svg.ts';
import { door, sash } from '../kit/windows.ts';
import { GROUND, HEIGHT, lawn, scene, street, WALK, WIDTH } from './placeFrame.ts';

/** An office tower on the ground at x, with rows of lit windows and a stepped top. */
function tower(x: number, width: number, height: number, color: string, steps = 0): string {
  const top = 332 - height;
  const rows = times(
    Math.floor((height - 24) / 13),
    (row) => `M${n(x + 7)} ${n(top + 14 + row * 13)}H${n(x + width - 6)}`,
  );
  return [
    ...times(steps, (step) =>
      rect(
        x + (step + 1) * width * 0.14,
        top - 17 * (step + 1),
        width * (1 - 0.28 * (step + 1)),
        18 + 17 * step,
        color,
      ),
    ),
    rect(x, top, width, height, color),
    path(rows.join(''), { stroke: '#f3e6c3', width: 6, dash: '2 9', opacity: 0.85 }),
    rect(x + width * 0.68, top, width * 0.32, height, { fill: ink, opacity: 0.1 }),
    rect(x - 2, top - 3, width + 4, 5, { fill: white, opacity: 0.55 }),
    steps > 0 ? path(`M${n(x + width / 2)} ${n(top - 17 * steps)}v-34`, { stroke: '#8d8878', width: 3 }) : '',
  ].join('');
}

/** Newark: downtown behind the cherry trees, the pond and the stone bridge of Branch Brook Park. */
export function newark(): string {
  return scene([
    sky(WIDTH, HEIGHT, SPRING),
    cloud(60, 84, 0.6, 0.7),
    cloud(560, 60, 0.9, 0.8),
    skyline(0, 800, 322, 150, 9, 0.2),
    tower(226, 62, 128, '#a9b5ac'),
    tower(300, 74, 208, '#d8c9ab', 2),
    tower(384, 56, 158, '#93a7a4'),
    tower(452, 80, 186, '#b98a6d', 1),
    tower(544, 60, 112, '#c9cdbd'),
    tower(160, 54, 92, '#c2a78a'),
    hill(WIDTH, HEIGHT, 312, 14, '#a9c0a2'),
    lawn('#9cb596'),
    tree(50, GROUND - 8, 120, BLOSSOM),
    tree(140, GROUND - 12, 92, BLOSSOM),
    tree(246, GROUND - 14, 76, BLOSSOM),
    tree(556, GROUND - 14, 80, BLOSSOM),
    tree(652, GROUND - 10, 104, BLOSSOM),
    tree(752, GROUND - 6, 126, BLOSSOM),
    // The pond, and the bridge over it.
    path('M190 352q60-18 210-18t210 18q-40 16-210 16t-210-16z', '#a9cbd4'),
    path('M262 350h64M430 356h74M352 362h40', { stroke: white, width: 2, opacity: 0.7 }),
    path('M300 350q0-52 100-52t100 52h-34q-8-26-66-26t-66 26z', '#b9b2a0'),
    path('M334 350q8-26 66-26t66 26', { stroke: '#8f8876', width: 3 }),
    path('M296 340q16-52 104-52t104 52', { stroke: '#d8d2c2', width: 8 }),
    path('M338 304v12M368 296v12M400 293v13M432 296v12M462 304v12', { stroke: '#9d9685', width: 2.4 }),
    // A park path instead of a road.
    path('M0 362q200-8 400 6t400-6v38H0z', '#8da98a'),
    path('M0 378q220 -14 400 0t400 -10v22q-220 -4 -400 4t-400 4z', '#e6d9bf'),
    path('M620 366h72M620 356h72M628 356v22M684 356v22', { stroke: '#6d4a2e', width: 4 }),
    grass(20, 780, 394, 26),
    lamp(590, 372),
  ]);
}

/** Woodbridge, New Jersey: the brick library of the 1870s with its clock tower. */
export function woodbridge(): string {
  const arch = (x: number) => sash(x, -106, 40, 72, { arched: true, frame: '#e6d8bd' });
  const library = [
    clad('M70 -150h220v150H70z', '#a05b44', 'bricks'),
    path('M220 -150h70v150h-70z', { fill: ink, opacity: 0.1 }),
    clad('M56 -148 96 -212h168l40 64z', roof.slate, 'shingles'),
    rect(60, -150, 240, 7, '#e6d8bd'),
    rect(70, -24, 220, 24, '#c2ac8e'),
    arch(92),
    arch(226),
    path('M146 -24v-84l34-34 34 34v84z', '#a05b44'),
    path('M140 -106 180 -146l40 40', { stroke: '#e6d8bd', width: 6 }),
    door(162, 0, '#5b3a28', { arched: true, width: 36, height: 84 }),
    clad('M0 -216h72v216H0z', '#a05b44', 'bricks'),
    path('M48 -216h24v216H48z', { fill: ink, opacity: 0.12 }),
    rect(-5, -222, 82, 9, '#e6d8bd'),
    rect(0, -24, 72, 24, '#c2ac8e'),
    circle(36, -176, 22, '#e6d8bd'),
    circle(36, -176, 18, white),
    path('M36 -189v13l8 6', { stroke: ink, width: 2.2 }),
    sash(20, -132, 32, 50, { arched: true, frame: '#e6d8bd' }),
    sash(20, -72, 32, 44, { arched: true, frame: '#e6d8bd' }),
    path('M8 -222v-26q28-28 56 0v26z', '#a05b44'),
    path('M22 -224v-20q14-16 28 0v20z', '#5d6b6a'),
    clad('M-2 -246 36 -316l38 70z', roof.slate, 'shingles'),
    path('M36 -316v-18', { stroke: '#8a6b2f', width: 2.5 }),
  ].join('');
  return scene([
    sky(WIDTH, HEIGHT, MORNING),
    sun(120, 104, 28),
    cloud(420, 64, 0.5, 0.7),
    cloud(600, 120, 0.75),
    hill(WIDTH, HEIGHT, 300, 40, '#c5d3c2'),
    farHouse(30, 326, 0.95, wall.cream),
    farHouse(690, 326, 0.9, white, brick.main),
    lawn(),
    tree(170, GROUND, 190),
    tree(620, GROUND, 170),
    spruce(560, GROUND, 120),
    tree(730, GROUND, 100, PALE),
    place(240, GROUND, library),
    bush(312, GROUND + 4, 54, flowerColors.white),
    bush(468, GROUND + 4, 60, flowerColors.brass),
    path('M404 342h32l14 12h-60z', '#ead9b6'),
    street(),
    lamp(210, WALK + 2),
  ]);
}

/** Cliffside Park, New Jersey: apartments on the cliffs, and the bridge over the river to the city. */
export function cliffsidePark(): string {
  const block = (x: number, y: number, width: number, height: number, color: string) =>
    rect(x, y - height, width, height, color) +
    rect(x + width * 0.7, y - height, width * 0.3, height, { fill: ink, opacity: 0.1 }) +
    path(
      times(Math.floor((height - 8) / 16), (row) =>
        times(
          Math.floor((width - 4) / 15),
          (column) => `M${n(x + 5 + column * 15)} ${n(y - height + 9 + row * 16)}h8v9h-8z`,
        ).join(''),
      ).join(''),
      '#dfe3d8',
    ) +
    path(
      times(
        5,
        (index) =>
          `M${n(x + 5 + ((index * 2) % Math.floor((width - 4) / 15)) * 15)} ${n(y - height + 9 + index * 16)}h8v9h-8z`,
      ).join(''),
      '#f3cf82',
    ) +
    rect(x - 3, y - height - 5, width + 6, 6, trim);
  const tower = (x: number) =>
    path(
      `M${x} 318v-150h9v150zM${x + 27} 318v-150h9v150zM${x} 168h36v8h-36zM${x} 214h36v6h-36zM${x} 258h36v6h-36z`,
      '#8d9a9c',
    ) +
    path(`M${x + 9} 214l18-38M${x + 27} 214l-18-38M${x + 9} 258l18-38M${x + 27} 258l-18-38`, {
      stroke: '#8d9a9c',
      width: 2,
    });
  return scene([
    sky(WIDTH, HEIGHT, SUNSET),
    sun(566, 236, 30, '#fbe0a8'),
    cloud(430, 74, 0.6, 0.55),
    cloud(640, 110, 0.5, 0.45),
    skyline(520, 840, 300, 150, 12),
    water(300, 298, 500, 84, '#a3c0c4', 5),
    path('M330 262H800', { stroke: '#8d9a9c', width: 7 }),
    path('M250 240Q330 262 398 170Q530 330 668 170Q720 240 810 258', { stroke: '#8d9a9c', width: 3.5 }),
    path(
      times(25, (index) => {
        const t = (index + 1) / 26;
        const y = (1 - t) ** 2 * 170 + 2 * t * (1 - t) * 330 + t ** 2 * 170;
        return `M${n(398 + 270 * t)} ${n(y)}V260`;
      }).join(''),
      { stroke: '#8d9a9c', width: 1.2, opacity: 0.8 },
    ),
    // The piers below the towers.
    path('M370 316h56l6 18h-68zM640 316h56l6 18h-68z', '#b3aa98'),
    path('M406 316h20l6 18h-24zM676 316h20l6 18h-24z', { fill: ink, opacity: 0.12 }),
    tower(380),
    tower(650),
    place(560, 330, sailboat(0, 0), 0.7),
    // The cliff: columns of rock, in light and in shade.
    path('M0 210h300q26 10 30 40l14 60 12 90H0z', '#97907f'),
    path(
      'M0 230l34 -8 12 60 -16 118H0zM92 222l46 -4 10 70 -20 112h-44l14 -90zM206 220l38 2 4 92 12 86h-58l8 -104zM292 232l26 16 8 66 8 86h-36l2 -100z',
      '#857d6b',
    ),
    path(
      'M46 224l30 -4 -6 84 8 96H46l14 -100zM148 220l36 0 8 86 -10 94h-44l16 -92zM250 224l30 4 10 84 2 88h-28l-6 -84z',
      '#a8a18f',
    ),
    path('M34 300l22 10M104 290l30 12M166 320l22 8M214 300l26 10M268 330l20 8M304 306l16 8', {
      stroke: ink,
      width: 2,
      opacity: 0.16,
    }),
    path('M0 214q160-18 320 6l8 26q-160-18-328-6z', '#6f8f70'),
    block(34, 216, 74, 124, '#b98a6a'),
    block(128, 214, 60, 168, '#d9c9ac'),
    block(208, 216, 78, 96, '#a9644a'),
    tree(18, 222, 60),
    tree(118, 222, 54),
    tree(198, 222, 50),
    tree(304, 226, 56),
    path('M300 400q60-46 200-40t300-6v46z', '#8da98a'),
    tree(400, 372, 66, PALE),
    tree(470, 376, 80),
    tree(690, 374, 72),
    tree(752, 380, 86, PALE),
    // A walk along the river.
    path('M300 392q120 -10 500 -8v16H280z', '#e6d9bf'),
    path(`M330 384${times(16, () => 'v10m28 -10').join('')}`, { stroke: '#5c6663', width: 1.8 }),
    path('M326 384H800', { stroke: '#5c6663', width: 2.4 }),
  ]);
}
