import { figure } from '../../kit/figure.ts';
import { ACCENT, BRAND, ink, leaf, trim, white } from '../../kit/inks.ts';
import { tree } from '../../kit/plants.ts';
import { circle, ellipse, path, place, rect, times } from '../../kit/svg.ts';
import { scene, WIDTH } from '../placeFrame.ts';

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
    // Fresh paint, up to the person rolling it on.
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
    // The range and its hood, to the right of any screen's crop.
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
    // The floor, and a drop cloth.
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
    // A person with a paint roller, looking at it.
    path('M596 98 636 278', { stroke: '#8a6b47', width: 6 }),
    path('M597 104 589 68h43V41h-6', { stroke: '#5c6663', width: 4 }) +
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
            { to: [-40, -152], bend: -1, grasp: 'grip', thumb: -1, layer: 'back' },
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
