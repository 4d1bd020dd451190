import { BRAND, brick, ink, roof, trim, wall, white } from './inks.ts';
import { clad, type Surface } from './surfaces.ts';
import { n, path, place, rect, times } from './svg.ts';
import { door, sash } from './windows.ts';

const box = (x: number, y: number, width: number, height: number) =>
  `M${n(x)} ${n(y)}h${n(width)}v${n(height)}h${n(-width)}z`;

/** Light comes from the left: the right end of a wall is in shadow. */
const shadeEnd = (x: number, y: number, width: number, height: number) =>
  path(box(x + width * 0.66, y, width * 0.34, height), { fill: ink, opacity: 0.07 });

export function chimney(x: number, top: number, height: number): string {
  return (
    clad(box(x, top + 10, 30, height), brick.main, 'bricks') +
    rect(x + 20, top + 10, 10, height, { fill: ink, opacity: 0.2 }) +
    rect(x - 4, top + 4, 38, 8, brick.dark) +
    path(box(x + 5, top - 6, 7, 10) + box(x + 18, top - 6, 7, 10), brick.main)
  );
}

interface HouseLook {
  color?: string;
  surface?: Surface;
  roof?: string;
  shutters?: string;
  door?: string;
}

/** Two stories with a hipped roof, 300 wide, 346 high; its lower left corner at 0, 0. */
export function colonial(look: HouseLook = {}): string {
  const { color = white, surface = 'siding', shutters = BRAND } = look;
  const top = -212;
  return [
    chimney(44, -346, 60),
    clad(box(0, top, 300, 212), color, surface),
    shadeEnd(0, top, 300, 212),
    clad('M-16 -212 22 -304h256l38 92z', look.roof ?? roof.slate, 'shingles'),
    path('M196 -304h82l38 92H220z', { fill: ink, opacity: 0.1 }),
    rect(-16, top - 1, 332, 7, white),
    rect(0, top + 6, 300, 9, { fill: ink, opacity: 0.1 }),
    ...[20, 78, 132, 186, 244].map((x, index) => sash(x, -190, 36, 54, index === 2 ? {} : { shutters })),
    ...[20, 78, 186, 244].map((x) => sash(x, -92, 36, 58, { shutters, box: x === 20 || x === 244 })),
    // The roof over the door, on its two columns.
    rect(124, -92, 52, 92, { fill: ink, opacity: 0.08 }),
    path('M112 -96 150 -124 188 -96z', look.roof ?? roof.slate),
    path('M126 -98 150 -116 174 -98z', trim),
    rect(116, -98, 68, 7, white),
    rect(122, -91, 7, 91, white) + rect(171, -91, 7, 91, white),
    door(133, 0, look.door ?? BRAND),
    rect(110, -2, 80, 8, '#d8cdb6'),
  ].join('');
}

/** A gable with scales over a porch, 190 wide, 330 high. */
export function porchHouse(look: HouseLook = {}): string {
  const { color = wall.sage, shutters = '#8b4a35' } = look;
  return [
    chimney(128, -334, 90),
    clad(box(0, -190, 190, 190), color, 'siding'),
    clad('M0 -190 95 -318l95 128z', color, 'scales'),
    shadeEnd(0, -190, 190, 190),
    path('M-14 -178 95 -328 204 -178', { stroke: roof.dark, width: 7 }),
    path('M-6 -176 95 -314 196 -176', { stroke: white, width: 8 }),
    sash(78, -258, 36, 54),
    sash(28, -178, 40, 58, { shutters }),
    sash(122, -178, 40, 58, { shutters }),
    rect(-8, -84, 206, 84, { fill: ink, opacity: 0.1 }),
    sash(24, -78, 84, 56, { box: true }),
    door(136, 0, '#8b4a35'),
    path('M-20 -94h230l-14 -24H-6z', look.roof ?? roof.dark),
    rect(-18, -95, 226, 9, white),
    ...[-10, 112, 184].map((x) => rect(x, -86, 9, 86, white)),
    path(
      times(13, (index) => box(2 + index * 8.5, -30, 3, 26)).join('') +
        box(-2, -33, 116, 4) +
        box(-2, -6, 116, 3),
      white,
    ),
    rect(-14, -3, 216, 8, '#d8cdb6'),
  ].join('');
}

