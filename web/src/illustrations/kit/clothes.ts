import { INK, SHIRT } from './heads.ts';
import { ACCENT } from './inks.ts';
import { path } from './svg.ts';

/** Clothes of figures (figure.ts), from the hip: the shoulders are 48 above it. */

/** Light comes from the left: shades the part of a body or of folds that is in shadow. */
export const shade = (d: string, opacity = 0.14): string => path(d, { fill: INK, opacity });
export const seam = (d: string): string => path(d, { stroke: INK, width: 0.8, opacity: 0.3 });

const TORSO = {
  front:
    'M-11.500 4L-10.600 -14Q-12.500 -26 -15.600 -37 -16.500 -45 -9 -47.500L-4 -49.500Q0 -46.500 4 -49.500L9 -47.500Q16.500 -45 15.600 -37 12.500 -26 10.600 -14L11.500 4z',
  side: 'M-9.500 4Q-9.500 -12 -10.500 -28 -11 -43 -4.500 -48.500L3.500 -49.500Q9.500 -44 10 -32 10 -14 9 4z',
} as const;
const TORSO_SHADE = {
  front:
    'M5 -48.800L9 -47.500Q16.500 -45 15.600 -37 12.500 -26 10.600 -14L11.500 4H5.500Q8.500 -24 5 -48.800z',
  right: 'M3.500 -49.500Q9.500 -44 10 -32 10 -14 9 4H4.500Q7.500 -26 2 -49z',
  left: 'M-4.500 -48.500Q-11 -43 -10.500 -28 -9.500 -12 -9.500 4H-5Q-8 -26 -3 -49z',
} as const;

type Top = (coat: string, shirt: string) => string;
export const tops = {
  sweater: () => seam('M-4.600 -49.200Q0 -44.800 4.600 -49.200M-11.300 1.500H11.300'),
  tee: () => path('M-4.200 -49.600Q0 -44 4.200 -49.600', { stroke: SHIRT, width: 1.2, opacity: 0.6 }),
  shirt: (_, shirt) =>
    path('M-4.600 -50L-5.800 -46.200 -2 -43.500 0 -46.800 2 -43.500 5.800 -46.200 4.600 -50 0 -47z', shirt) +
    seam('M0 -46V3M-8.500 -30h5v5.500h-5z'),
  jacket: (_, shirt) =>
    path('M-4.400 -49.800Q0 -46 4.400 -49.800L0 -30z', shirt) +
    seam('M-4.800 -49.200L-7.500 -42 -5 -40.500 0 -29 5 -40.500 7.500 -42 4.800 -49.200M0 -29V4'),
  apron: (_, shirt) =>
    path('M-7.500 -34H7.500L8.500 -14 11.500 2 9.500 34H-9.500L-11.500 2 -8.500 -14z', shirt) +
    path('M-7 -34L-5 -48M7 -34L5 -48', { stroke: shirt, width: 2.2 }) +
    seam('M-5 -6h10v9q-5 3-10 0z'),
  overalls: (_, shirt) =>
    path('M-8 -30H8L9.500 -14 11.500 6H-11.500L-9.500 -14z', shirt) +
    path('M-7 -30L-9 -46.500M7 -30L9 -46.500', { stroke: shirt, width: 3.2 }) +
    path('M-6.500 -28h.1M6.500 -28h.1', { stroke: ACCENT, width: 2.4 }) +
    seam('M-4 -24h8v7h-8z'),
  suit: (_, shirt) =>
    path('M-4.400 -49.800Q0 -46 4.400 -49.800L0 -24z', shirt) +
    path(
      'M-1.900 -47.500H1.900L2.600 -45 1.300 -43.600 2.200 -32 0 -24.500 -2.200 -32 -1.300 -43.600 -2.600 -45z',
      ACCENT,
    ) +
    path(
      'M-4.600 -50L-5.600 -46.500 -2.200 -44.500 0 -47.500 2.200 -44.500 5.600 -46.500 4.600 -50 0 -47.200z',
      shirt,
    ) +
    seam('M-5.200 -48.800L-8 -41 -5.200 -39.500 0 -23 5.200 -39.500 8 -41 5.200 -48.800M0 -23V4'),
  vest: (coat) =>
    path('M-4.400 -49.800Q0 -45.500 4.400 -49.800L2 -20 -2 -20z', SHIRT) +
    path('M-8.500 -47V3M8.500 -47V3M-11 -12H-1.500M1.500 -12H11', { stroke: '#f4e27a', width: 3 }) +
    path('M-1.500 -28V4M1.500 -28V4', { stroke: coat, width: 0.8 }),
} as const satisfies Record<string, Top>;

interface Outfit {
  coat: string;
  shirt?: string;
  top?: keyof typeof tops;
}

/** The side of a body that is in shade. */
type Shaded = 'right' | 'left';

/** The upper body, from the front, from behind, or from the side facing right. */
export const drawTorso = (outfit: Outfit, view: 'front' | 'side' | 'away', shaded: Shaded): string =>
  [
    path(TORSO[view === 'side' ? 'side' : 'front'], outfit.coat),
    view === 'front'
      ? tops[outfit.top ?? 'jacket'](outfit.coat, outfit.shirt ?? SHIRT)
      : drawBack(outfit, view === 'side'),
    shade(TORSO_SHADE[view === 'side' ? shaded : 'front']),
  ].join('');

/** The skirt of a standing or walking figure. */
export const drawSkirt = (color: string, isSide: boolean): string =>
  isSide
    ? path('M-9.500 0H9L14 40Q1 44 -13 40z', color)
    : path('M-11.500 0H11.500L17 40Q0 45 -17 40z', color) + shade('M5 0H11.500L17 40Q12 42 8 42z');

/** The visible part of clothes from the side and from behind. */
function drawBack({ top, shirt = SHIRT }: Outfit, isSide: boolean): string {
  if (top === 'overalls')
    return isSide
      ? path('M-9.500 4Q-9.600 -8 -10 -18L9.900 -22Q10 -10 9 4z', shirt) +
          path('M-3 -20Q1 -34 -1 -48', { stroke: shirt, width: 3.4 })
      : path('M-11 -10L-4 -30H4L11 -10 12 6H-12z', shirt) +
          path('M-3 -28L-8.500 -46.500M3 -28L8.500 -46.500', { stroke: shirt, width: 3.2 });
  if (top === 'vest') return path('M-6 -47V3M6 -47V3M-10 -12H10', { stroke: '#f4e27a', width: 3 });
  return seam(isSide ? 'M-3.500 -48.800Q0 -45.500 3.800 -49.200' : 'M-4.600 -49.200Q0 -46.600 4.600 -49.200');
}
