import { figure } from '../kit/figure.ts';
import { ACCENT, BRAND, bark, brick, ink, leaf, roof, trim, wall, white } from '../kit/inks.ts';
import { lettering } from '../kit/lettering.ts';
import { dog } from '../kit/people.ts';
import { clad } from '../kit/surfaces.ts';
import { circle, ellipse, path, place, rect, times } from '../kit/svg.ts';
import { sash } from '../kit/windows.ts';
import { HEIGHT, scene, WIDTH } from './placeFrame.ts';

const PORCH = 330;

/** The front door, open on a bright hall. */
const openDoor = (): string =>
  [
    rect(356, 82, 140, 250, white),
    rect(368, 94, 116, 238, '#f4dfae'),
    rect(368, 94, 116, 46, '#d9e6df') + path('M426 94v46M368 140h116', { stroke: white, width: 6 }),
    // The hall: a stair, and a lamp.
    path('M368 332v-34h22v-22h22v-22h22v-22h22v-22h28v122z', '#d3b077'),
    path('M390 298v-22h22v-22h22v-22h22v-22h28', { stroke: '#b98f5f', width: 2 }),
    path('M384 272L470 186', { stroke: bark, width: 5 }),
    // The door, swung inward.
    path('M368 140l34 14v170l-34 8z', BRAND) +
      path('M375 158l18 7v58l-18 -3zM375 238l18 2v66l-18 4z', { stroke: white, width: 1.4, opacity: 0.35 }),
    path('M397 240h.1', { stroke: ACCENT, width: 7 }),
    rect(350, 328, 152, 8, '#cfc2ad'),
  ].join('');

const lantern = (x: number): string =>
  circle(x, 172, 30, { fill: '#f6d27f', opacity: 0.25 }) +
  path(`M${x - 10} 156h20l-4 30h-12z`, '#f6d27f') +
  path(`M${x - 13} 157L${x} 144l13 13zM${x - 9} 186h18v5h-18z`, roof.dark);

const column = (x: number): string =>
  rect(x, 26, 26, PORCH - 26, white) +
  rect(x + 17, 26, 9, PORCH - 26, { fill: ink, opacity: 0.1 }) +
  rect(x - 7, 26, 40, 12, white) +
  rect(x - 7, PORCH - 14, 40, 14, white);

/** The sale sign, leaning against the railing. */
const soldSign = (): string =>
  `<g transform="translate(96 352) rotate(-5)">${[
    rect(-50, -64, 100, 60, white),
    rect(-45, -59, 90, 50, brick.main),
    lettering(0, -44, 'SOLD', white, 2.3),
    path('M-36 -4l-5 22M36 -4l5 22', { stroke: bark, width: 6 }),
  ].join('')}</g>`;

/** The house key, on the palm that it's laid in, and its ring and tag, which hang from the giving hand. */
const key = (): string =>
  [
    path('M56 -88L55 -83', { stroke: '#7e5713', width: 1.2 }),
    path('M50.500 -82l4.500 -5 4.500 5v10h-9z', brick.main) + circle(55, -83, 1.1, white),
    circle(56.5, -91, 3.8, { stroke: '#7e5713', width: 1.4 }),
    path('M59 -97.500H71M69.500 -97.500v-4M66 -97.500v-3.200', { stroke: '#c08a2c', width: 2.3 }),
    circle(57.5, -97.5, 3.8, { stroke: '#c08a2c', width: 2.8 }),
  ].join('');

const carton = (x: number, y: number, width: number, height: number): string =>
  rect(x, y - height, width, height, '#c79a63') +
  rect(x + width * 0.74, y - height, width * 0.26, height, { fill: ink, opacity: 0.1 }) +
  rect(x + width * 0.42, y - height, width * 0.16, height * 0.4, '#e3c493');

const agent = (): string =>
  figure(
    {
      coat: BRAND,
      trousers: '#2b2622',
      skin: 'deep',
      hair: 'black',
      style: 'tight',
      top: 'suit',
      glasses: true,
      close: true,
    },
    {
      way: 1,
      arms: [
        { to: [8, -92], bend: 1, grasp: 'grip' },
        { to: [48.5, -98], bend: 1, grasp: 'grip', thumb: -1 },
      ],
      held:
        key() + path('M-8 -112l24 -3 4 32 -24 3z', white) + path('M-10 -110l24 -3 4 32 -24 3z', '#d9a94e'),
    },
  );

