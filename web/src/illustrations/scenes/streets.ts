import { bungalow, cape, colonial, farHouse, mission, porchHouse, stucco } from '../kit/houses.ts';
import { ACCENT, BRAND, brick, glass, ink, leaf, roof, wall, white } from '../kit/inks.ts';
import { lettering } from '../kit/lettering.ts';
import { standing } from '../kit/people.ts';
import { bush, flowerColors, palm, spruce, tree } from '../kit/plants.ts';
import { hill, lamp, MORNING } from '../kit/street.ts';
import { circle, path, place, rect } from '../kit/svg.ts';
import { EAST, GROUND, HEIGHT, lawn, scene, street, tallScene, WALK, WEST, WIDTH } from './placeFrame.ts';

/** A street of homes for a branch without its own drawing. */
export const townRow = (): string =>
  scene([
    ...EAST,
    hill(WIDTH, HEIGHT, 286, 60, '#d3dbca'),
    hill(WIDTH, HEIGHT, 304, 30, '#b9c9b4'),
    lawn(),
    tree(262, GROUND, 150),
    spruce(520, GROUND, 170),
    tree(786, GROUND, 150),
    place(30, GROUND, cape({ color: white, surface: 'siding', door: '#8b4a35' }), 0.8),
    place(300, GROUND, porchHouse({ color: '#cfd6dc', shutters: '#3b5260' }), 0.85),
    place(556, GROUND, colonial({ color: wall.cream, shutters: roof.slate, door: brick.dark }), 0.72),
    bush(40, GROUND + 4, 50, flowerColors.white),
    bush(470, GROUND + 4, 46, flowerColors.brass, leaf.deep),
    bush(560, GROUND + 4, 48),
    street(),
    lamp(276, WALK + 2),
  ]);

/** The same for places with tile roofs and palms. */
export const palmRow = (): string =>
  scene([
    ...WEST,
    hill(WIDTH, HEIGHT, 280, 64, '#cdd6c4'),
    lawn(),
    place(60, GROUND, mission({ color: '#f3e2c8' }), 0.8),
    place(300, GROUND, bungalow(), 0.86),
    place(590, GROUND, stucco(), 0.95),
    palm(36, GROUND + 2, 220),
    palm(262, GROUND + 2, 190),
    palm(556, GROUND + 2, 230),
    palm(770, GROUND + 2, 180),
    bush(60, GROUND + 4, 50, '#d98a94'),
    bush(480, GROUND + 4, 48, flowerColors.brass, leaf.deep),
    street(),
    lamp(540, WALK + 2),
  ]);

/** A family in front of the house they just bought. */
export const movingDay = (): string => {
  const carton = (x: number, y: number, size: number) =>
    rect(x, y - size, size, size * 0.8 + size * 0.2, '#c79a63') +
    rect(x + size * 0.42, y - size, size * 0.16, size * 0.5, '#e3c493') +
    rect(x + size * 0.7, y - size, size * 0.3, size, { fill: ink, opacity: 0.08 });
  const truck = [
    rect(0, -112, 150, 92, white),
    rect(0, -112, 150, 14, BRAND),
    path('M150 -84h38l26 34v30h-64z', BRAND),
    path('M162 -76h22l18 26h-40z', glass),
    rect(-6, -24, 222, 10, '#4d5c5a'),
    circle(40, -12, 17, '#2b2622') + circle(40, -12, 7, '#c9bfab'),
    circle(176, -12, 17, '#2b2622') + circle(176, -12, 7, '#c9bfab'),
    // The mover's mark: a house.
    path('M46 -40v-26l24 -18 24 18v26h-18v-18h-12v18z', ACCENT),
  ].join('');
  return tallScene(MORNING[0][1], [
    ...EAST,
    hill(WIDTH, HEIGHT, 286, 60, '#d3dbca'),
    hill(WIDTH, HEIGHT, 304, 30, '#b9c9b4'),
    farHouse(-24, 322, 0.9, wall.cream, brick.main),
    lawn(),
    tree(116, GROUND, 170),
    spruce(552, GROUND, 200),
    tree(726, GROUND, 170),
    place(160, GROUND, cape({ color: wall.sage, surface: 'siding', door: brick.main }), 1.3),
    bush(158, GROUND + 4, 62, flowerColors.brass),
    bush(244, GROUND + 4, 52, flowerColors.white, leaf.deep),
    bush(470, GROUND + 4, 62, flowerColors.rose, leaf.deep),
    path('M301 342h46l16 12h-78z', '#ead9b6'),
    // Sold: the sign hangs from its own post, clear of the tree.
    path('M34 350v-84h62', { stroke: white, width: 7 }) +
      path('M54 268v10M88 268v10', { stroke: '#6d5638', width: 2 }) +
      rect(44, 278, 54, 28, '#a9553c') +
      lettering(71, 288, 'SOLD', white, 1.1),
    street(),
    place(562, 386, truck, 1.16),
    carton(498, 358, 34),
    carton(534, 358, 26),
    carton(504, 324, 24),
    // Beside the path, so that the door stays in view.
    place(
      402,
      362,
      standing({
        coat: '#2c5262',
        trousers: '#4b5551',
        skin: 'light',
        hair: 'brown',
        top: 'sweater',
        reach: 1,
      }),
      1.3,
    ),
    place(
      442,
      363,
      standing({
        coat: ACCENT,
        trousers: '#8b4a35',
        skin: 'tan',
        hair: 'black',
        style: 'long',
        reach: -1,
        skirt: true,
      }),
      1.22,
    ),
    place(
      379,
      364,
      standing({
        coat: '#b9694a',
        trousers: '#47695b',
        skin: 'tan',
        hair: 'black',
        reach: 1,
        lift: true,
      }),
      0.8,
    ),
  ]);
};
