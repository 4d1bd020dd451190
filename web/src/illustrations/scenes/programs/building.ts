import { ACCENT, BRAND, bark, ink, leaf, trim, white } from '../../kit/inks.ts';
import { figure, type Look } from '../../kit/figure.ts';
import { grass, PALE, spruce, tree } from '../../kit/plants.ts';
import { cloud, hill, NOON, sky, sun } from '../../kit/street.ts';
import { circle, ellipse, n, path, place, rect, times } from '../../kit/svg.ts';
import { HEIGHT, scene, tallScene, WIDTH } from '../placeFrame.ts';

const lumber = { light: '#e3c08a', main: '#cfa468', dark: '#a97f47' } as const;

const builder = (coat: string, skin: Look['skin'], hair: Look['hair'] = 'black'): Look => ({
  coat,
  trousers: '#3b5260',
  shoes: bark,
  skin,
  hair,
  top: 'vest',
});

/** A hard hat on a head seen from the front, or from the side as it looks right. */
const hardHat = (isSide = false): string =>
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
        width: 1.600,
      }),
  });

/** Somebody who carries boards on a shoulder. */
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
    held: hardHat(true) + rect(-64, -132, 132, 7, lumber.light) + rect(-58, -125, 132, 6, lumber.dark),
  });

/** Somebody on the scaffold, who nails a board to the roof. */
const nailer = (): string =>
  figure(builder(BRAND, 'brown'), {
    view: 'away',
    way: 1,
    arms: [
      { to: [-18, -100], bend: 1, layer: 'back' },
      { to: [33, -132], bend: 1, grasp: 'grip', layer: 'back' },
    ],
    legs: [
      { to: [-9, -7], shoe: 0 },
      { to: [10, -7], shoe: 1 },
    ],
    held: hardHat(true) + path('M30 -124L44 -152', { stroke: bark, width: 3.4 }) + path('M36 -158L52 -150', { stroke: '#5c6663', width: 6.5 }),
  });

