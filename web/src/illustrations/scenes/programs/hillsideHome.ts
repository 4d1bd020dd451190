import { ACCENT, BRAND, bark, glass, ink, leaf, roof, trim, wall, white } from '../../kit/inks.ts';
import { bush, flowerColors, grass, PALE, spruce, tree } from '../../kit/plants.ts';
import { cloud, MORNING, sailboat, sky, sun, water } from '../../kit/street.ts';
import { clad } from '../../kit/surfaces.ts';
import { n, path, place, rect, times } from '../../kit/svg.ts';
import { HEIGHT, scene, WIDTH } from '../placeFrame.ts';

/** A modern house of three levels that steps down a slope; its lower left corner at 0, 0. */
function terraces(): string {
  const glassWall = (x: number, y: number, width: number, height: number, bays: number, lit = -1) =>
    rect(x, y, width, height, '#3a4745') +
    times(bays, (bay) => {
      const step = (width - 4) / bays;
      return rect(x + 4 + bay * step, y + 4, step - 4, height - 8, bay === lit ? '#f6d27f' : glass);
    }).join('') +
    path(
      `M${x + 8} ${y + height - 6}l${n(height * 0.7)} ${n(10 - height)}h14l${n(-height * 0.7)} ${n(height - 10)}z`,
      {
        fill: white,
        opacity: 0.3,
      },
    );
  const slab = (x: number, y: number, width: number) =>
    rect(x, y, width, 9, roof.dark) + rect(x, y + 9, width, 4, { fill: ink, opacity: 0.16 });
  const rail = (x: number, y: number, width: number) =>
    rect(x, y - 24, width, 24, { fill: white, opacity: 0.5 }) +
    path(`M${x} ${y - 24}h${width}`, { stroke: '#5c6663', width: 3 }) +
    path(times(Math.floor(width / 30) + 1, (index) => `M${x + index * 30} ${y}v-24`).join(''), {
      stroke: '#5c6663',
      width: 1.8,
    });
  return [
    // The upper level, farthest up the slope.
    clad('M150 -196h58v-62h-58z', wall.stone, 'stones'),
    rect(208, -240, 130, 60, white),
    glassWall(216, -232, 100, 48, 3, 1),
    slab(140, -262, 84) + slab(200, -250, 156),
    // The main floor.
    rect(76, -180, 282, 78, wall.cream),
    glassWall(88, -170, 196, 66, 5, 2),
    glassWall(304, -160, 42, 36, 1),
    slab(52, -190, 322),
    rect(30, -104, 348, 10, trim),
    rail(34, -104, 336),
    // The level below it, with the garage.
    clad('M56 -94h318V0H56z', wall.stone, 'stones'),
    glassWall(72, -84, 82, 70, 3),
    rect(168, -84, 40, 84, white),
    door(171, 0),
    rect(160, -3, 56, 6, trim),
    rect(226, -72, 134, 72, white),
    path('M226 -54h134M226 -36h134M226 -18h134M293 -72V0', { stroke: ink, width: 1.4, opacity: 0.2 }),
    path('M276 -94h98V0h-98z', { fill: ink, opacity: 0.06 }),
  ].join('');
}

const door = (x: number, y: number): string =>
  rect(x, y - 80, 34, 80, BRAND) + path(`M${x + 27} ${y - 48}v20`, { stroke: ACCENT, width: 3 });

/** Jumbo: a large house on a slope above a bay. */
export const hillsideHome = (): string =>
  scene([
    sky(WIDTH, HEIGHT, MORNING),
    // Between the bay and the house, where no screen crops it.
    sun(316, 104, 32),
    cloud(178, 70, 0.6, 0.8),
    cloud(20, 70, 0.5, 0.6),
    path('M0 226q90 -44 190 -30t200 -2 120 10v40H0z', '#c5d3c2'),
    water(0, 222, 520, 120),
    place(136, 260, sailboat(0, 0), 0.7),
    place(262, 242, sailboat(0, 0), 0.42),
    path('M0 330q90 -26 150 -20t120 -30 130 -90 180 -104 220 -40V400H0z', '#9cb39b'),
    tree(756, 112, 88, PALE),
    tree(776, 250, 150),
    rect(402.5, 172, 3, 48, bark) + path('M384 180q20 -26 40 0z', ACCENT),
    place(352, 322, terraces()),
    path('M0 356q120 -24 240 -26t180 -6 130 -4 130 2 120 -6V400H0z', '#8da98a'),
    path('M576 318h136q6 50 -122 60 -70 6 -110 22h-150q90 -40 178 -44 60 -6 68 -38z', '#e6d9bf'),
    path('M520 320h44q-4 20 -30 32l-24 -2q12 -12 10 -30z', '#e6d9bf'),
    path('M576 318q-8 32 -68 38 -90 4 -178 44', { stroke: '#c8bda6', width: 3 }),
    spruce(336, 334, 120),
    spruce(300, 340, 84, leaf.main),
    bush(414, 330, 56, flowerColors.rose),
    bush(456, 330, 52, undefined, leaf.deep),
    bush(714, 328, 66, flowerColors.white, leaf.deep),
    tree(262, 372, 96),
    bush(212, 374, 60, flowerColors.brass),
    grass(20, 330, 372, 30),
  ]);
