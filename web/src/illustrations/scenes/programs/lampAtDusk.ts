import { figure, type Look, type Pose } from '../../kit/figure.ts';
import { chimney, farHouse } from '../../kit/houses.ts';
import { ACCENT, BRAND, BRAND_DARK, ink, white } from '../../kit/inks.ts';
import { bush, grass, NIGHT, spruce, tree } from '../../kit/plants.ts';
import { fence, hill, lamp, sky } from '../../kit/street.ts';
import { clad, surfaces } from '../../kit/surfaces.ts';
import { circle, ellipse, n, path, place, rect, seeded, times } from '../../kit/svg.ts';
import { door, sash } from '../../kit/windows.ts';

const WIDTH = 2400;
const HEIGHT = 640;
/** The foot of the house. */
const GROUND = 566;
/** The section's text is on the part of the picture between these. Nothing bright is there. */
const WORDS_LEFT = 560;
const WORDS_RIGHT = 1180;
/** The sky is as dark as the section to here, so that the section continues it upward. */
const NIGHT_SKY = [
  [0, BRAND_DARK],
  [0.5, BRAND_DARK],
  [0.85, BRAND],
] as const;
const NIGHT_TRIM = '#ece3cf';
/** Color of trousers below a table. */
const INDOORS = '#2b2622';

/** Two people at a table, turned to each other, their arms on it. */
const pair = (only: 'arms' | 'body'): string => {
  const seat = (x: number, look: Look, pose: Pose) =>
    place(x, 392, figure({ ...look, top: look.top ?? 'sweater' }, { ...pose, aloft: true, only }), 1.3);
  return (
    seat(
      388,
      { coat: '#b9694a', trousers: INDOORS, skin: 'tan', hair: 'black', style: 'bob' },
      {
        way: 1,
        lean: 3,
        arms: [
          { elbow: [-15, -92], to: [4, -84], grasp: 'flat', thumb: -1 },
          { elbow: [18, -92], to: [27, -83], grasp: 'flat', thumb: -1 },
        ],
      },
    ) +
    seat(
      516,
      {
        coat: '#5f7890',
        trousers: INDOORS,
        skin: 'light',
        hair: 'gray',
        style: 'part',
        glasses: true,
        top: 'shirt',
      },
      {
        way: -1,
        lean: -3,
        arms: [
          { elbow: [-18, -92], to: [-26, -83], grasp: 'grip' },
          { elbow: [15, -92], to: [-4, -82], grasp: 'flat' },
        ],
      },
    )
  );
};

function stars(): string {
  const random = seeded(7);
  const drawn = times(80, () => {
    const x = random() * WIDTH;
    const y = random() * 360;
    return x > WORDS_LEFT && x < WORDS_RIGHT ? '' : `M${n(x)} ${n(y)}h.1`;
  });
  return path(drawn.join(''), { stroke: '#f4ead0', width: 2.2, opacity: 0.6 });
}

/** The same tree and spruce each time: repeated markup adds few bytes to the file. */
const TREE = tree(0, 0, 100, NIGHT);
const SPRUCE = spruce(0, 0, 172, '#1b3129');
const nightTree = (x: number, y: number, height: number): string => place(x, y, TREE, height / 100);
const HEDGE = [bush(0, 0, 80, '#e8d9c0', '#1f3d32'), bush(0, 0, 80, '#d9a0a0', '#1f3d32')] as const;

const litFarHouse = (x: number, y: number, scale: number): string =>
  farHouse(x, y, scale, '#2b453b', '#1b2f28') +
  path(`M${n(x + 15 * scale)} ${n(y - 22 * scale)}h.1M${n(x + 55 * scale)} ${n(y - 22 * scale)}h.1`, {
    stroke: '#f0c979',
    width: 7,
  });