const scaffold = (from: number, to: number, ground: number): string => {
  const bay = (to - from) / 3;
  const posts = times(4, (index) => from + index * bay);
  const decks = [ground - 74, ground - 148];
  return [
    path(
      posts
        .slice(0, 3)
        .map((x) => `M${n(x)} ${ground}l${n(bay)} -74M${n(x)} ${ground - 148}l${n(bay)} 74`)
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
        scaffold(186, 342, 344),
        place(364, 196, nailer(), 0.62),
        // A ladder up to the frame.
        path('M662 346 622 176M678 343 638 173', { stroke: '#8a6b47', width: 4.5 }),
        path(times(9, (index) => `M${n(660 - index * 4)} ${334 - index * 17}l16 -3`).join(''), {
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

const pendant = (x: number, y: number): string =>
  path(`M${x} 0V${y}`, { stroke: '#4d5c5a', width: 2.5 }) +
  path(`M${x - 24} ${y + 22}q2 -26 24 -26t24 26z`, BRAND) +
  ellipse(x, y + 22, 24, 4, '#f6d891');

const knobs = (spots: readonly (readonly [number, number])[]): string =>
  path(spots.map(([x, y]) => `M${x} ${y}h.1`).join(''), { stroke: ACCENT, width: 6 });

/** A home equity line: a kitchen that is almost finished. */
export const newKitchen = (): string =>
  scene([
    rect(0, 0, WIDTH, 344, '#efe5d0'),
    // Paint that has come as far as the one who rolls it on.
    rect(0, 0, 548, 344, '#c8d5c3'),
    path('M552 -20V296', { stroke: '#c8d5c3', width: 34 }),
    path('M591 48V232', { stroke: '#c8d5c3', width: 58 }),
    // Tiles over the counter.
    rect(0, 150, 536, 102, white),
    path(
      times(6, (row) => `M0 ${167 + row * 17}H536`).join('') +
        times(6, (row) =>
          times(15, (index) => `M${index * 36 + (row % 2) * 18} ${150 + row * 17}v17`).join(''),
        ).join(''),
      { stroke: '#cfc9b8', width: 1.2 },
    ),
    // The window, and the garden in it.
    place(
      120,
      0,
      [
        rect(84, 40, 196, 176, white),
        rect(94, 50, 176, 156, '#dfe9df'),
        path('M94 172q50 -22 90 -10t86 -6v50H94z', leaf.pale),
        tree(146, 190, 104),
        path('M182 50v156M94 122h176', { stroke: white, width: 6 }),
        rect(76, 212, 212, 10, trim),
        path(
          'M78 40h208v22q-13 12 -26 0 -13 12 -26 0 -13 12 -26 0 -13 12 -26 0 -13 12 -26 0 -13 12 -26 0 -13 12 -26 0 -13 12 -26 0z',
          ACCENT,
        ),
      ].join(''),
    ),
    // The range and its hood, right of where any screen crops the scene.
    place(
      392,
      0,
      path('M26 150v-36l34 -24V0h40v90l34 24v36z', '#c9cec8') +
        rect(20, 146, 120, 10, '#9aa5a1') +
        rect(24, 256, 112, 96, '#c9cec8') +
        rect(36, 288, 88, 48, '#3a4745') +
        rect(36, 278, 88, 4, '#7d8a87') +
        path('M42 267h.1M60 267h.1M100 267h.1M118 267h.1', { stroke: '#3a4745', width: 8 }) +
        path('M52 246v-22h52v22zM104 232h20', { stroke: '#a9553c', width: 5 }) +
        rect(52, 224, 52, 24, '#a9553c') +
        rect(28, 246, 104, 6, '#4b4331'),
    ),
    // Cabinets and the counter.
    rect(0, 262, 416, 90, BRAND) + rect(528, 252, 8, 100, BRAND),
    path('M-14 272h78v72h-78zM72 272h78v72h-78zM158 272h78v72h-78zM244 272h78v72h-78zM330 272h78v72h-78z', {
      stroke: white,
      width: 1.6,
      opacity: 0.35,
    }),
    knobs([
      [56, 286],
      [142, 286],
      [166, 286],
      [314, 286],
      [338, 286],
    ]),
    rect(-4, 250, 420, 13, white),
    rect(0, 263, 416, 4, { fill: ink, opacity: 0.2 }),
    // The sink and its faucet, a bowl, a plant.
    path('M248 252h108v32q0 10 -10 10h-88q-10 0 -10 -10z', white) +
      path('M334 252h22v32q0 10 -10 10h-12z', { fill: ink, opacity: 0.08 }) +
      rect(244, 248, 116, 9, white) +
      rect(248, 257, 108, 3, { fill: ink, opacity: 0.14 }),
    path('M282 250v-38q0 -16 16 -16t16 16v6', { stroke: '#8a9490', width: 6 }),
    place(
      24,
      0,
      circle(354, 228, 9, '#c46a55') +
        circle(370, 226, 9, ACCENT) +
        path('M340 230h44q-4 20 -16 20h-12q-12 0 -16 -20z', '#5f7890'),
    ),
    path('M166 250v-26h30v26z', '#b9694a') +
      path('M181 226q-26 -20 -20 -48 18 18 20 40 2 -26 18 -44 8 30 -18 52z', leaf.main),
    pendant(60, 84) + pendant(172, 84),
    // The floor, and a cloth over what is not to be painted.
    rect(0, 344, WIDTH, 56, '#c79f6c'),
    path('M0 362h800M0 382h800M90 344v18M260 362v20M420 344v18M150 382v18M560 362v20M700 344v18M350 382v18', {
      stroke: '#8a6240',
      width: 1.4,
      opacity: 0.5,
    }),
    rect(0, 350, 536, 6, { fill: ink, opacity: 0.22 }),
    rect(536, 332, 264, 12, white),
    path('M548 352q120 -12 252 -4v40q-120 16 -284 4z', '#f3ecdd'),
    path('M580 366q60 -10 90 4M690 376q40 -10 80 -2', { stroke: ink, width: 1.4, opacity: 0.16 }),
    // A stepladder, with the can that is open on its shelf.
    path('M794 370 766 186M756 372 748 190', { stroke: '#8a4a34', width: 5 }),
    path('M712 378 736 182M770 378 762 182', { stroke: '#b9694a', width: 7 }),
    path('M717 340h48M722 300h42M727 260h36M731 222h32', { stroke: '#b9694a', width: 6 }),
    rect(724, 176, 50, 9, '#a1573b'),
    path('M734 176v-24h28v24z', '#c9cec8') + rect(732, 150, 32, 5, '#c8d5c3'),
    // Somebody with a roller, who looks at what it does.
    path('M596 98 636 278', { stroke: '#8a6b47', width: 6 }),
    path('M597 104 594 92V58h38V41h-6', { stroke: '#5c6663', width: 4 }) +
      path('M563 32h56q5 0 5 5v9q0 5 -5 5h-56q-5 0 -5 -5v-9q0 -5 5 -5z', '#a9bda6') +
      path('M563 46h56', { stroke: ink, width: 3, opacity: 0.12 }),
    place(
      668,
      380,
      figure(
        {
          coat: '#c46a55',
          shirt: '#2c5262',
          trousers: '#2c5262',
          shoes: '#a1573b',
          skin: 'brown',
          hair: 'black',
          style: 'bun',
          top: 'overalls',
          sleeves: 'short',
        },
        {
          view: 'away',
          way: -1,
          nod: 10,
          lean: -3,
          arms: [
            { to: [-37, -140], bend: -1, grasp: 'grip', thumb: -1, layer: 'back' },
            { to: [-27, -98], bend: -1, grasp: 'grip', layer: 'back' },
          ],
          legs: [{ to: [-11, -7], shoe: -1 }, { to: [9, -7] }],
        },
      ),
      1.52,
    ),
    // Cans of paint.
    rect(560, 348, 34, 34, '#c9cec8') + rect(558, 346, 38, 6, '#9aa5a1') + rect(560, 360, 34, 12, '#c8d5c3'),
    path('M563 348q14 -26 28 0', { stroke: '#7d8a87', width: 2 }),
  ]);
