import { bungalow, cape, colonial, farHouse, mission, porchHouse, stucco } from '../kit/houses.ts';
import { brick, leaf, roof, trim, wall, white } from '../kit/inks.ts';
import { cyclist, dog, parentAndChild, standing } from '../kit/people.ts';
import { AUTUMN, bush, flowerColors, grass, PALE, palm, spruce, tree } from '../kit/plants.ts';
import {
  cloud,
  fence,
  frontPath,
  hill,
  lamp,
  MORNING,
  mailbox,
  NOON,
  road,
  sailboat,
  sky,
  skyline,
  sun,
  water,
} from '../kit/street.ts';
import { surfaces } from '../kit/surfaces.ts';
import { circle, n, path, place, rect, times } from '../kit/svg.ts';

const WIDTH = 2400;
const HEIGHT = 640;
/** The base of the houses, and the top of the sidewalk. */
const GROUND = 552;
const WALK = 586;

const scene = (title: string, parts: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}"><title>${title}</title>${surfaces(['siding', 'shingles', 'bricks', 'scales', 'tiles', 'stones'])}${parts.join('')}</svg>`;

const lawns = () => [hill(WIDTH, HEIGHT, 534, 12, '#8da98a'), hill(WIDTH, HEIGHT, 552, 10, '#7a9a7b')];

/** Two trees, each drawn several times: repeated markup adds few bytes to the file. */
const FAR_TREES = [tree(0, 0, 100, PALE), tree(9, 0, 100, PALE)] as const;

const farTown = () => [
  farHouse(150, 534, 1),
  farHouse(300, 534, 0.9, wall.cream, brick.main),
  farHouse(690, 534, 0.95, '#e6ded0'),
  farHouse(840, 534, 0.85, white, brick.main),
  farHouse(985, 534, 1, '#d9ddcd', roof.dark),
  ...[
    [40, 56],
    [110, 68],
    [245, 82],
    [400, 56],
    [470, 78],
    [775, 82],
    [930, 62],
    [1070, 70],
  ].map(([x = 0, height = 0], index) => place(x, 538, FAR_TREES[index % 2 ? 1 : 0], height / 100)),
];

/** No flowers are white: those behind a fence would look like parts of its pickets. */
const gardens = () => [
  bush(1200, GROUND + 2, 60),
  bush(1262, GROUND + 4, 52, undefined, leaf.deep),
  bush(1414, GROUND + 4, 66, flowerColors.brass),
  bush(1552, GROUND + 4, 52, undefined, leaf.deep),
  bush(1590, GROUND + 4, 60, flowerColors.rose),
  bush(1760, GROUND + 4, 54),
  bush(1870, GROUND + 4, 62),
  bush(2066, GROUND + 4, 60, flowerColors.rose, leaf.deep),
];

/** Family homes in the East in the morning; behind them a city, or hills and a town hall. */
function easternStreet(title: string, behind: readonly string[], houses: readonly string[]): string {
  return scene(title, [
    sky(WIDTH, HEIGHT, MORNING),
    sun(1870, 150),
    cloud(1270, 150),
    cloud(1560, 96, 0.8, 0.7),
    cloud(2040, 200, 1, 0.8),
    cloud(250, 130, 1, 0.6),
    ...behind,
    ...farTown(),
    ...lawns(),
    tree(1820, GROUND - 2, 172),
    tree(2150, GROUND, 226),
    spruce(1150, GROUND, 150),
    spruce(1526, GROUND - 2, 230, '#274a3d'),
    ...houses,
    ...gardens(),
    frontPath(1340, GROUND, WALK),
    frontPath(1713, GROUND, WALK),
    frontPath(1985, GROUND, WALK),
    grass(20, 1180, 560, 60),
    fence(60, 1300, WALK - 4),
    fence(1420, 1660, WALK - 4),
    fence(1780, 1940, WALK - 4),
    fence(2040, 2404, WALK - 4),
    tree(560, WALK - 2, 126),
    tree(990, WALK - 2, 112),
    mailbox(1290, WALK),
    mailbox(1772, WALK),
    road(WIDTH, HEIGHT, WALK),
    lamp(800, WALK + 2),
    lamp(1540, WALK + 2),
    lamp(1850, WALK + 2),
    parentAndChild(1388, WALK + 8),
  ]);
}

