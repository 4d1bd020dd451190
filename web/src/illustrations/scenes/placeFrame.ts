import { cloud, hill, MORNING, NOON, road, sky, sun } from '../kit/street.ts';
import { surfaces } from '../kit/surfaces.ts';
import { rect } from '../kit/svg.ts';

export const WIDTH = 800;
export const HEIGHT = 400;
export const GROUND = 340;
export const WALK = 352;

export const EAST = [
  sky(WIDTH, HEIGHT, MORNING),
  sun(660, 90, 30),
  cloud(80, 110, 0.7),
  cloud(470, 70, 0.55, 0.7),
];
export const WEST = [
  sky(WIDTH, HEIGHT, NOON),
  sun(150, 96, 34, '#fbeac0'),
  cloud(420, 90, 0.7),
  cloud(640, 130, 0.5, 0.6),
];
/** Hills behind a street. */
export const distance = () =>
  hill(WIDTH, HEIGHT, 286, 60, '#d3dbca') + hill(WIDTH, HEIGHT, 304, 30, '#b9c9b4');
export const lawn = (color = '#8da98a') => hill(WIDTH, HEIGHT, 330, 8, color);
export const street = () => road(WIDTH, HEIGHT, WALK);

/** Returns a scene for a branch's card and page, which crop it at the top and at the sides. */
export const scene = (parts: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">${surfaces(['siding', 'shingles', 'bricks', 'scales', 'tiles', 'stones'])}${parts.join('')}</svg>`;

/** How far the sky of a tall scene extends above the others. */
const ABOVE = 160;

/** Scene for a program's page: the sides aren't cropped next to the text, and on a phone the lower part is a whole scene. */
export const tallScene = (above: string, parts: readonly string[]): string =>
  scene([rect(0, -ABOVE, WIDTH, ABOVE + 1, above), ...parts]).replace(
    `viewBox="0 0 ${WIDTH} ${HEIGHT}"`,
    `viewBox="0 ${-ABOVE} ${WIDTH} ${HEIGHT + ABOVE}"`,
  );
