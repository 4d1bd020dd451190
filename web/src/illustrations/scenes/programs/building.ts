import { ACCENT, BRAND, bark, ink, leaf, type skins, trim, white } from '../../kit/inks.ts';
import { standing } from '../../kit/people.ts';
import { grass, PALE, spruce, tree } from '../../kit/plants.ts';
import { cloud, hill, NOON, sky, sun } from '../../kit/street.ts';
import { circle, ellipse, n, path, place, rect, times } from '../../kit/svg.ts';
import { HEIGHT, scene, tallScene, WIDTH } from '../placeFrame.ts';

const lumber = { light: '#e3c08a', main: '#cfa468', dark: '#a97f47' } as const;

const hardHat = (color: string) =>
  path('M-8 -65q0 -9 8 -9t8 9z', color) +
  rect(-9.5, -66.5, 19, 3, color) +
  rect(-1.5, -74, 3, 8, { fill: white, opacity: 0.5 });

const worker = (x: number, y: number, scale: number, coat: string, face: keyof typeof skins, reach: 1 | -1) =>
  place(
    x,
    y,
    standing({ coat, trousers: '#3b5260', skin: face, hair: 'black', reach }) +
      path('M-6 -51v17M6 -51v17M-9 -40h18', { stroke: '#f4e27a', width: 2.6 }) +
      hardHat(ACCENT),
    scale,
  );

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
    sun(690, 84, 32, '#fbeac0'),
    cloud(60, 90, 0.7),
    cloud(470, 62, 0.55, 0.7),
    cloud(250, -70, 0.9),
    hill(WIDTH, HEIGHT, 282, 60, '#cdd6c4'),
    hill(WIDTH, HEIGHT, 306, 30, '#b0c2aa'),
    tree(52, 332, 130, PALE),
    spruce(120, 332, 150),
    tree(752, 332, 150),
    path('M0 334q200 -12 400 -6t400 0v72H0z', '#8da98a'),
    path('M96 348q120 -22 300 -18t330 8q60 16 74 62H40q10 -40 56 -52z', '#d9c39a'),
    rect(196, 330, 448, 12, '#b9b4a6'),
    frame(),
    scaffold(186, 342, 344),
    worker(300, 196, 0.98, '#b4553c', 'brown', -1),
    // A ladder up to the frame.
    path('M676 352 632 190M692 348 648 186', { stroke: '#8a6b47', width: 4.5 }),
    path(times(9, (index) => `M${n(673 - index * 4.6)} ${340 - index * 17}l16 -4`).join(''), {
      stroke: '#8a6b47',
      width: 3.5,
    }),
    boards(56, 382, 150),
    // A saw bench with a board on it.
    path('M508 396l10 -30M528 396l-10 -30M590 396l10 -30M610 396l-10 -30', { stroke: bark, width: 5 }),
    rect(486, 358, 154, 9, lumber.main),
    worker(452, 388, 1.2, BRAND, 'tan', 1),
    worker(716, 384, 1.18, '#2c5262', 'light', -1),
    // The plans.
    place(
      684,
      340,
      path('M-16 -12 14 -16l3 24 -30 4z', white) +
        path('M-10 -6l20 -3M-9 0l14 -2M-8 5l18 -2', { stroke: '#5f7890', width: 1.6 }),
    ),
    grass(0, 90, 384, 14),
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
    // Paint that has come as far as the ladder, in strokes of the roller.
    path('M0 0h540v312H0z', '#c8d5c3'),
    path('M546 -20V296M574 -20V262M602 -20V36M602 92V214', { stroke: '#c8d5c3', width: 34 }),
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
    // The faucet, a bowl, a plant.
    path('M282 250v-38q0 -16 16 -16t16 16v6', { stroke: '#8a9490', width: 6 }),
    path('M346 232h46q-4 18 -16 18h-14q-12 0 -16 -18z', '#5f7890') +
      circle(360, 228, 9, '#c46a55') +
      circle(376, 227, 9, ACCENT),
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
    // A ladder, as high as a shoulder.
    path('M778 374 750 232M790 370 757 232', { stroke: '#8a4a34', width: 5 }),
    path('M712 312H770', { stroke: '#5c6663', width: 2.5 }),
    path('M698 376 724 232M740 376 746 232', { stroke: '#b9694a', width: 7 }),
    path('M703 348h36M709 314h32M715 280h28M720 254h25', { stroke: '#b9694a', width: 6 }),
    rect(714, 224, 52, 9, '#a1573b'),
    path('M728 224v-20h24v20z', '#c9cec8') + rect(726, 202, 28, 5, '#c8d5c3'),
    // Somebody with a roller.
    path('M612 236 601 122', { stroke: '#8a6b47', width: 5 }),
    path('M601 124v-12h22v-22h-6', { stroke: '#5c6663', width: 3.5 }) +
      path('M591 90h22', { stroke: '#a9bda6', width: 16 }),
    place(
      646,
      366,
      standing({
        coat: '#2c5262',
        trousers: '#8f9a95',
        skin: 'brown',
        hair: 'black',
        style: 'long',
        reach: -1,
        raise: true,
      }),
      2.2,
    ),
    // Cans of paint.
    rect(560, 348, 34, 34, '#c9cec8') + rect(558, 346, 38, 6, '#9aa5a1') + rect(560, 360, 34, 12, '#c8d5c3'),
    path('M563 348q14 -26 28 0', { stroke: '#7d8a87', width: 2 }),
  ]);
