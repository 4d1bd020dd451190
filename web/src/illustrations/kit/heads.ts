import { hairColors, LIVE_ACCENT, skins } from './inks.ts';
import { circle, path, place } from './svg.ts';

export const INK = '#2a2622';
export const SHIRT = '#fffdf9';
const FACE =
  'M27.500 30c0-9 5-14.500 12.500-14.500S52.500 21 52.500 30c0 11-5.500 21-12.500 21S27.500 41 27.500 30Z';
const SHADE =
  'M44 16c5.500 1.500 8.500 6.500 8.500 14 0 10.500-5 20-11.500 21 5-6 6.500-14 6.500-21 0-6-1-11-3.500-14Z';
const CAP = 'M26.500 32C25 19 30.500 13.500 40 13.500S55 19 53.500 32';

type Hair = (color: string, light: string) => string;
interface Style {
  /** Behind the head. */
  back?: Hair;
  front: Hair;
  /** The hair on flyers, whose designs don't change. */
  frontOnFlyer?: Hair;
}

const curls =
  (spots: readonly (readonly [number, number, number])[]): Hair =>
  (color, light) =>
    spots.map(([x, y, r]) => circle(x, y, r, color)).join('') +
    spots
      .filter((_, index) => index % 3 === 1)
      .map(([x, y, r]) =>
        path(`M${x - r / 2} ${y - 1}q${r / 2}-${r / 2} ${r} 0`, { stroke: light, width: 1 }),
      )
      .join('');

const drawn =
  (shape: string, shine?: string): Hair =>
  (color, light) =>
    path(shape, color) + (shine ? path(shine, { stroke: light, width: 1.2 }) : '');

const LONG_BACK = drawn('M25 32C22 16 31 10 40 10s18 6 15 22c0 8 2 15 5 23-7 5-33 5-40 0 3-8 5-15 5-23Z');
const CROP = drawn(
  `${CAP}c-1-4-2-6-3.500-8-6 1.500-13 1.500-20 0-1.500 2-2.500 4-3.500 8Z`,
  'M33 18.500c4-2 9-2 13 0',
);
const CENTER = drawn(
  `M26.500 37C24 21 30 13.500 40 13.500S56 21 53.500 37C52 29 47 24 40 20.500 33 24 28 29 26.500 37Z`,
  'M31 22c2-3 4-4.500 7-5.500',
);
const SWEPT = drawn(
  'M26.500 32C24.500 22 28 15 36 14c5-3 15-1 17.500 6.500 1 4 .5 8 0 11.500-1-4.500-2-7-4-9.500-6 2.500-13 1.500-17-1-3 2.500-5 5.500-6 10.500Z',
  'M36 18c4-2 9-1.500 12 1',
);