const buyer = (): string =>
  figure(
    {
      coat: '#b4553c',
      trousers: '#47695b',
      skin: 'olive',
      hair: 'brown',
      style: 'long',
      top: 'sweater',
      skirt: true,
      close: true,
    },
    {
      way: -1,
      arms: [
        { to: [-35, -95.5], bend: -1, grasp: 'flat', thumb: 1 },
        { to: [17, -75], bend: -1 },
      ],
    },
  );

const partner = (): string =>
  figure(
    {
      coat: '#2c5262',
      trousers: '#5b5348',
      shoes: bark,
      skin: 'light',
      hair: 'chestnut',
      style: 'swept',
      beard: 'stubble',
      top: 'shirt',
      close: true,
    },
    {
      way: -1,
      arms: [
        { to: [-14, -82], bend: 1, grasp: 'grip', thumb: -1 },
        { to: [14, -82], bend: -1, grasp: 'grip' },
      ],
      held: carton(-19, -78, 38, 30),
    },
  );

const housePlant = (): string =>
  path(
    'M0 -96Q-15 -104 -13 -119 -2 -112 0 -98 1 -114 9 -123 15 -109 2 -97 11 -106 18 -104 14 -95 2 -94z',
    leaf.main,
  ) +
  path('M0 -95Q-7 -106 -11 -115M1 -96Q6 -108 8 -118', { stroke: leaf.light, width: 1.4 }) +
  path('M-9 -96H9l-2 17H-7z', '#b9694a') +
  rect(-10, -98, 20, 5, brick.main);

const child = (): string =>
  figure(
    {
      coat: ACCENT,
      trousers: '#3b5260',
      skin: 'olive',
      hair: 'brown',
      style: 'bun',
      top: 'tee',
      sleeves: 'short',
      child: true,
      close: true,
    },
    {
      way: -1,
      arms: [
        { to: [-8, -86], bend: 1, grasp: 'grip', thumb: -1 },
        { to: [8, -86], bend: -1, grasp: 'grip' },
      ],
      held: housePlant(),
    },
  );

/** An agent hands a family the keys on the porch of their house. */
export const keysAtDoor = (): string =>
  scene([
    clad(`M0 0H${WIDTH}V${PORCH}H0z`, '#dfe3da', 'siding'),
    rect(0, 0, WIDTH, 60, { fill: ink, opacity: 0.08 }),
    rect(0, 0, WIDTH, 18, trim) + rect(0, 18, WIDTH, 8, '#cfc2ad'),
    sash(128, 92, 104, 150, { shutters: BRAND, box: true, lit: true }),
    sash(610, 92, 104, 150, { shutters: BRAND, box: true, lit: true }),
    openDoor(),
    lantern(329) + lantern(523),
    rect(0, PORCH, WIDTH, HEIGHT - PORCH, '#c9b58c'),
    path(times(4, (index) => `M0 ${PORCH + 14 + index * 16}h800`).join(''), {
      stroke: bark,
      width: 1.4,
      opacity: 0.3,
    }),
    rect(0, PORCH, WIDTH, 5, { fill: ink, opacity: 0.1 }),
    path('M344 340h164l22 26H322z', '#8b4a35') +
      path('M350 345h152l12 16H338z', { stroke: wall.cream, width: 1.6, opacity: 0.6 }),
    column(18) + column(756),
    soldSign(),
    carton(668, 372, 84, 60) + carton(682, 312, 56, 40),
    ellipse(710, 373, 52, 5, { fill: ink, opacity: 0.12 }),
    place(580, 382, partner(), 1.78),
    place(452, 384, buyer(), 1.7),
    // After the buyer, because the key lies on her hand.
    place(268, 382, agent(), 1.72),
    place(640, 386, child(), 1.1),
    place(212, 388, dog(0, 0, 1), 1.6),
  ]);
