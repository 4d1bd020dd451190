import { n, path, place } from './svg.ts';

/** Capitals for signs and the digits of a rate, 5 wide and 8 high, as strokes. */
const LETTERS: Readonly<Record<string, string>> = {
  '.': 'M2.500 7.500v.500',
  '%': 'M5 0 0 8M1.200 0Q0 0 0 1.400T1.200 2.800 2.400 1.400 1.200 0zM3.800 5.200Q2.600 5.200 2.600 6.600T3.800 8 5 6.600 3.800 5.200z',
  2: 'M0 2Q0 0 2.500 0T5 2Q5 3.500 0 8H5',
  5: 'M4.500 0H.600L0 3.700Q1 3 2.500 3Q5 3 5 5.500T2.500 8Q.500 8 0 6.700',
  6: 'M4 0Q0 1.500 0 5.500Q0 8 2.500 8T5 5.500 2.500 3Q.300 3 0 5.500',
  A: 'M0 8 2.500 0 5 8M1 5.500H4',
  D: 'M0 0V8H2Q5 8 5 4T2 0z',
  E: 'M5 0H0V8H5M0 4H4',
  F: 'M5 0H0V8M0 4H4',
  H: 'M0 0V8M5 0V8M0 4H5',
  L: 'M0 0V8H5',
  N: 'M0 8V0L5 8V0',
  O: 'M2.500 0Q0 0 0 4T2.500 8 5 4 2.500 0z',
  R: 'M0 8V0H3Q5 0 5 2T3 4H0M3 4 5 8',
  S: 'M5 0H1.500Q0 0 0 2T1.500 4H3.500Q5 4 5 6T3.500 8H0',
  T: 'M0 0H5M2.500 0V8',
  W: 'M0 0 1.200 8 2.500 2 3.800 8 5 0',
};

/** Draws a sign's text; x is its center, y its upper edge. */
export function lettering(x: number, y: number, words: string, color: string, scale = 1): string {
  const letters = [...words].map((letter, index) =>
    letter === ' ' ? '' : place(index * 7.5, 0, path(LETTERS[letter] ?? '', { stroke: color, width: 1.6 })),
  );
  return place(x - Number(n((words.length * 7.5 - 2.5) / 2)) * scale, y, letters.join(''), scale);
}
