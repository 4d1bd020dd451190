import { ink, leaf, roof, trim, white } from '../kit/inks.ts';
import { bush, flowerColors, PALE, tree } from '../kit/plants.ts';
import { awning, cloud, hill, LATE, lamp, sky } from '../kit/street.ts';
import { clad } from '../kit/surfaces.ts';
import { circle, path, rect, times } from '../kit/svg.ts';
import { door, sash } from '../kit/windows.ts';
import { GROUND, HEIGHT, scene, WIDTH } from './placeFrame.ts';

/** A brick building with a shop below, 176 wide. */
function shop(x: number, height: number, color: string, band: string, stripes: number): string {
  const top = GROUND - height;
  return [
    clad(`M${x} ${top}h176v${height}h-176z`, color, 'bricks'),
    rect(x + 128, top, 48, height, { fill: ink, opacity: 0.08 }),
    rect(x - 6, top - 10, 188, 14, trim),
    path(times(14, (index) => `M${x + 4 + index * 12.4} ${top + 4}h6v6h-6z`).join(''), trim),
    ...[22, 72, 122].map((step) => sash(x + step, top + 30, 34, 54, { arched: true, frame: '#efe6d4' })),
    rect(x, GROUND - 116, 176, 116, '#22332d'),
    rect(x, GROUND - 116, 176, 22, band),
    path(`M${x + 44} ${GROUND - 105}h88`, { stroke: '#efe6d4', width: 4 }),
    rect(x + 10, GROUND - 74, 96, 58, '#efe3c0'),
    path(`M${x + 10} ${GROUND - 74}h36l-26 58h-10z`, { fill: white, opacity: 0.35 }),
    rect(x + 10, GROUND - 16, 96, 16, band),
    door(x + 126, GROUND, band, { width: 32, height: 84 }),
    awning(x + 6, GROUND - 94, 108, stripes),
  ].join('');
}

/** The clock on its post, 130 high. */
const streetClock = (x: number, y: number): string =>
  [
    rect(x - 4, y - 96, 8, 96, leaf.night),
    path(`M${x - 14} ${y}h28l-5 -14h-18z`, leaf.night),
    circle(x, y - 112, 24, leaf.night),
    circle(x, y - 112, 18, '#fdf6e3'),
    path(`M${x} ${y - 112}v-12M${x} ${y - 112}l9 5`, { stroke: ink, width: 2.4 }),
    path(`M${x - 8} ${y - 136}l8 -14 8 14z`, leaf.night),
  ].join('');

/** The bandstand of the square, 150 wide. */
const gazebo = (x: number, y: number): string =>
  [
    path(`M${x - 78} ${y - 106}L${x} ${y - 168}l78 62z`, roof.slate),
    path(`M${x} ${y - 168}l78 62h-40z`, { fill: ink, opacity: 0.14 }),
    path(`M${x - 12} ${y - 164}h24v-14h-24zM${x - 18} ${y - 178}L${x} ${y - 194}l18 16z`, roof.slate),
    rect(x - 80, y - 108, 160, 8, white),
    ...[-70, -28, 22, 64].map((step) => rect(x + step, y - 100, 7, 100, white)),
    path(
      [-63, -21, 29]
        .map((step) => `M${x + step} ${y - 100}q${step === -21 ? 21 : 17} 18 ${step === -21 ? 43 : 35} 0`)
        .join(''),
      { stroke: white, width: 4 },
    ),
    path(
      times(15, (index) => (index > 5 && index < 9 ? '' : `M${x - 66 + index * 9.4} ${y - 36}v26`)).join(''),
      { stroke: white, width: 3 },
    ),
    rect(x - 70, y - 38, 48, 4, white) + rect(x + 24, y - 38, 46, 4, white),
    rect(x - 80, y - 10, 160, 10, '#d8cdb6'),
    rect(x - 26, y - 4, 52, 10, '#c9b58c'),
  ].join('');

/** Clifton, New Jersey: the square of Botany Village with its shops, its clock and its bandstand. */
export function clifton(): string {
  return scene([
    sky(WIDTH, HEIGHT, LATE),
    cloud(560, 96, 0.8, 0.75),
    cloud(300, 52, 0.45, 0.6),
    hill(WIDTH, HEIGHT, 286, 60, '#d3dbca'),
    tree(520, GROUND, 160, PALE),
    tree(770, GROUND, 190),
    shop(-36, 226, '#a9644a', leaf.deep, 8),
    shop(146, 254, '#c9a884', '#8b4a35', 8),
    shop(328, 214, '#8f5746', '#3b5260', 8),
    // The square, with its paving.
    rect(0, GROUND, WIDTH, HEIGHT - GROUND, '#e6dac0'),
    path(times(4, (row) => `M0 ${GROUND + 8 + row * 15}H${WIDTH}`).join(''), {
      stroke: '#c8b894',
      width: 1.4,
      opacity: 0.7,
    }),
    path(
      times(4, (row) =>
        times(18, (index) => `M${index * 48 + (row % 2) * 24} ${GROUND + 8 + row * 15}v15`).join(''),
      ).join(''),
      { stroke: '#c8b894', width: 1.2, opacity: 0.6 },
    ),
    gazebo(652, GROUND + 6),
    bush(566, GROUND + 12, 50, flowerColors.rose),
    bush(684, GROUND + 12, 56, flowerColors.white, leaf.deep),
    streetClock(528, GROUND + 22),
    path(`M404 ${GROUND + 22}h84M404 ${GROUND + 12}h84M412 ${GROUND + 12}v24M480 ${GROUND + 12}v24`, {
      stroke: '#6d4a2e',
      width: 4,
    }),
    lamp(325, GROUND + 10),
  ]);
}