const rowOfThree = () => [
  place(1190, GROUND, colonial({ color: '#c8d1d2' })),
  place(1572, GROUND, porchHouse()),
  place(1868, GROUND, cape()),
  place(2212, GROUND, colonial({ color: wall.cream, shutters: roof.slate, door: brick.dark })),
];

/** For companies with towns around New York. */
export const cityStreet = (): string =>
  easternStreet(
    'A street of family homes in the morning, a city far behind it',
    [
      // Low behind the text, and tall only between the text and the houses.
      skyline(60, 1010, 492, 72),
      skyline(1000, 1190, 492, 170, 4, 0.5),
      hill(WIDTH, HEIGHT, 486, 30, '#c5d3c2'),
      hill(WIDTH, HEIGHT, 512, 32, '#a9bda6'),
    ],
    rowOfThree(),
  );

/** Far away: a hall with a cupola, 82 wide, 128 high. */
const townHall = (x: number, y: number): string =>
  [
    rect(x, y - 50, 70, 50, white),
    path(`M${n(x - 6)} ${n(y - 50)}l41-22 41 22z`, roof.slate),
    rect(x + 21, y - 92, 28, 32, white),
    rect(x + 17, y - 95, 36, 5, trim),
    path(`M${n(x + 23)} ${n(y - 95)}q0-19 12-19t12 19zM${n(x + 34)} ${n(y - 128)}h2v16h-2z`, roof.slate),
    circle(x + 35, y - 78, 8, trim),
    path(
      `M${n(x + 12)} ${n(y - 38)}v14M${n(x + 35)} ${n(y - 38)}v14M${n(x + 58)} ${n(y - 38)}v14M${n(x + 35)} ${n(y - 83)}v5h4`,
      { stroke: '#7f9893', width: 3 },
    ),
    path(`M${n(x + 12)} ${n(y - 34)}v12M${n(x + 58)} ${n(y - 34)}v12`, { stroke: '#9fb5b0', width: 7 }),
    rect(x + 29, y - 26, 12, 26, brick.dark),
  ].join('');

/** For companies anywhere else. */
export const townStreet = (): string =>
  easternStreet(
    'A street of family homes in the morning, hills behind it',
    [
      hill(WIDTH, HEIGHT, 470, 76, '#d7decd'),
      hill(WIDTH, HEIGHT, 492, 44, '#c5d3c2'),
      // To the right of the text, which a tower would cross.
      townHall(1030, 506),
      hill(WIDTH, HEIGHT, 512, 32, '#a9bda6'),
    ],
    [
      place(1190, GROUND, colonial({ color: wall.cream, shutters: brick.dark })),
      place(1572, GROUND, porchHouse({ color: '#cfd6dc', shutters: '#3b5260' })),
      place(1868, GROUND, cape({ color: white, surface: 'siding' })),
      place(2212, GROUND, colonial({ color: '#cfd6dc', shutters: roof.dark })),
    ],
  );

const autumnTrees = () =>
  [
    [80, 120],
    [330, 96],
    [620, 130],
    [900, 104],
  ].map(([x = 0, height = 0]) => tree(x, 560, height, AUTUMN));

