import { colonial } from '../../kit/houses.ts';
import { ACCENT, BRAND, bark, brick, glass, ink, leaf, roof, trim, wall, white } from '../../kit/inks.ts';
import { bush, flowerColors, grass, PALE, spruce, tree } from '../../kit/plants.ts';
import { cloud, MORNING, mailbox, NOON, sailboat, sky, sun, water } from '../../kit/street.ts';
import { clad } from '../../kit/surfaces.ts';
import { circle, ellipse, n, path, place, rect, times } from '../../kit/svg.ts';
import { HEIGHT, scene, WIDTH } from '../placeFrame.ts';

/** A barn with a gambrel roof, 150 wide, 150 high. */
const barn = [
  path('M0 0V-72L22 -116 75 -146 128 -116 150 -72V0z', brick.main),
  path(times(14, (index) => `M${10 + index * 10} 0v${-80 - 5 * (6 - Math.abs(index - 6.5))}`).join(''), {
    stroke: ink,
    width: 1,
    opacity: 0.16,
  }),
  path('M100 0V-130l28 14 22 44V0z', { fill: ink, opacity: 0.1 }),
  path('M-7 -66 18 -119 75 -151 132 -119 157 -66', { stroke: roof.dark, width: 8 }),
  path('M48 0v-62h54V0z', brick.dark),
  path('M48 0v-62h54V0M75 -62V0M48 0 75 -62 102 0M48 -62 75 0 102 -62', { stroke: white, width: 3.5 }),
  rect(60, -114, 30, 30, brick.dark),
  path('M60 -114h30v30h-30zM60 -114l30 30M90 -114l-30 30', { stroke: white, width: 3 }),
].join('');

const silo = [
  path('M0 0V-156q20 -30 40 0V0z', '#c9cec8'),
  path('M26 0V-170q8 4 14 14V0z', { fill: ink, opacity: 0.1 }),
  path('M-1 -154q21 -34 42 0z', roof.slate),
  path(times(7, (index) => `M0 ${-20 - index * 20}h40`).join(''), { stroke: ink, width: 1.2, opacity: 0.22 }),
].join('');

const windPump = [
  path('M-16 0 -2 -116h4L16 0M-12 -30h24M-8 -62h16M-12 -30 8 -62M12 -30 -8 -62', {
    stroke: '#5c6663',
    width: 2.4,
  }),
  circle(0, -122, 22, { fill: white, opacity: 0.5 }),
  path(
    times(10, (index) => {
      const [x, y] = [Math.cos((index * Math.PI) / 5), Math.sin((index * Math.PI) / 5)];
      return `M${n(x * 6)} ${n(-122 + y * 6)}L${n(x * 21)} ${n(-122 + y * 21)}`;
    }).join(''),
    { stroke: '#8a9490', width: 6 },
  ),
  circle(0, -122, 4, '#5c6663'),
  path('M0 -123h30l10 -8v18l-10 -8', { stroke: brick.main, width: 3 }),
].join('');

const cow = (coat: string): string =>
  [
    ellipse(0, 1, 24, 2.5, { fill: ink, opacity: 0.16 }),
    path('M-18 0v-14h5V0zM-9 0v-12h4V0zM8 0v-12h4V0zM15 0v-14h4V0z', coat),
    path('M-20 -28q18 -4 38 0l5 -3q9 -1 11 8l-4 6q-5 1 -8 -3 0 8 -5 9h-32q-8 -4 -5 -17z', coat),
    path('M-8 -29q6 8 14 1zM6 -12q-1 -8 8 -8 5 2 2 8zM-19 -22q6 0 4 7 -4 1 -4 -7z', '#5f4632'),
    path('M-20 -27q-4 6 -2 14', { stroke: coat, width: 1.8 }),
  ].join('');

/** Rows of a field that run to a point on the horizon. */
function rows(): string {
  const [toX, toY] = [470, 262];
  const at = (x: number, y: number) => {
    const part = (400 - y) / (400 - toY);
    return `${n(x + (toX - x) * part)} ${y}`;
  };
  return path(
    times(13, (index) => {
      const x = -470 + index * 56;
      return `M${at(x, 400)}L${at(x, 344)}L${at(x + 26, 344)}L${at(x + 26, 400)}z`;
    }).join(''),
    { fill: leaf.main, opacity: 0.55 },
  );
}

/** A split-rail fence. */
const rails = (from: number, to: number, y: number): string =>
  path(`M${from} ${y - 20}H${to}M${from} ${y - 9}H${to}`, { stroke: '#a98a5e', width: 4 }) +
  path(times(Math.floor((to - from) / 54) + 1, (index) => `M${from + index * 54} ${y}v-28`).join(''), {
    stroke: '#8a6b47',
    width: 6,
  });