/** One story with two dormers, 250 wide, 240 high. */
export function cape(look: HouseLook = {}): string {
  const { color = wall.brick, surface = 'bricks' } = look;
  const dormer = (x: number) =>
    path(`M${x} -122v-52l26 -28 26 28v52z`, white) +
    path(`M${x - 5} -170 ${x + 26} -204l31 34`, { stroke: roof.dark, width: 5 }) +
    sash(x + 11, -172, 30, 44);
  return [
    chimney(176, -244, 50),
    clad(box(0, -116, 250, 116), color, surface),
    shadeEnd(0, -116, 250, 116),
    clad('M-18 -114 18 -216h214l36 102z', look.roof ?? roof.dark, 'shingles'),
    path('M168 -216h64l36 102h-78z', { fill: ink, opacity: 0.12 }),
    dormer(34),
    dormer(160),
    rect(-18, -116, 286, 8, white),
    sash(30, -92, 52, 60, { box: true }),
    sash(168, -92, 52, 60, { box: true }),
    door(108, 0, look.door ?? '#c99a3f'),
  ].join('');
}

/** Two stories of stucco under tiles with an arched door, 170 wide, 230 high. */
export function stucco(look: HouseLook = {}): string {
  const { color = wall.sand } = look;
  return [
    path(box(0, -170, 170, 170), color),
    shadeEnd(0, -170, 170, 170),
    clad('M-16 -168 14 -224h142l30 56z', look.roof ?? roof.clay, 'tiles'),
    path('M112 -224h44l30 56h-58z', { fill: ink, opacity: 0.1 }),
    rect(-14, -169, 198, 5, brick.dark),
    ...[24, 74, 124].map((x) => sash(x - 4, -142, 32, 46, { shutters: look.shutters ?? roof.dark })),
    door(26, 0, look.door ?? '#8a6b47', { arched: true, width: 40, height: 70 }),
    sash(104, -74, 40, 56, { arched: true }),
  ].join('');
}

/** A tower house on the coast: an arched window, a low wing with tiles, 170 wide, 300 high. */
export function mission(look: HouseLook = {}): string {
  const { color = wall.sand } = look;
  return [
    path(box(112, -262, 92, 262), color),
    path(box(166, -262, 38, 262), { fill: ink, opacity: 0.07 }),
    clad('M104 -260 124 -306h68l20 46z', look.roof ?? roof.clay, 'tiles'),
    sash(138, -240, 40, 58, { arched: true }),
    path(box(0, -128, 190, 128), color),
    clad('M-14 -126 20 -186h150l34 60z', look.roof ?? roof.clay, 'tiles'),
    path('M128 -186h42l34 60h-64z', { fill: ink, opacity: 0.1 }),
    sash(20, -98, 52, 70, { arched: true, frame: white }),
    door(88, 0, look.door ?? BRAND, { arched: true, width: 42, height: 92 }),
    sash(150, -92, 32, 50),
  ].join('');
}

/** A bungalow under a wide gable, 260 wide, 200 high. */
export function bungalow(look: HouseLook = {}): string {
  const { color = wall.sage } = look;
  return [
    clad(box(10, -112, 240, 112), color, 'siding'),
    clad('M-20 -104 130 -198l150 94z', color, 'scales'),
    path('M-30 -102 130 -204l160 102', { stroke: roof.dark, width: 6 }),
    path('M-24 -98 130 -194l154 96', { stroke: white, width: 11 }),
    ...[86, 114, 142].map((x) => sash(x, -150, 30, 34)),
    rect(14, -104, 232, 104, { fill: ink, opacity: 0.06 }),
    ...[2, 82, 158, 238].map(
      (x) => path(`M${x + 3} -104h14v50h-14z`, white) + clad(`M${x} -54h20l3 54h-26z`, '#cfc2ad', 'stones'),
    ),
    sash(28, -88, 48, 58, { box: true }),
    sash(182, -88, 48, 58, { box: true }),
    door(112, 0, look.door ?? '#b0832f'),
  ].join('');
}

/** Far away: a house of 70 by 38. */
export const farHouse = (
  x: number,
  y: number,
  scale: number,
  color: string = white,
  top: string = roof.slate,
): string =>
  place(
    x,
    y,
    rect(0, -38, 70, 38, color) +
      path('M-6 -38 12 -62h46l18 24z', top) +
      rect(44, -72, 9, 14, brick.dark) +
      path('M10 -28h10v13H10zM50 -28h10v13H50z', '#9fb5b0') +
      rect(30, -26, 11, 26, BRAND),
    scale,
  );
