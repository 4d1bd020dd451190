import { bungalow, cape, colonial, mission, porchHouse, stucco } from '../kit/houses.ts';
import { ACCENT, BRAND, brick, leaf, roof, wall, white } from '../kit/inks.ts';
import { dog, standing } from '../kit/people.ts';
import { bush, flowerColors, spruce, tree } from '../kit/plants.ts';
import { hill, lamp, road } from '../kit/street.ts';
import { surfaces } from '../kit/surfaces.ts';
import { place, rect, times } from '../kit/svg.ts';
import { flatsWithPorches } from './programs/homes.ts';
import { flats } from './stages.ts';

const HEIGHT = 330;
const GROUND = 270;

/** Width, scale and drawing of each home. Two of a kind are far apart and of different colors. */
const HOMES: readonly (readonly [width: number, scale: number, home: string])[] = [
  [250, 0.72, cape({ color: white, surface: 'siding', door: BRAND })],
  [190, 0.78, porchHouse({ color: '#cfd6dc', shutters: '#3b5260' })],
  [204, 0.72, mission({ color: '#f3e2c8' })],
  [300, 0.68, colonial({ color: wall.cream, shutters: roof.slate, door: brick.dark })],
  [230, 0.66, flats(wall.stone, 3)],
  [170, 0.82, stucco()],
  [260, 0.78, bungalow({ color: wall.sage, door: brick.main })],
  [250, 0.74, cape({ door: '#c99a3f' })],
  [220, 0.62, flatsWithPorches('#d9c3a4', BRAND)],
  [190, 0.76, porchHouse({ color: wall.cream, roof: roof.bark })],
  [260, 0.78, bungalow({ color: '#cfd6dc' })],
  [300, 0.66, colonial({ color: brick.main, surface: 'bricks', shutters: roof.dark, door: white })],
  [170, 0.82, stucco({ color: '#ecd0bf', roof: roof.bark, door: BRAND })],
];
/** Between two homes. */
const GAP = 92;
const WIDTH = Math.round(HOMES.reduce((sum, [width, scale]) => sum + width * scale + GAP, 0));

/**
 * Loan programs: homes of every kind along one street, without a sky. Narrow screens cut off its sides; wide ones repeat it, beyond the
 * width of a usual window.
 */
export function manyHomes(): string {
  const flowers = [flowerColors.white, undefined, flowerColors.brass, flowerColors.rose];
  let next = GAP / 2;
  const lots = HOMES.map(([width, scale, home], index) => {
    const x = next;
    next += width * scale + GAP;
    const plant = index % 3 === 1 ? spruce : tree;
    return {
      gap: next - GAP / 2,
      behind: plant(next - GAP / 2, GROUND, 130 + ((index * 17) % 32)),
      home:
        place(x, GROUND, home, scale) +
        bush(x + 4, GROUND + 3, 48, flowers[index % 4], index % 2 ? leaf.deep : leaf.main),
    };
  });
  const couple = (lots[5]?.gap ?? 0) + 6;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">${surfaces([
    'siding',
    'shingles',
    'bricks',
    'scales',
    'tiles',
    'stones',
  ])}${[
    // Level at both ends, so that the repetition continues them.
    hill(WIDTH, HEIGHT, 208, 60, '#e3e7d9'),
    hill(WIDTH, HEIGHT, 236, 34, '#cdd6c4'),
    rect(0, GROUND - 14, WIDTH, HEIGHT - GROUND + 14, '#93ae8d'),
    ...lots.map(({ behind }) => behind),
    ...lots.map(({ home }) => home),
    road(WIDTH, HEIGHT, GROUND + 8),
    ...times(4, (index) => lamp((lots[index * 3 + 1]?.gap ?? 0) - 18, GROUND + 12)),
    place(
      couple,
      GROUND + 16,
      standing({ coat: BRAND, trousers: '#4b5551', skin: 'tan', hair: 'black', reach: 1 }),
      0.78,
    ),
    place(
      couple + 23,
      GROUND + 17,
      standing({
        coat: ACCENT,
        trousers: '#2c5262',
        skin: 'deep',
        hair: 'black',
        style: 'long',
        reach: -1,
      }),
      0.74,
    ),
    place(couple + 48, GROUND + 17, dog(0, 0), 0.66),
  ].join('')}</svg>`;
}
