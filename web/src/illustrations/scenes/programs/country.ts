import { figure } from '../../kit/figure.ts';
import { colonial } from '../../kit/houses.ts';
import { ACCENT, BRAND, bark, brick, glass, ink, leaf, roof, trim, wall, white } from '../../kit/inks.ts';
import { dog } from '../../kit/people.ts';
import { bush, flowerColors, grass, PALE, spruce, tree } from '../../kit/plants.ts';
import { cloud, MORNING, NOON, sailboat, sky, sun, water } from '../../kit/street.ts';
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

/** A cow that looks at who passes; its head is on the left; stands on 0, 0, 50 high. */
const cow = (coat: string): string =>
  [
    ellipse(0, 1, 34, 3, { fill: ink, opacity: 0.16 }),
    path('M28 -33q7 6 4 22', { stroke: coat, width: 2.2 }) +
      path('M32 -12v4', { stroke: '#5f4632', width: 4 }),
    path('M-14 -14h6V0h-6zM15 -14h6V0h-6z', coat) +
      path('M-14 -14h6V0h-6zM15 -14h6V0h-6z', { fill: ink, opacity: 0.2 }),
    path('M8 -12q6 6 10 0z', '#d9a09a'),
    path(
      'M-27 -36Q0 -40 22 -37 31 -35 29.500 -20L28 0H21.500L20.500 -12H-12L-13.500 0H-20.500L-22 -13Q-30 -18 -27 -36z',
      coat,
    ),
    path(
      'M-6 -38.500q5 12 15 9 6 -3 5 -9zM22 -37q8 2 7.500 14 -9 1 -10 -6zM-16 -16q6 -9 14 -3 0 7 -5 7h-8z',
      '#5f4632',
    ),
    path('M-37 -47q-8 -2 -9 2 3 4 9 2zM-21 -47q8 -2 9 2 -3 4 -9 2z', coat),
    path('M-36 -50q-4 -3 -2 -7M-22 -50q4 -3 2 -7', { stroke: '#e4dac5', width: 2.6 }),
    path('M-37 -50H-21Q-18.500 -42 -22 -33L-23.500 -27H-34.500L-36 -33Q-39.500 -42 -37 -50z', coat),
    path('M-37 -50H-31Q-30 -42 -34 -36L-36 -33Q-39.500 -42 -37 -50z', '#5f4632'),
    ellipse(-29, -27.5, 7.5, 5, '#d9a09a'),
    circle(-31.5, -28, 0.9, ink) + circle(-26.5, -28, 0.9, ink),
    circle(-34, -40, 1.4, coat === white ? '#fffdf9' : ink) + circle(-24.5, -40, 1.4, ink),
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
    tree(792, 326, 168),
    path('M0 340q200 -12 400 -16t400 -8v112H0z', '#9fb894'),
    path('M0 350q230 -8 452 -26L330 400H0z', '#b7c58c'),
    rows(),
    // The lane, from the door to the road that the mailbox stands at.
    path('M551 329h11q6 14 52 24 74 18 20 47H530q72 -26 12 -44 -8 -14 9 -27z', '#e6d6b0'),
    path('M551 329q-17 13 -9 27 60 18 -12 44', { stroke: '#cbb88a', width: 2 }),
    place(424, 326, windPump, 0.86),
    place(489, 330, colonial({ shutters: roof.dark, door: brick.main }), 0.45),
    bush(484, 332, 38, flowerColors.rose),
    bush(596, 332, 36, flowerColors.white, leaf.deep),
    place(634, 328, silo, 0.94),
    place(654, 330, barn, 0.9),
    rails(668, 800, 350),
    place(714, 366, cow(white), 0.9),
    place(774, 358, cow('#e9d6b4'), 0.76),
    path('M640 400q60 -28 160 -30v30z', '#8da98a'),
    rails(652, 800, 390),
    grass(690, 800, 390, 12),
    grass(20, 320, 384, 14),
    mailbox(),
    place(474, 394, farmer(), 0.6),
    place(436, 394, dog(0, 0), 0.72),
  ]);

/** At the road, with its door open and its flag up. */
const mailbox = (): string =>
  [
    rect(522, 352, 6, 44, bark),
    path('M506 354v-13q0 -10 10 -10h24q10 0 10 10v13z', brick.main),
    path('M506 354v-13q0 -10 10 -10t10 10v13z', '#5b3328'),
    path('M506 354h20l-6 9h-20z', brick.dark),
    path('M541 342v-19', { stroke: white, width: 2.4 }) + path('M541 322h11v8h-11z', ACCENT),
  ].join('');

/** She has come to the road for the mail. */
const farmer = (): string =>
  figure(
    {
      coat: '#b03a3a',
      shirt: '#3b5a7a',
      trousers: '#3b5a7a',
      shoes: bark,
      skin: 'tan',
      hair: 'chestnut',
      style: 'tail',
      top: 'overalls',
    },
    {
      way: 1,
      arms: [
        { to: [-17, -74], bend: 1, thumb: -1 },
        { to: [42, -80], bend: -1, grasp: 'grip' },
      ],
      held:
        path('M43 -92l20 -3 3 14 -20 3z', white) +
        path('M43 -92l13 8 7 -11', { stroke: '#a9ada5', width: 1.2 }) +
        // A straw hat.
        path('M-12 -157Q-11 -170 0 -170T12 -157z', '#e3c08a') +
        path('M-23 -154.500Q0 -163 23 -154.500 12 -150 0 -151T-23 -154.500z', '#d3ab6b'),
    },
  );

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
