import type { Head } from './heads.ts';
import { INK } from './heads.ts';
import { hairColors, skins } from './inks.ts';
import { circle, path } from './svg.ts';

/** Heads from the side and from behind, on the canvas of heads.ts: their middle is 40, 33. */

const FACE =
  'M40 14.500C49 14.500 53.400 20 53.700 27L54 29.400Q53.600 31 54.600 32.800L57.900 37Q58.200 38.700 56 38.900L54.400 39.200Q55.200 40.600 55 41.700 54.100 42.600 54.600 43.800 53.700 45.200 54.200 46.900 53.600 51.200 48.500 51.400 42.500 51.500 38 47L30 41C25.500 32 27 14.500 40 14.500z';

const SHORT =
  'M53.600 25.500C54 16 48.500 11.500 39.500 11.500 29.500 11.500 24.300 19 25.600 29Q26.200 36 29.500 41L33 40.500Q31.600 35.500 34 31L39.300 30.500Q40.600 27 40.800 23.500 47 25.500 53.600 25.500z';
const LONG =
  'M53.600 24.500C54 14.500 48.500 10.500 39.500 10.500 28.500 10.500 22.500 19 22.500 31 22.500 40 21 46 19.500 53 29 57 38.500 54 39.200 46 36 38 39.500 31 44 29 45.500 25 49.500 25 53.600 24.500z';
const AWAY =
  'M26.500 33C24.500 20 30 12 40 12S55.500 20 53.500 33C53 42 49 48.500 40 48.500S27 42 26.500 33z';
const AWAY_LONG = 'M25 32C22 16 31 10 40 10s18 6 15 22c0 8 2 15 4 23-7 4-31 4-38 0 2-8 4-15 4-23z';

const isLong = (style: Head['style']) => ['long', 'side', 'bob', 'fringe', 'scarf'].includes(style);

/** The part behind the head of hair that is tied or curly. */
function tied(style: Head['style'], color: string): string {
  if (style === 'bun') return circle(25, 20, 7, color);
  if (style === 'tail') return path('M28 17Q15 18 15 34 15 44 19 50 24 42 23.500 34 26 30 28 28z', color);
  if (style === 'afro') return circle(38, 24, 18, color);
  if (style === 'curly')
    return (
      circle(38, 22, 15, color) +
      circle(28, 28, 9, color) +
      circle(27, 39, 8, color) +
      circle(33, 45, 7, color)
    );
  return '';
}

/** Returns a head facing right, as the parts behind and in front of the neck. */
export function profile({ skin, hair, style, cloth, beard, glasses }: Head): { back: string; front: string } {
  const [face, shadow] = skins[skin];
  const [hairColor, light] = hairColors[hair];
  const color = style === 'scarf' ? (cloth ?? hairColor) : hairColor;
  const brow = hair === 'white' || hair === 'blond' ? '#9a7d55' : hairColor;
  const lip = skin === 'deep' || skin === 'brown' ? '#4a2418' : '#9c4f3c';
  const front = [
    path(FACE, face),
    beard === 'full'
      ? path('M36 36Q37 44 44 45.500L54.400 45.200Q55 52.500 47.500 53 38 52 34 42z', hairColor)
      : path('M36 42Q41 50 49 51.300 43 52.500 37 48.500z', { fill: shadow, opacity: 0.6 }),
    path('M47.200 27.800q2.800-1.700 5.400-.3', { stroke: brow, width: 1.5 }),
    circle(50, 31.8, 1.6, INK),
    path('M54.300 42.200q-2.600 1.900-5 .5', { stroke: lip, width: 1.5 }),
    style === 'bald' ? '' : path(isLong(style) ? LONG : SHORT, color),
    isLong(style)
      ? ''
      : circle(37.5, 34.5, 3.2, face) + path('M36.600 33q2.400-.4 1.800 3', { stroke: shadow, width: 1.2 }),
    path('M33 16.500q5-2.500 10-1', { stroke: light, width: 1.3 }),
    glasses
      ? path('M47.500 29.500h6v3.800q-3.200 3.200-6 0zM47.500 30.500 38 31.500', { stroke: INK, width: 1.2 })
      : '',
  ].join('');
  return { back: tied(style, color), front };
}

/** Returns a head from behind. */
export function away({ skin, hair, style, cloth }: Head): { back: string; front: string } {
  const [face, shadow] = skins[skin];
  const [hairColor, light] = hairColors[hair];
  const color = style === 'scarf' ? (cloth ?? hairColor) : hairColor;
  const ears = isLong(style) ? '' : circle(27, 34, 3, face) + circle(53, 34, 3, shadow);
  return {
    back: '',
    front:
      ears +
      path(isLong(style) ? AWAY_LONG : AWAY, color) +
      (style === 'bun' ? circle(40, 13, 7, color) : '') +
      (style === 'tail' ? path('M34 26h12q4 16-2 30-4 4-8 0-6-14-2-30z', color) : '') +
      path('M33 18q6-3.500 13-.5', { stroke: light, width: 1.4 }),
  };
}