/** Fall in a small town, for companies without branches on a warm coast. */
export const fallStreet = (): string =>
  scene('A street of homes under fall leaves', [
    sky(WIDTH, HEIGHT, NOON),
    sun(1700, 190, 40, '#fbeac0'),
    cloud(1240, 110, 0.9),
    cloud(1900, 90, 0.9, 0.6),
    cloud(300, 110, 1, 0.5),
    hill(WIDTH, HEIGHT, 478, 84, '#d9d3b4'),
    hill(WIDTH, HEIGHT, 506, 46, '#c9bf93'),
    farHouse(210, 536, 1),
    farHouse(470, 538, 0.9, wall.cream, brick.main),
    farHouse(760, 536, 1, '#d9ddcd', roof.dark),
    hill(WIDTH, HEIGHT, 540, 14, '#a3ad83'),
    hill(WIDTH, HEIGHT, 556, 10, '#93a376'),
    ...autumnTrees(),
    spruce(1180, GROUND, 170),
    tree(1500, GROUND, 220, AUTUMN),
    tree(2090, GROUND, 236, AUTUMN),
    place(1230, GROUND, cape({ color: '#d9c3a4', surface: 'siding', door: '#8b4a35' })),
    place(1560, GROUND, bungalow()),
    place(1880, GROUND, porchHouse({ color: wall.cream })),
    place(2170, GROUND, colonial({ shutters: brick.dark })),
    bush(1236, GROUND + 4, 62, flowerColors.brass),
    bush(1408, GROUND + 4, 60, undefined, leaf.deep),
    bush(1592, GROUND + 4, 56),
    bush(1758, GROUND + 4, 62, flowerColors.brass, leaf.deep),
    bush(2010, GROUND + 4, 56),
    frontPath(1355, GROUND, WALK),
    frontPath(1690, GROUND, WALK),
    frontPath(2033, GROUND, WALK),
    fence(20, 1200, WALK - 4, '#b08a5c'),
    mailbox(1300, WALK),
    mailbox(1960, WALK),
    road(WIDTH, HEIGHT, WALK),
    lamp(1524, WALK + 2),
    place(
      1460,
      WALK + 6,
      standing({
        coat: '#8b4a35',
        trousers: '#4b5551',
        skin: 'light',
        hair: 'chestnut',
        style: 'long',
        reach: 1,
      }),
    ),
    place(1488, WALK + 6, dog(0, 0), 0.85),
  ]);

const pier = (): string => {
  const legs = times(15, (index) => `M${250 + index * 30} 476v44`).join('');
  return [
    path('M230 474H712', { stroke: brick.dark, width: 5 }),
    path(legs, { stroke: brick.dark, width: 3, opacity: 0.8 }),
    rect(640, 446, 54, 26, wall.sand),
    path('M632 447 667 424l35 23z', roof.clay),
    path('M240 465H636', { stroke: brick.dark, width: 1.6 }),
  ].join('');
};

/** For companies with branches on a warm coast. */
export const warmCoast = (): string =>
  scene('A street of stucco and craftsman homes on the coast', [
    sky(WIDTH, HEIGHT, NOON),
    sun(1700, 190, 40, '#fbeac0'),
    cloud(1240, 110, 0.9),
    cloud(1900, 90, 0.9, 0.6),
    cloud(300, 110, 1, 0.5),
    path('M1240 470q180-78 320-66t320-24 280 20 240-28v150H1240z', '#b9c9b4'),
    path('M1500 480q160-52 300-44t320-16 280 16v86H1500z', '#9cb39b'),
    water(0, 452, WIDTH, 90),
    path('M0 452q120-42 250-28t230 28z', '#b9c9b4'),
    path('M1180 520q240-54 420-50t800-18v120H1180z', '#8da98a'),
    pier(),
    sailboat(120, 470),
    place(840, 466, sailboat(0, 0), 0.62),
    sailboat(1010, 484),
    path('M0 522q300-18 620-8t620 0v126H0z', '#f0dfbd'),
    path('M0 540q260-16 560-4t640 4v100H0z', '#e8d3a8'),
    grass(10, 1180, 548, 110, leaf.light),
    path('M1160 552q400-20 1240-8v96H1160z', '#7a9a7b'),
    place(1230, GROUND, mission()),
    place(1562, GROUND, bungalow()),
    tree(2184, GROUND - 2, 190),
    place(1960, GROUND, stucco()),
    place(2230, GROUND, mission({ color: '#f3e2c8' })),
    palm(1190, GROUND + 2, 320),
    palm(1548, GROUND + 2, 348),
    palm(1898, GROUND + 2, 310),
    palm(2206, GROUND + 2, 260),
    bush(1226, GROUND + 4, 60),
    bush(1412, GROUND + 4, 64, '#d98a94'),
    bush(1590, GROUND + 4, 56, flowerColors.brass, leaf.deep),
    bush(1826, GROUND + 4, 56),
    bush(2134, GROUND + 4, 54, '#d98a94', leaf.deep),
    frontPath(1340, GROUND, WALK),
    frontPath(1692, GROUND, WALK),
    frontPath(2006, GROUND, WALK),
    fence(30, 1150, WALK - 4, '#c79f64'),
    mailbox(1296, WALK),
    mailbox(1952, WALK),
    road(WIDTH, HEIGHT, WALK),
    lamp(1536, WALK + 2),
    cyclist(1474, WALK + 34),
  ]);