/** USDA: a road through fields to a farm. Its left half is quiet: on a wide screen the words lie on that part of the sky. */
export const farmRoad = (): string =>
  scene([
    sky(WIDTH, HEIGHT, NOON),
    sun(688, 108, 32, '#fbeac0'),
    cloud(446, 104, 0.6),
    cloud(590, 84, 0.42, 0.6),
    path('M0 330Q240 318 400 272T800 214V400H0z', '#d3dbca'),
    path('M0 334Q280 328 450 296T800 270V400H0z', '#b9c9b4'),
    tree(318, 324, 44, PALE),
    tree(352, 322, 54, PALE),
    tree(792, 330, 168),
    path('M0 340q200 -12 400 -16t400 -8v112H0z', '#9fb894'),
    path('M0 350q230 -8 452 -26L330 400H0z', '#b7c58c'),
    rows(),
    place(
      72,
      28,
      path('M452 400q150 -26 90 -60 -60 -26 -20 -46h10q-20 18 44 42 92 36 10 64z', '#e6d6b0') +
        path('M452 400q150 -26 90 -60 -60 -26 -20 -46', { stroke: '#cbb88a', width: 2 }),
    ),
    place(420, 326, windPump, 1),
    place(456, 328, colonial({ shutters: roof.dark, door: brick.main }), 0.45),
    bush(452, 330, 36, flowerColors.rose),
    bush(560, 330, 36, flowerColors.white, leaf.deep),
    place(614, 328, silo, 0.94),
    place(640, 330, barn, 0.9),
    rails(656, 800, 356),
    place(690, 354, cow(white), 0.9),
    place(752, 349, cow('#f1e4cf'), 0.76),
    path('M620 400q100 -34 180 -38v38z', '#8da98a'),
    rails(650, 800, 376),
    grass(660, 800, 384, 18),
    grass(20, 320, 384, 14),
    mailbox(500, 392),
  ]);

/** A modern house of three levels that steps down a slope; stands on 0, 0 at its lower left corner. */
function terraces(): string {
  const glassWall = (x: number, y: number, width: number, height: number, bays: number, lit = -1) =>
    rect(x, y, width, height, '#3a4745') +
    times(bays, (bay) => {
      const step = (width - 4) / bays;
      return rect(x + 4 + bay * step, y + 4, step - 4, height - 8, bay === lit ? '#f6d27f' : glass);
    }).join('') +
    path(
      `M${x + 8} ${y + height - 6}l${n(height * 0.7)} ${n(10 - height)}h14l${n(-height * 0.7)} ${n(height - 10)}z`,
      {
        fill: white,
        opacity: 0.3,
      },
    );
  const slab = (x: number, y: number, width: number) =>
    rect(x, y, width, 9, roof.dark) + rect(x, y + 9, width, 4, { fill: ink, opacity: 0.16 });
  const rail = (x: number, y: number, width: number) =>
    rect(x, y - 24, width, 24, { fill: white, opacity: 0.5 }) +
    path(`M${x} ${y - 24}h${width}`, { stroke: '#5c6663', width: 3 }) +
    path(times(Math.floor(width / 30) + 1, (index) => `M${x + index * 30} ${y}v-24`).join(''), {
      stroke: '#5c6663',
      width: 1.8,
    });
  return [
    // The upper level, farthest up the slope.
    clad('M150 -196h58v-62h-58z', wall.stone, 'stones'),
    rect(208, -240, 130, 60, white),
    glassWall(216, -232, 100, 48, 3, 1),
    slab(140, -262, 84) + slab(200, -250, 156),
    // The main floor.
    rect(76, -180, 282, 78, wall.cream),
    glassWall(88, -170, 196, 66, 5, 2),
    glassWall(304, -160, 42, 36, 1),
    slab(52, -190, 322),
    rect(30, -104, 348, 10, trim),
    rail(34, -104, 336),
    // The level below it, with the garage.
    clad('M56 -94h318V0H56z', wall.stone, 'stones'),
    glassWall(72, -84, 82, 70, 3),
    rect(168, -84, 40, 84, white),
    door(171, 0),
    rect(160, -3, 56, 6, trim),
    rect(226, -72, 134, 72, white),
    path('M226 -54h134M226 -36h134M226 -18h134M293 -72V0', { stroke: ink, width: 1.4, opacity: 0.2 }),
    path('M276 -94h98V0h-98z', { fill: ink, opacity: 0.06 }),
  ].join('');
}

const door = (x: number, y: number): string =>
  rect(x, y - 80, 34, 80, BRAND) + path(`M${x + 27} ${y - 48}v20`, { stroke: ACCENT, width: 3 });

/** Jumbo: a large house on a slope above a bay. */
export const hillsideHome = (): string =>
  scene([
    sky(WIDTH, HEIGHT, MORNING),
    // Between the bay and the house, where no screen crops it.
    sun(316, 104, 32),
    cloud(178, 70, 0.6, 0.8),
    cloud(20, 70, 0.5, 0.6),
    path('M0 226q90 -44 190 -30t200 -2 120 10v40H0z', '#c5d3c2'),
    water(0, 222, 520, 120),
    place(136, 260, sailboat(0, 0), 0.7),
    place(262, 242, sailboat(0, 0), 0.42),
    path('M0 330q90 -26 150 -20t120 -30 130 -90 180 -104 220 -40V400H0z', '#9cb39b'),
    tree(756, 112, 88, PALE),
    tree(776, 250, 150),
    rect(402.5, 172, 3, 48, bark) + path('M384 180q20 -26 40 0z', ACCENT),
    place(352, 322, terraces()),
    path('M0 356q120 -24 240 -26t180 -6 130 -4 130 2 120 -6V400H0z', '#8da98a'),
    path('M576 318h136q6 50 -122 60 -70 6 -110 22h-150q90 -40 178 -44 60 -6 68 -38z', '#e6d9bf'),
    path('M520 320h44q-4 20 -30 32l-24 -2q12 -12 10 -30z', '#e6d9bf'),
    path('M576 318q-8 32 -68 38 -90 4 -178 44', { stroke: '#c8bda6', width: 3 }),
    spruce(336, 334, 120),
    spruce(300, 340, 84, leaf.main),
    bush(414, 330, 56, flowerColors.rose),
    bush(456, 330, 52, undefined, leaf.deep),
    bush(714, 328, 66, flowerColors.white, leaf.deep),
    tree(262, 372, 96),
    bush(212, 374, 60, flowerColors.brass),
    grass(20, 330, 372, 30),
  ]);
