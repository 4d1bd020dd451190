import { figure } from '../kit/figure.ts';
import { leaf, white } from '../kit/inks.ts';
import { bush, flowerColors, spruce, tree } from '../kit/plants.ts';
import { circle, path, place } from '../kit/svg.ts';

const WIDTH = 520;
const HEIGHT = 320;

/** A person showing where the house will be, with the plans under one arm. */
const dreamer = (): string =>
  figure(
    { coat: '#b9694a', trousers: '#3b5260', skin: 'tan', hair: 'black', style: 'tail', top: 'sweater' },
    {
      view: 'away',
      way: -1,
      nod: 8,
      arms: [
        { to: [-58, -140], bend: -1, grasp: 'flat', thumb: 1, layer: 'back' },
        { to: [15, -88], bend: 1, grasp: 'grip' },
      ],
      legs: [{ to: [-9, -7], shoe: -1 }, { to: [8, -7] }],
      held:
        path('M4 -76L34 -108', { stroke: '#cfc2a4', width: 11 }) +
        path('M4 -76L34 -108', { stroke: white, width: 8.5 }) +
        circle(34.5, -108.5, 2.4, '#cfc2a4'),
    },
  );

/** A lot on a rise, with the outline of the future house. Its base is the lower edge of the picture. */
export const emptyLot = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">${[
    path('M38 320Q58 224 176 214 300 196 420 236 490 262 500 320z', '#c5d3c2'),
    spruce(452, 262, 92, '#6b8770'),
    tree(78, 292, 150),
    path('M0 320Q14 264 126 254 260 238 392 258 500 272 520 320z', '#8da98a'),
    path('M0 320Q14 264 126 254 180 248 240 247 90 270 84 320z', { fill: white, opacity: 0.1 }),
    path('M240 249h44q4 22 30 36t34 35H186q66 -30 54 -71z', '#ead9b6'),
    path(
      'M150 248V146M374 146V248M150 248H374M130 154 262 64l132 90M312 100V68h24v48M242 248v-68h40v68M176 166h40v40h-40zM308 166h40v40h-40zM196 166v40M176 186h40M328 166v40M308 186h40',
      { stroke: '#7e5713', width: 2.5, dash: '7 7' },
    ),
    // Stakes at the corners of the foundation, with a ribbon on each.
    path('M150 262v-24M374 264v-24', { stroke: '#8a6b47', width: 5 }),
    path('M150 240l-13 5 13 5zM374 242l13 5 -13 5z', '#b4553c'),
    bush(98, 306, 54, flowerColors.white, leaf.deep),
    place(404, 304, dreamer(), 0.86),
  ].join('')}</svg>`;