const hairStyles = {
  crop: { front: CROP },
  part: {
    front: drawn(
      `${CAP}c-1-4.500-3-7.500-5.500-9-6 1.500-11 .5-15-2.500-2.500 3-5 7-6.500 11.500Z`,
      'M35 17c4-1.500 9-1 12 1.500',
    ),
  },
  swept: { front: SWEPT },
  receding: {
    front: drawn(
      'M27 36C24 25 27 13.500 40 13.500S56 25 53 36c-.3-5-.8-9.500-2-13.500-1.200-2.500-3-4.500-5-5.300-4 1-8 1-12 0-2 .8-3.800 2.800-5 5.300-1.200 4-1.700 8.500-2 13.500Z',
      'M34 15.700c4-1.200 8-1.200 12 0',
    ),
    frontOnFlyer: drawn(
      'M27 36c-2.500-7-1-14 3-18-1 4-1.500 9-1.500 14Zm26 0c2.500-7 1-14-3-18 1 4 1.500 9 1.500 14ZM31 17.500c5-3.500 13-3.500 18 0-5-1.500-13-1.500-18 0Z',
    ),
  },
  bald: { front: () => path('M33 19c3-2 6-2.500 9-2', { stroke: '#fffdf9', width: 1.4, opacity: 0.35 }) },
  tight: {
    front: curls([
      [29, 26, 3.4],
      [29.5, 21.5, 3.8],
      [33, 17.5, 4.2],
      [38, 15.5, 4.4],
      [43, 15.7, 4.4],
      [47.5, 18, 4.2],
      [50.5, 22, 3.8],
      [51, 26.5, 3.4],
    ]),
  },
  afro: {
    back: curls([
      [24, 33, 8],
      [23, 23, 8.5],
      [30, 14, 9],
      [40, 11, 9.5],
      [50, 14, 9],
      [57, 23, 8.5],
      [56, 33, 8],
    ]),
    front: curls([
      [31, 20, 4.5],
      [36, 17.5, 4.8],
      [41, 16.8, 4.8],
      [46, 18, 4.6],
      [50, 21, 4],
    ]),
  },
  curly: {
    back: curls([
      [25, 42, 6],
      [23, 34, 6.5],
      [24, 25, 7],
      [31, 16, 7.5],
      [40, 13, 7.5],
      [49, 16, 7.5],
      [56, 25, 7],
      [57, 34, 6.5],
      [55, 42, 6],
    ]),
    front: curls([
      [30, 22, 3.8],
      [34, 18.5, 4],
      [39, 17, 4],
      [44, 17.5, 4],
      [49, 20.5, 4],
    ]),
  },
  bob: {
    back: drawn(
      'M24.500 34C22 17 30.500 11 40 11s18 6 15.500 23c0 6 1.500 9 0 13-2 2-5 2-8 1.500H32c-3 .5-6 .5-8-1.500-1.500-4 .5-7 .5-13Z',
    ),
    front: drawn(
      `${CAP}c-.5-3-1-4.500-1.500-5.500-8 1-13-.5-18-4-2 3.500-5 6-7.500 9.500Z`,
      'M33 18.500c3-2 7-2.500 11-1.500',
    ),
  },
  fringe: {
    back: drawn(
      'M24.500 34C22 17 30.500 11 40 11s18 6 15.500 23c0 7 2 11 1 16-3 2-6 2-9 1.500H32.500c-3 .5-6 .5-9-1.500-1-5 1-9 1-16Z',
    ),
    front: drawn(
      `${CAP}c-.5-2-1-3.500-1.500-4.500-8 1.500-16 1.500-24 0-.5 1-1 2.500-1.500 4.500Z`,
      'M32 20c5-2.500 11-2.500 16 0',
    ),
  },
  long: { back: LONG_BACK, front: CENTER },
  side: {
    back: LONG_BACK,
    front: drawn(
      'M26.500 36C24 21 30 13.500 40 13.500S56 21 53.500 36c-1.500-7-4-11-7.500-14-5 1-10 0-12-2.500-1 6-4 10-7.500 16.500Z',
      'M37 18.500c4-1.500 8-.5 11 2.500',
    ),
  },
  bun: {
    back: (color, light) =>
      circle(40, 10, 6.5, color) + path('M36.500 8.500q3.500-3 7 0', { stroke: light, width: 1.2 }),
    front: drawn(
      `M26.500 33C25 19.500 31 13.500 40 13.500S55 19.500 53.500 33c-1-6-4-10-7-12-4-1-9-1-13 0-3 2-6 6-7 12Z`,
      'M33 18.500c4-2 10-2 14 0',
    ),
  },
  tail: {
    back: drawn('M52 20c8 2 11 12 8 24-1 5-3 8-6 9 1-6 1-10-1-15-2-6-3-12-1-18Z'),
    front: SWEPT,
  },
  scarf: {
    back: drawn('M22.500 36C21 17 30 10.500 40 10.500S59 17 57.500 36c0 9 2 15 5 22H17.500c3-7 5-13 5-22Z'),
    front: drawn(
      'M27 40C24 22 29.500 13.500 40 13.500S56 22 53 40c1.500-12-2-20-13-20S25.500 28 27 40ZM27 41c2 6 7 11 13 11s11-5 13-11c3 8 3 14 0 20-7 4-19 4-26 0-3-6-3-12 0-20Z',
    ),
  },
} as const satisfies Record<string, Style>;

/** A face and its hair, front and back, in the colors that a bust or a small figure has. */
export interface Head {
  skin: keyof typeof skins;
  hair: keyof typeof hairColors;
  style: keyof typeof hairStyles;
  /** Color of a scarf. */
  cloth?: string;
  beard?: 'full' | 'stubble' | 'mustache';
  glasses?: boolean;
  earrings?: boolean;
  /** Laugh lines. */
  older?: boolean;
  /** The person as on existing flyers: their designs don't change (docs/decisions/074-designs-have-generations.md). */
  isOnFlyer?: boolean;
  /** Drawn at less than half of its size: eyes and mouth are heavier. */
  isSmall?: boolean;
  /** The face is turned a little: to the left with -1, to the right with 1. */
  turn?: -1 | 1;
  /** Looks down. */
  down?: boolean;
}

