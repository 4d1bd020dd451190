import { chimney, farHouse } from '../kit/houses.ts';
import { ACCENT, ink } from '../kit/inks.ts';
import { dog, seated, standing } from '../kit/people.ts';
import { bush, grass, NIGHT, spruce, tree } from '../kit/plants.ts';
import { DUSK, fence, hill, lamp, sky } from '../kit/street.ts';
import { clad, surfaces } from '../kit/surfaces.ts';
import { circle, n, path, place, rect, seeded, times } from '../kit/svg.ts';
import { door, sash } from '../kit/windows.ts';

const WIDTH = 2400;
const HEIGHT = 640;
const GROUND = 560;
/** The left edge of the slide's text on a large screen: there are no stars behind it. */
const WORDS_LEFT = 630;
const WORDS_RIGHT = 1260;
const WORDS_TOP = 50;
const NIGHT_WALL = '#8e9d93';
const NIGHT_TRIM = '#ece3cf';
/** Lighter than the sky, so that the chimney and the dormer visibly stand on it. */
const NIGHT_ROOF = '#4d6359';

function stars(): string {
  const random = seeded(11);
  const drawn = times(90, () => {
    const x = random() * WIDTH;
    const y = random() * 300;
    return x > WORDS_LEFT && x < WORDS_RIGHT && y > WORDS_TOP ? '' : `M${n(x)} ${n(y)}h.1`;
  });
  return path(drawn.join(''), { stroke: '#f4ead0', width: 2.4, opacity: 0.7 });
}

function fireflies(): string {
  const random = seeded(5);
  const spots = times(34, () => `M${n(random() * WIDTH)} ${n(450 + random() * 160)}h.1`).join('');
  return (
    path(spots, { stroke: '#f3cf82', width: 9, opacity: 0.18 }) + path(spots, { stroke: '#fbe9b8', width: 3 })
  );
}

const litFarHouse = (x: number, scale: number): string =>
  farHouse(x, 516, scale, '#2b453b', '#1b2f28') +
  path(`M${n(x + 15 * scale)} ${n(516 - 22 * scale)}h.1M${n(x + 55 * scale)} ${n(516 - 22 * scale)}h.1`, {
    stroke: '#f0c979',
    width: 9,
  });

/** A house of two stories with a porch along its front, 640 wide, and the people behind its rails. */
function house(onPorch: string): string {
  const lit = { lit: true, frame: NIGHT_TRIM } as const;
  const posts = [0, 146, 236, 376, 480, 622];
  const lights = times(
    24,
    (index) => `M${n(24 + index * 26)} ${n(-150 + ((index % 6) - 2.5) ** 2 * -0.9)}h.1`,
  ).join('');
  const rail = (from: number, to: number) =>
    path(
      times(Math.floor((to - from) / 10), (index) => `M${from + index * 10} -44h3v34h-3z`).join(''),
      NIGHT_TRIM,
    ) +
    rect(from, -48, to - from, 5, NIGHT_TRIM) +
    rect(from, -13, to - from, 4, NIGHT_TRIM);
  return [
    chimney(470, -450, 70),
    clad('M40 -300h560v300H40z', NIGHT_WALL, 'siding'),
    path('M410 -300h190v300H410z', { fill: ink, opacity: 0.1 }),
    clad('M18 -298 62 -402h520l42 104z', NIGHT_ROOF, 'shingles'),
    rect(18, -302, 606, 7, NIGHT_TRIM),
    clad('M66 -298 164 -412l98 114z', '#9dab9f', 'scales'),
    path('M54 -284 164 -418l112 134', { stroke: NIGHT_TRIM, width: 10 }),
    sash(140, -364, 48, 58, lit),
    path('M366 -310v-66l36-38 36 38v66z', '#9dab9f'),
    path('M358 -368 402 -416l44 48', { stroke: NIGHT_TRIM, width: 8 }),
    sash(380, -372, 44, 54, lit),
    ...[98, 186, 332, 424, 520].map((x) => sash(x, -282, 48, 64, lit)),
    clad('M-26 -160 14 -210h592l40 50z', NIGHT_ROOF, 'shingles'),
    path('M230 -160 306 -226l76 66z', NIGHT_TRIM) + path('M246 -162 306 -214l60 52z', '#9dab9f'),
    rect(-26, -162, 674, 9, NIGHT_TRIM),
    rect(14, -153, 600, 153, { fill: '#f3cf82', opacity: 0.16 }),
    sash(58, -130, 116, 84, lit),
    sash(424, -130, 116, 84, lit),
    door(284, -4, '#a9553c', { lights: false, width: 46, height: 122 }),
    path('M290 -120h15v22h-15zM309 -120h15v22h-15z', '#f6d27f'),
    rect(258, -128, 18, 118, '#f6d27f') + rect(338, -128, 18, 118, '#f6d27f'),
    path(lights, { stroke: '#f3cf82', width: 12, opacity: 0.25 }) +
      path(lights, { stroke: '#fdf0c8', width: 5 }),
    onPorch,
    ...posts.map((x) => rect(x, -154, 12, 154, NIGHT_TRIM)),
    rail(14, 146),
    rail(158, 236),
    rail(388, 480),
    rail(492, 622),
    rect(-10, -10, 652, 12, '#8a7350'),
    rect(-6, 2, 644, 16, '#4b4331'),
    ...[0, 1, 2].map((step) =>
      rect(238 - step * 10, -4 + step * 12, 152 + step * 20, 12, step % 2 ? '#c9b58c' : '#d8c69e'),
    ),
  ].join('');
}

