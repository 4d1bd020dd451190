import { figure, type Look, type Pose } from '../../kit/figure.ts';
import { farHouse } from '../../kit/houses.ts';
import { ACCENT, BRAND, ink, leaf, trim, wall, white } from '../../kit/inks.ts';
import { bush, NIGHT, spruce, tree } from '../../kit/plants.ts';
import { awning, cloud, DUSK, hill, lamp, MORNING, sky } from '../../kit/street.ts';
import { clad } from '../../kit/surfaces.ts';
import { circle, n, path, place, rect, seeded, times } from '../../kit/svg.ts';
import { door, sash } from '../../kit/windows.ts';
import { EAST, HEIGHT, lawn, street, tallScene, WALK, WIDTH } from '../placeFrame.ts';

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

/** Refinance: two people over their papers by the lamp, seen from their yard at dusk. */
export const lampAtDusk = (): string => {
  const random = seeded(7);
  const stars = times(14, () => `M${n(20 + random() * 250)} ${n(150 + random() * 60)}h.1`).join('');
  const higher = times(34, () => `M${n(random() * WIDTH)} ${n(-40 - random() * 115)}h.1`).join('');
  return tallScene(DUSK[0][1], [
    sky(WIDTH, HEIGHT, DUSK),
    path(stars + higher, { stroke: '#f4ead0', width: 2, opacity: 0.7 }),
    // Next to the roof, where no crop cuts it. Its light has no rim and no stars in it.
    '<radialGradient id="moonlight"><stop stop-color="#f3e5c0" stop-opacity=".3"/><stop offset="1" stop-color="#f3e5c0" stop-opacity="0"/></radialGradient>',
    circle(188, 52, 92, 'url(#moonlight)'),
    path('M191 24a30 30 0 1 0 25 41 25 25 0 1 1-25-41z', '#f6e7bf'),
    hill(WIDTH, HEIGHT, 292, 40, '#6c7350'),
    hill(WIDTH, HEIGHT, 312, 30, '#42594a'),
    farHouse(18, 330, 0.8, '#2b453b', '#1b2f28') +
      path('M30 312h.1M62 312h.1', { stroke: '#f0c979', width: 7 }),
    hill(WIDTH, HEIGHT, 340, 8, '#243f34'),
    spruce(216, 346, 170, '#1b3129'),
    // To the right of where the home page fades the picture out.
    tree(128, 362, 120, NIGHT),
    // The house.
    clad('M250 118h560v234H250z', '#a9b6aa', 'siding'),
    clad('M222 122 300 14h520v108z', '#4d6359', 'shingles'),
    path('M414 108V58l40 -40 40 40v50z', '#b6c2b6') +
      path('M404 66 454 16l50 50', { stroke: NIGHT_TRIM, width: 8 }),
    sash(432, 46, 44, 54, { lit: true, frame: NIGHT_TRIM }),
    rect(222, 116, 600, 10, NIGHT_TRIM),
    rect(250, 126, 560, 14, { fill: ink, opacity: 0.16 }),
    // Light from the window on the yard.
    path('M306 352h292l64 48H242z', { fill: '#f3cf82', opacity: 0.13 }),
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
    path('M640 372h120l60 28H600z', '#5c5a46'),
    ...[256, 330, 404, 478, 552].map((x, index) =>
      bush(x, 362, 80, index % 2 ? '#d9a0a0' : '#e8d9c0', '#1f3d32'),
    ),
  ]);
};

/** A tin with cut flowers. */
const flowers = (x: number, y: number, color: string, tin = '#9aa5a1'): string =>
  path(`M${x - 14} ${y - 22}q-8 -26 4 -30 4 -12 14 -6 14 -4 14 8 12 8 2 28z`, leaf.main) +
  path(
    `M${x - 12} ${y - 44}h.1M${x - 2} ${y - 52}h.1M${x + 9} ${y - 46}h.1M${x + 14} ${y - 36}h.1M${x + 2} ${y - 38}h.1M${x - 10} ${y - 32}h.1`,
    { stroke: color, width: 9 },
  ) +
  path(`M${x - 15} ${y - 26}h30l-4 26h-22z`, tin) +
  rect(x - 16, y - 28, 32, 4, { fill: white, opacity: 0.5 });

/** A customer leaving with a bouquet and looking back. */
const customer = (): string =>
  figure(
    { coat: '#2c5262', trousers: '#4b5551', skin: 'brown', hair: 'black', style: 'tight', top: 'shirt' },
    {
      view: 'side',
      way: -1,
      arms: [
        { to: [20, -96], grasp: 'grip' },
        { to: [22, -92], grasp: 'grip' },
      ],
      legs: [
        { to: [-16, -10], shoe: 1, tilt: 14 },
        { to: [15, -7], shoe: 1 },
      ],
      held:
        path('M26 -78l-7 -30h28z', white) +
        path('M17 -108q4 -14 16 -14t16 14z', leaf.main) +
        path('M22 -112h.1M32 -118h.1M42 -112h.1M36 -108h.1M28 -107h.1', { stroke: '#d98a94', width: 9 }) +
        path('M19 -92h14', { stroke: ACCENT, width: 2.4 }),
    },
  );