/** Returns a head as the parts behind and in front of the neck. Its center is at 40, 33. */
export function head(person: Head): { back: string; front: string } {
  const [face, shadow] = skins[person.skin];
  const [hair, light] = hairColors[person.hair];
  const { back, front, frontOnFlyer = front }: Style = hairStyles[person.style];
  const isCovered = person.style === 'scarf';
  const color = isCovered && person.cloth ? person.cloth : hair;
  return {
    back: back?.(color, light) ?? '',
    front: [
      isCovered || person.turn === -1 ? '' : circle(27.3, 33.5, 3, face),
      isCovered || person.turn === 1 ? '' : circle(52.7, 33.5, 3, shadow),
      path(FACE, face),
      path(SHADE, { fill: shadow, opacity: 0.45 }),
      drawBeard(person, hair),
      turned(person, drawFeatures(person, hair)),
      (person.isOnFlyer ? frontOnFlyer : front)(color, light),
      isCovered ? path('M29.500 49c4.500 7 14 10 22 5.500', { stroke: INK, width: 1, opacity: 0.25 }) : '',
      person.earrings && !isCovered && person.turn !== -1 ? circle(27.3, 38, 1.3, LIVE_ACCENT) : '',
      person.earrings && !isCovered && person.turn !== 1 ? circle(52.7, 38, 1.3, LIVE_ACCENT) : '',
    ].join(''),
  };
}

/** A turned face has its features nearer to one side; one that looks down, lower. */
const turned = ({ turn = 0, down }: { turn?: -1 | 0 | 1; down?: boolean }, features: string): string =>
  turn === 0 && !down ? features : place(turn * 3.6, down ? 2.2 : 0, features);

function drawBeard({ beard, isOnFlyer }: Head, hair: string): string {
  const full =
    'M27.600 32c0 13.500 5 21 12.400 21s12.400-7.500 12.400-21c-.7 4-2 6.500-4 7.500-3-1.500-13.800-1.500-16.800 0-2-1-3.300-3.500-4-7.500Z';
  if (beard === 'full') return path(full, hair);
  const onJaw =
    'M27.700 32.500c.6 10 5.800 18.400 12.300 18.400s11.700-8.400 12.300-18.400c-.7 3.600-1.900 6-3.900 7-3-1.500-13.800-1.500-16.800 0-2-1-3.200-3.400-3.900-7Z';
  if (beard === 'stubble') return path(isOnFlyer ? full : onJaw, { fill: hair, opacity: 0.28 });
  if (beard === 'mustache')
    return path('M34.500 42.300q2.500-3 5.500-1.500 3-1.500 5.500 1.500-5.500-1-11 0Z', hair);
  return '';
}

function drawFeatures(person: Head, hairColor: string): string {
  const { hair, glasses, older, beard, skin, isSmall, isOnFlyer } = person;
  const brow = hair === 'white' || hair === 'blond' ? '#9a7d55' : hairColor;
  const lip = skin === 'deep' || skin === 'brown' ? '#4a2418' : '#9c4f3c';
  if (isSmall) {
    return (
      path('M31 28.300q3-1.600 5.500-.2M43.500 28.100q2.500-1.400 5.500.2', { stroke: brow, width: 1.6 }) +
      circle(34.2, 32.8, 1.7, INK) +
      circle(45.8, 32.8, 1.7, INK) +
      path('M35.500 42q4.500 4 9 0', { stroke: lip, width: 2 })
    );
  }
  const parts = [
    path('M31.500 28.800q2.500-1.600 5-.4M43.500 28.400q2.500-1.200 5 .4', { stroke: brow, width: 1.3 }),
    circle(34.2, 32.2, 1.15, INK) + circle(45.8, 32.2, 1.15, INK),
    path('M40.500 32.500q1.800 3.800.3 5.200-1 .8-2 .2', { stroke: INK, width: 0.9, opacity: 0.35 }),
    path('M35.800 42.600q4.200 3.600 8.400 0', { stroke: beard === 'full' ? '#f6dccb' : lip, width: 1.3 }),
  ];
  if (older) {
    parts.push(
      isOnFlyer
        ? path(
            'M30.500 36.500q2 1.500 4.500 1M45 37.500q2.500.5 4.500-1M33 40.500q-1 1.500-.7 3M47 40.500q1 1.500.7 3',
            { stroke: INK, width: 0.7, opacity: 0.3 },
          )
        : path('M33.400 39.400q-1.500 2-1 4.200M46.600 39.400q1.500 2 1 4.200', {
            stroke: INK,
            width: 0.7,
            opacity: 0.2,
          }),
    );
  }
  if (glasses) {
    parts.push(
      path(
        'M30 30.500h8v3.500q-4 3.500-8 0ZM42 30.500h8v3.500q-4 3.500-8 0ZM38 31.500q2-1 4 0M30 31l-2.500.5M50 31l2.500.5',
        { stroke: INK, width: 1, opacity: 0.85 },
      ),
    );
  }
  return parts.join('');
}