const grandmother = (): string =>
  place(
    198,
    -8,
    standing({
      coat: '#b9694a',
      trousers: '#4f5d57',
      skin: 'brown',
      hair: 'white',
      style: 'bun',
      older: true,
      skirt: true,
      reach: 1,
    }),
    1.48,
  );

/** A family on their steps in the evening: the same for every company. */
export const porchAtDusk = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}"><title>A family on the porch of their house at dusk, with the lights on</title>${surfaces(['siding', 'shingles', 'bricks', 'scales'])}${[
    sky(WIDTH, HEIGHT, DUSK),
    stars(),
    circle(1984, 110, 66, { fill: '#f3e5c0', opacity: 0.14 }),
    path('M1990 78a34 34 0 1 0 28 46 28 28 0 1 1-28-46z', '#f6e7bf'),
    hill(WIDTH, HEIGHT, 470, 40, '#6c7350'),
    hill(WIDTH, HEIGHT, 496, 34, '#42594a'),
    ...[
      [30, 62],
      [92, 54],
      [230, 58],
      [290, 48],
      [440, 44],
      [500, 50],
      [560, 58],
      [710, 72],
      [1070, 70],
    ].map(([x = 0, height = 0]) => tree(x, 520, height, NIGHT)),
    litFarHouse(120, 1),
    litFarHouse(330, 0.85),
    litFarHouse(600, 0.95),
    litFarHouse(800, 0.85),
    litFarHouse(960, 1),
    hill(WIDTH, HEIGHT, 524, 14, '#2c4a3c'),
    hill(WIDTH, HEIGHT, 556, 10, '#243f34'),
    spruce(1150, GROUND - 4, 230, '#1b3129'),
    spruce(1090, GROUND - 2, 150, '#1f382f'),
    tree(2130, GROUND - 8, 300, NIGHT),
    spruce(2292, GROUND - 8, 280, '#1b3129'),
    path('M1406 572h250l90 68h-440z', '#6f6a50'),
    place(1222, GROUND - 22, house(grandmother())),
    ...[1216, 1290, 1364].map((x) => bush(x, GROUND + 12, 76, '#e8d9c0', '#1f3d32')),
    ...[1640, 1716, 1790].map((x) => bush(x, GROUND + 12, 76, '#d9a0a0', '#1f3d32')),
    place(
      1492,
      536,
      seated({
        coat: '#2c5262',
        trousers: '#4b5551',
        skin: 'brown',
        hair: 'black',
        top: 'sweater',
        reach: 1,
      }),
      1.55,
    ),
    place(
      1562,
      549,
      seated({
        coat: ACCENT,
        trousers: '#8b4a35',
        skin: 'brown',
        hair: 'black',
        style: 'bun',
        top: 'sweater',
        child: true,
        reach: -1,
      }),
      1.05,
    ),
    place(1634, 602, dog(0, 0, -1), 1.5),
    grass(0, 1180, 580, 60, '#3d5f50'),
    grass(1900, 2400, 580, 30, '#3d5f50'),
    fence(0, 1190, 606, '#7d8c7c'),
    fence(1890, 2404, 606, '#7d8c7c'),
    lamp(1216, 606, { isLit: true }),
    fireflies(),
  ].join('')}</svg>`;