/** Alternative lending: an owner in front of their shop, with the home above it. */
export const flowerShop = (): string =>
  tallScene(MORNING[0][1], [
    ...EAST,
    cloud(90, -60, 0.8),
    hill(WIDTH, HEIGHT, 300, 40, '#c5d3c2'),
    lawn(),
    farHouse(690, 344, 1.3, wall.cream),
    tree(84, 350, 210),
    clad('M150 0h420v352H150z', wall.brick, 'bricks'),
    path('M470 0h100v352H470z', { fill: ink, opacity: 0.08 }),
    tree(636, 350, 190),
    // The parapet of a flat roof.
    clad('M150 -44h420v46H150z', wall.brick, 'bricks'),
    rect(138, -54, 444, 12, trim) + rect(142, -8, 436, 8, trim),
    // The home over the shop.
    ...[182, 266, 412, 496].map((x, index) => sash(x, 34, 46, 82, { box: true, lit: index === 2 })),
    rect(330, 30, 60, 96, white) +
      rect(336, 36, 48, 90, '#f6d27f') +
      path('M360 36v90M336 78h48', { stroke: white, width: 3 }),
    path(times(9, (index) => `M${322 + index * 9.5} 132v-30`).join(''), { stroke: '#2b2622', width: 2 }),
    rect(316, 98, 88, 4, '#2b2622') + rect(312, 132, 96, 8, '#4d5c5a'),
    // The shop.
    rect(150, 164, 420, 188, '#efe5d0'),
    rect(142, 158, 436, 40, BRAND) + rect(142, 196, 436, 4, ACCENT) + rect(142, 154, 436, 6, white),
    path('M360 190v-10M360 184q-10 0 -10 -8 10 0 10 8 0 -8 10 -8 0 8 -10 8', { stroke: ACCENT, width: 3 }),
    circle(360, 172, 7, ACCENT) + path('M230 179h96M394 179h96', { stroke: ACCENT, width: 3 }),
    rect(170, 212, 190, 112, '#f3e7c4') + rect(460, 212, 94, 112, '#f3e7c4'),
    path('M170 212h56l-60 112h-0z', { fill: white, opacity: 0.35 }),
    path('M170 212h190v112H170zM265 212v112M460 212h94v112h-94z', { stroke: white, width: 7 }),
    rect(176, 298, 178, 5, '#8a6b47'),
    flowers(204, 298, '#d98a94') +
      flowers(244, 298, white) +
      flowers(292, 298, ACCENT) +
      flowers(330, 298, '#c46a55'),
    rect(466, 298, 82, 5, '#8a6b47') + flowers(488, 298, ACCENT) + flowers(526, 298, '#d98a94'),
    rect(160, 322, 208, 30, BRAND) + rect(450, 322, 112, 30, BRAND),
    door(388, 352, BRAND, { width: 46, height: 132 }),
    awning(160, 203, 208, 12),
    awning(452, 203, 112, 6),
    street(),
    // In front of it: tins with flowers, a board, and the shop's owner.
    rect(186, 344, 128, 6, '#8a6b47') + path('M196 350v14M304 350v14', { stroke: '#8a6b47', width: 6 }),
    flowers(210, 344, '#c46a55', '#c9cec8') +
      flowers(250, 344, ACCENT, '#c9cec8') +
      flowers(290, 344, '#d98a94', '#c9cec8'),
    flowers(478, 364, white) + flowers(516, 364, '#c46a55'),
    path('M546 366l10 -54h34l10 54z', '#8a6b47') + path('M552 360l8 -42h26l8 42z', '#2b2622'),
    path('M562 330h22M560 340h26M558 350h18', { stroke: white, width: 2.4, opacity: 0.8 }),
    place(
      418,
      366,
      figure(
        {
          coat: '#f0e6d2',
          shirt: BRAND,
          trousers: '#3b5260',
          skin: 'olive',
          hair: 'chestnut',
          style: 'bun',
          top: 'apron',
          sleeves: 'short',
        },
        {
          way: 1,
          arms: [
            { to: [-13, -84], bend: 1, grasp: 'grip', thumb: -1 },
            { to: [33, -132], bend: 1, grasp: 'wave' },
          ],
        },
      ),
      0.74,
    ),
    place(664, 370, customer(), 0.82),
    lamp(116, WALK + 2),
  ]);
