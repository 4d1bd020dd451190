import { bungalow, cape, colonial, farHouse, mission, porchHouse, stucco } from '../kit/houses.ts';
import { ACCENT, BRAND, brick, leaf, roof, wall, white } from '../kit/inks.ts';
import { dog, standing } from '../kit/people.ts';
import { bush, flowerColors, spruce, tree } from '../kit/plants.ts';
import { hill, lamp, road } from '../kit/street.ts';
import { surfaces } from '../kit/surfaces.ts';
import { place, rect } from '../kit/svg.ts';

const WIDTH = 1600;
const HEIGHT = 330;
const GROUND = 270;

/** Loan programs: homes of every kind along one street, without a sky. It is cut off at its sides on a narrow screen. */
export const manyHomes = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">${surfaces([
    'siding',
    'shingles',
    'bricks',
    'scales',
    'tiles',
    'stones',
  ])}${[
    hill(WIDTH, HEIGHT, 208, 60, '#e3e7d9'),
    hill(WIDTH, HEIGHT, 236, 34, '#cdd6c4'),
    farHouse(12, 250, 0.8, wall.cream, brick.main),
    farHouse(1538, 252, 0.8),
    rect(0, GROUND - 14, WIDTH, HEIGHT - GROUND + 14, '#93ae8d'),
    tree(90, GROUND, 150),
    tree(566, GROUND, 140),
    spruce(768, GROUND, 160),
    tree(1032, GROUND, 150),
    spruce(1218, GROUND, 130),
    tree(1490, GROUND, 160),
    place(140, GROUND, cape({ color: white, surface: 'siding', door: BRAND }), 0.72),
    place(372, GROUND, porchHouse({ color: '#cfd6dc', shutters: '#3b5260' }), 0.78),
    place(602, GROUND, mission({ color: '#f3e2c8' }), 0.72),
    place(800, GROUND, colonial({ color: wall.cream, shutters: roof.slate, door: brick.dark }), 0.68),
    place(1056, GROUND, stucco(), 0.82),
    place(1250, GROUND, bungalow({ color: wall.sage, door: brick.main }), 0.78),
    bush(150, GROUND + 3, 46, flowerColors.white),
    bush(330, GROUND + 3, 50, undefined, leaf.deep),
    bush(520, GROUND + 3, 44, flowerColors.brass),
    bush(744, GROUND + 3, 48, flowerColors.rose, leaf.deep),
    bush(1006, GROUND + 3, 46, flowerColors.white),
    bush(1200, GROUND + 3, 44, flowerColors.rose),
    bush(1448, GROUND + 3, 50, flowerColors.brass, leaf.deep),
    road(WIDTH, HEIGHT, GROUND + 8),
    lamp(346, GROUND + 12),
    lamp(1030, GROUND + 12),
    place(
      712,
      GROUND + 16,
      standing({ coat: BRAND, trousers: '#4b5551', skin: 'tan', hair: 'black', reach: 1 }),
      0.86,
    ),
    place(
      742,
      GROUND + 17,
      standing({
        coat: ACCENT,
        trousers: '#2c5262',
        skin: 'deep',
        hair: 'black',
        style: 'long',
        reach: -1,
      }),
      0.82,
    ),
    dog(780, GROUND + 17),
  ].join('')}</svg>`;