/** A house of one story with a lit window, and two people at the table behind it. Its wall is from 250 to 786; its foot is at 352. */
const house = (): string =>
  [
    clad('M250 118h536v234H250z', '#a9b6aa', 'siding'),
    chimney(640, -26, 40),
    clad('M222 122 300 14h436l78 108z', '#4d6359', 'shingles'),
    path('M414 108V58l40 -40 40 40v50z', '#b6c2b6') +
      path('M404 66 454 16l50 50', { stroke: NIGHT_TRIM, width: 8 }),
    sash(432, 46, 44, 54, { lit: true, frame: NIGHT_TRIM }),
    rect(222, 116, 592, 10, NIGHT_TRIM),
    rect(250, 126, 536, 14, { fill: ink, opacity: 0.16 }),
    // Light from the window on the yard.
    path('M306 352h292l96 74H210z', { fill: '#f3cf82', opacity: 0.13 }),
    // The window, and the room in it.
    rect(298, 148, 308, 172, NIGHT_TRIM),
    rect(308, 158, 288, 152, '#f6d891'),
    rect(308, 158, 288, 46, { fill: '#e9b95f', opacity: 0.35 }),
    path('M562 308v-94h28v94zM562 246h28M562 278h28', { stroke: '#a57a52', width: 4 }),
    path('M566 244v-22h6v22zM574 244v-26h5v26zM581 244v-18h6v18zM567 276v-20h8v20zM578 276v-24h6v24z', BRAND),
    // A lamp over the table.
    path('M452 158v22', { stroke: '#5f4632', width: 3 }),
    circle(452, 204, 44, { fill: '#fff3cd', opacity: 0.6 }),
    path('M424 204q4 -26 28 -26t28 26z', BRAND),
    pair('body'),
    // A table under its cloth, not as wide as the room, and their arms on it.
    rect(332, 290, 240, 20, '#e6d3ab') +
      path('M332 304h240', { stroke: '#b9694a', width: 2.5, opacity: 0.7 }),
    rect(328, 272, 248, 20, '#f3e7cc'),
    path('M420 290l10 -15 52 0 6 15z', white) +
      path('M434 279h22M432 284h26', { stroke: '#a9ada5', width: 1.6 }) +
      path('M466 278v8M471 280v6M476 276v10', { stroke: BRAND, width: 2.6 }),
    pair('arms'),
    path('M546 268h15v13q0 5 -4 5h-7q-4 0 -4 -5z', ACCENT) +
      path('M340 268h15v13q0 5 -4 5h-7q-4 0 -4 -5z', BRAND),
    path('M352 158v152M552 158v152', { stroke: NIGHT_TRIM, width: 7 }),
    path('M308 158h30q-4 90 -30 152zM596 158h-30q4 90 30 152z', { fill: white, opacity: 0.5 }),
    rect(290, 316, 324, 10, NIGHT_TRIM),
    // The door under its light.
    '<radialGradient id="glow"><stop stop-color="#f3cf82" stop-opacity=".5"/><stop offset="1" stop-color="#f3cf82" stop-opacity="0"/></radialGradient>',
    circle(645, 206, 84, 'url(#glow)'),
    door(676, 352, '#a9553c', { lights: false, width: 48, height: 148 }),
    path('M682 210h16v26h-16zM702 210h16v26h-16z', '#f6d27f'),
    path('M638 196h14l3 22h-20z', '#f6d27f') + path('M634 196 645 186l11 10z', '#1b2f28'),
    rect(650, 350, 100, 10, '#8a7350') + rect(640, 360, 120, 12, '#6f6a50'),
    path('M640 372h120l104 54H556z', '#5c5a46'),
    ...[256, 330, 404, 478, 552].map((x, index) => place(x, 362, HEDGE[index % 2 ? 1 : 0])),
  ].join('');

/** Two people over their papers by the lamp, seen from their yard at night: the home page's steps are to the left of it. */
export const lampAtDusk = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">${surfaces(['siding', 'shingles', 'bricks'])}${[
    sky(WIDTH, HEIGHT, NIGHT_SKY),
    // The last light is behind the house, and weak where the text is.
    '<radialGradient id="sunset"><stop stop-color="#d99a55" stop-opacity=".95"/><stop offset=".6" stop-color="#d99a55" stop-opacity=".6"/><stop offset="1" stop-color="#80745a" stop-opacity="0"/></radialGradient>',
    ellipse(1560, 530, 450, 190, 'url(#sunset)'),
    stars(),
    // Its light has no rim.
    '<radialGradient id="moonlight"><stop stop-color="#f3e5c0" stop-opacity=".3"/><stop offset="1" stop-color="#f3e5c0" stop-opacity="0"/></radialGradient>',
    circle(1846, 262, 92, 'url(#moonlight)'),
    path('M1849 234a30 30 0 1 0 25 41 25 25 0 1 1-25-41z', '#f6e7bf'),
    hill(WIDTH, HEIGHT, 520, 54, '#29463a'),
    hill(WIDTH, HEIGHT, 538, 34, '#264236'),
    litFarHouse(300, 548, 0.8) + litFarHouse(470, 546, 0.7) + litFarHouse(2090, 550, 0.85),
    ...[
      [60, 66],
      [190, 74],
      [400, 60],
      [2030, 84],
      [2200, 66],
      [2300, 80],
    ].map(([x = 0, height = 0]) => nightTree(x, 552, height)),
    hill(WIDTH, HEIGHT, 556, 12, '#243f34'),
    place(1214, GROUND - 4, SPRUCE, 1.1),
    place(1924, GROUND - 6, SPRUCE),
    nightTree(1172, GROUND + 4, 120),
    nightTree(2016, GROUND, 190),
    place(1002, GROUND - 352, house()),
    grass(1180, 1860, 590, 24, '#3d5f50'),
    fence(0, 1130, 612, '#7d8c7c') + fence(1880, 2404, 612, '#7d8c7c'),
    lamp(1850, 612, { isLit: true }),
  ].join('')}</svg>`;
