import { ink, white } from './inks.ts';
import { path } from './svg.ts';

const patterns = {
  siding: [40, 7, path('M0 6.500H40', { stroke: ink, width: 1, opacity: 0.1 })],
  shingles: [16, 14, path('M0 .5H16M4 .5V7M12 7V14M0 7.500H16', { stroke: ink, width: 1, opacity: 0.2 })],
  bricks: [
    16,
    10,
    path('M0 .5H16M0 5.500H16M4 .5V5.500M12 5.500V10', { stroke: white, width: 0.9, opacity: 0.3 }),
  ],
  scales: [14, 10, path('M0 0Q0 9 7 9Q14 9 14 0', { stroke: ink, width: 1, opacity: 0.2 })],
  tiles: [14, 11, path('M0 9Q3.500 0 7 9Q10.500 0 14 9', { stroke: '#864a36', width: 1.3, opacity: 0.6 })],
  stones: [
    34,
    22,
    path('M0 .5H34M0 11.500H34M10 .5V11.500M27 .5V11.500M18 11.500V22M2 11.500V22', {
      stroke: ink,
      width: 1,
      opacity: 0.14,
    }),
  ],
} as const;
export type Surface = keyof typeof patterns;

/** The surfaces that a drawing uses; they go into its defs. */
export const surfaces = (names: readonly Surface[]): string =>
  `<defs>${names
    .map((name) => {
      const [width, height, mark] = patterns[name];
      return `<pattern id="${name}" width="${width}" height="${height}" patternUnits="userSpaceOnUse">${mark}</pattern>`;
    })
    .join('')}</defs>`;

/** A shape in a color and with a surface. */
export const clad = (d: string, color: string, surface: Surface): string =>
  path(d, color) + path(d, `url(#${surface})`);
