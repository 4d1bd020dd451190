import { figure, type Look } from '../../kit/figure.ts';
import { ACCENT, BRAND, bark, ink, white } from '../../kit/inks.ts';
import { grass, PALE, spruce, tree } from '../../kit/plants.ts';
import { cloud, hill, NOON, sky, sun } from '../../kit/street.ts';
import { n, path, place, rect, times } from '../../kit/svg.ts';
import { HEIGHT, tallScene, WIDTH } from '../placeFrame.ts';

const lumber = { light: '#e3c08a', main: '#cfa468', dark: '#a97f47' } as const;

const builder = (coat: string, skin: Look['skin'], hair: Look['hair'] = 'black'): Look => ({
  coat,
  trousers: '#3b5260',
  shoes: bark,
  skin,
  hair,
  top: 'vest',
});

/** A hard hat on a head seen from the front, or from the side looking right. */
const hardHat = ({ isSide = false } = {}): string =>
  isSide
    ? path('M-14 -151Q-13 -167 1.500 -167 15 -167 16 -151z', ACCENT) +
      path('M-14.500 -152H21Q22 -149 19 -148.500H-14.500z', '#c99a3f') +
      path('M-2 -167q5 -2 8 0l1 15h-9z', { fill: white, opacity: 0.4 })
    : path('M-14.500 -151Q-14 -168 0 -168T14.500 -151z', ACCENT) +
      path('M-16.500 -152.500H16.500Q17 -148.500 14 -148.500H-14Q-17 -148.500 -16.500 -152.500z', '#c99a3f') +
      path('M-3 -168h6v16h-6z', { fill: white, opacity: 0.45 });

/** The foreman with the plans open in both hands. */
const foreman = (): string =>
  figure(builder('#2c5262', 'light', 'gray'), {
    down: true,
    way: -1,
    arms: [
      { to: [-20, -88], bend: 1, grasp: 'grip', thumb: -1 },
      { to: [20, -88], bend: -1, grasp: 'grip' },
    ],
    held:
      hardHat() +
      path('M-29 -104L29 -104 27 -66 -27 -66z', white) +
      path('M0 -104V-66', { stroke: ink, width: 0.8, opacity: 0.25 }) +
      path('M-20 -76v-14l9 -8 9 8v14zM-14 -76v-8h6v8M7 -96h14M7 -90h14M7 -84h10M7 -76h14', {
        stroke: '#5f7890',
        width: 1.6,
      }),
  });

/** A person carrying boards on a shoulder. */
const carrier = (): string =>
  figure(builder('#b4553c', 'tan'), {
    view: 'side',
    lean: 3,
    arms: [
      { to: [24, -84], bend: 1 },
      { to: [31, -119], bend: 1, grasp: 'grip' },
    ],
    legs: [
      { to: [-19, -10], shoe: 1, tilt: 16 },
      { to: [17, -7], shoe: 1 },
    ],
    held:
      hardHat({ isSide: true }) +
      `<g transform="rotate(-7 20 -122)">${rect(-64, -132, 132, 7, lumber.light)}${rect(-58, -125, 132, 6, lumber.dark)}</g>`,
  });

/** A person on the scaffold, nailing a board to the roof. */
const nailer = (): string =>
  figure(builder(BRAND, 'brown'), {
    view: 'away',
    way: 1,
    lean: 9,
    arms: [
      { to: [-18, -100], bend: 1, layer: 'back' },
      { to: [33, -132], bend: 1, grasp: 'grip', layer: 'back' },
    ],
    legs: [
      { to: [-9, -7], shoe: 0 },
      { to: [10, -7], shoe: 1 },
    ],
    held:
      hardHat({ isSide: true }) +
      path('M30 -124L44 -152', { stroke: bark, width: 3.4 }) +
      path('M36 -158L52 -150', { stroke: '#5c6663', width: 6.5 }),
  });

const scaffold = (from: number, to: number, ground: number): string => {
  const bay = (to - from) / 3;
  const posts = times(4, (index) => from + index * bay);
  const [low, high] = [92, 148];
  const decks = [ground - low, ground - high];
  return [
    path(
      posts
        .slice(0, 3)
        .map((x) => `M${n(x)} ${ground}l${n(bay)} ${-low}M${n(x)} ${ground - high}l${n(bay)} ${high - low}`)
        .join(''),
      { stroke: '#7d8a87', width: 2 },
    ),
    path(posts.map((x) => `M${n(x)} ${ground}V${ground - 196}`).join(''), { stroke: '#5c6663', width: 4.5 }),
    path(decks.map((y) => `M${from} ${y - 32}H${to}`).join(''), { stroke: '#7d8a87', width: 3 }),
    ...decks.map((y) => rect(from - 10, y, to - from + 20, 7, lumber.dark)),
    path(posts.map((x) => `M${n(x - 7)} ${ground}h14`).join(''), { stroke: '#5c6663', width: 5 }),
  ].join('');
};

/** Boards on two blocks. */
const boards = (x: number, y: number, width: number): string =>
  rect(x + 14, y - 8, 14, 8, bark) +
  rect(x + width - 30, y - 8, 14, 8, bark) +
  times(4, (row) =>
    rect(x + row * 3, y - 18 - row * 10, width - row * 6, 9, row % 2 ? lumber.light : lumber.main),
  ).join('');

/** A house whose left half is closed and whose right half is studs and rafters. */
function frame(): string {
  const studs = times(10, (index) => `M${418 + index * 24} 332V204`).join('');
  const rafters = times(10, (index) => `M${398 + index * 24} 204L${380 + index * 20 + 14} 104`).join('');
  return [
    // The rooms behind the studs.
    path('M418 332V204h216v128z', { fill: '#8a6b47', opacity: 0.16 }),
    path('M430 332v-96h60v96M540 332v-96h60v96M430 236h170', {
      stroke: lumber.dark,
      width: 4,
      opacity: 0.55,
    }),
    path(rafters, { stroke: lumber.main, width: 5 }),
    path('M380 104h212M402 154h220', { stroke: lumber.dark, width: 5 }),
    path(studs, { stroke: lumber.light, width: 6 }),
    path('M414 330h224M414 204h224M414 212h224', { stroke: lumber.main, width: 7 }),
    // A header over the opening for a window.
    path('M469 262h70M469 298h70', { stroke: lumber.main, width: 6 }),
    // The closed half.
    rect(202, 204, 216, 130, lumber.light),
    path(
      'M202 248h216M202 292h216M274 204v44M346 204v44M238 248v44M310 248v44M382 248v44M274 292v42M346 292v42',
      {
        stroke: lumber.dark,
        width: 1.4,
        opacity: 0.7,
      },
    ),
    rect(232, 226, 48, 54, '#4b4331') + path('M232 226h48v54h-48z', { stroke: white, width: 5 }),
    rect(330, 236, 44, 98, '#4b4331'),
    path('M180 206 224 100h170l14 106z', '#6f7f7b'),
    path('M196 170h210M210 136h190', { stroke: ink, width: 1.4, opacity: 0.25 }),
    path('M214 124h184l-4 -24H224z', '#4d5c5a'),
    rect(178, 202, 240, 8, white),
  ].join('');
}

/** Construction: a house in its frame. */
export const underConstruction = (): string =>
  tallScene(NOON[0][1], [
    sky(WIDTH, HEIGHT, NOON),
    sun(716, -34, 34, '#fbeac0'),
    cloud(40, 20, 0.6),
    cloud(330, -84, 0.7),
    hill(WIDTH, HEIGHT, 282, 60, '#cdd6c4'),
    hill(WIDTH, HEIGHT, 306, 30, '#b0c2aa'),
    tree(36, 336, 140, PALE),
    spruce(92, 336, 170),
    tree(752, 336, 170),
    path('M0 338q200 -12 400 -6t400 0v72H0z', '#8da98a'),
    path('M0 366Q90 344 400 342T800 362V400H0z', '#d9c39a'),
    place(
      -112,
      -84,
      [
        rect(196, 330, 448, 14, '#b9b4a6'),
        frame(),
        // Behind the rail that keeps him on the scaffold.
        place(358, 196, nailer(), 0.62),
        scaffold(186, 378, 344),
        // A ladder against the upper plate.
        path('M572 346 532 176M588 343 548 173', { stroke: '#8a6b47', width: 4.5 }),
        path(times(9, (index) => `M${n(570 - index * 4)} ${334 - index * 17}l16 -3`).join(''), {
          stroke: '#8a6b47',
          width: 3.5,
        }),
      ].join(''),
      1.24,
    ),
    boards(20, 388, 150),
    place(300, 386, carrier(), 1),
    // A saw bench with a board on it.
    path('M470 396l10 -34M490 396l-10 -34M548 396l10 -34M568 396l-10 -34', { stroke: bark, width: 5 }),
    rect(446, 352, 148, 10, lumber.main),
    rect(446, 352, 148, 3, lumber.light),
    place(660, 390, foreman(), 1.08),
    grass(0, 90, 384, 10),
  ]);
