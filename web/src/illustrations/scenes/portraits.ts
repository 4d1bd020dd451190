import { PORTRAIT_COUNT } from '@brokerage/domain/directory/portraitId';
import { type Bust, bust } from '../kit/busts.ts';
import { LIVE_BRAND } from '../kit/inks.ts';

const ground = {
  paper: '#ece2cd',
  sage: '#d5dfd1',
  sky: '#d3dfe0',
  clay: '#ecd3c3',
  sand: '#f1e3c2',
} as const;

/** As many different people as the drawings know. Their order is that of the numbers that `portraitId` gives. */
const people: readonly Bust[] = [
  { ground: ground.sage, skin: 'olive', hair: 'black', style: 'bob', clothes: 'blazer', cloth: '#7a3f36' },
  {
    ground: ground.sky,
    skin: 'light',
    hair: 'gray',
    style: 'part',
    clothes: 'suit',
    cloth: '#3d4652',
    glasses: true,
    older: true,
  },
  {
    ground: ground.clay,
    skin: 'brown',
    hair: 'black',
    style: 'curly',
    clothes: 'blouse',
    cloth: LIVE_BRAND,
    earrings: true,
  },
  {
    ground: ground.sand,
    skin: 'olive',
    hair: 'brown',
    style: 'curly',
    clothes: 'turtleneck',
    cloth: '#2f5a63',
    glasses: true,
    earrings: true,
  },
  {
    ground: ground.paper,
    skin: 'pale',
    hair: 'red',
    style: 'swept',
    clothes: 'vneck',
    cloth: '#5d6b48',
    beard: 'full',
  },
  { ground: ground.sage, skin: 'deep', hair: 'black', style: 'scarf', clothes: 'sweater', cloth: '#c79a63' },
  { ground: ground.clay, skin: 'deep', hair: 'black', style: 'crop', clothes: 'suit', cloth: '#2f3b4a' },
  {
    ground: ground.sky,
    skin: 'pale',
    hair: 'white',
    style: 'bob',
    clothes: 'turtleneck',
    cloth: LIVE_BRAND,
    glasses: true,
    older: true,
  },
  {
    ground: ground.sand,
    skin: 'tan',
    hair: 'black',
    style: 'swept',
    clothes: 'shirt',
    cloth: '#6b7f8c',
    beard: 'stubble',
  },
  {
    ground: ground.sky,
    skin: 'light',
    hair: 'chestnut',
    style: 'long',
    clothes: 'blazer',
    cloth: LIVE_BRAND,
  },
  {
    ground: ground.paper,
    skin: 'brown',
    hair: 'gray',
    style: 'bald',
    clothes: 'suit',
    cloth: '#4a3f38',
    beard: 'full',
    older: true,
  },
  {
    ground: ground.sage,
    skin: 'olive',
    hair: 'black',
    style: 'part',
    clothes: 'sweater',
    cloth: '#2f5a63',
    glasses: true,
  },
  { ground: ground.sand, skin: 'pale', hair: 'blond', style: 'tail', clothes: 'shirt', cloth: '#86a08c' },
  {
    ground: ground.sky,
    skin: 'pale',
    hair: 'gray',
    style: 'receding',
    clothes: 'vneck',
    cloth: '#4f6b5d',
    older: true,
  },
  {
    ground: ground.clay,
    skin: 'light',
    hair: 'brown',
    style: 'fringe',
    clothes: 'sweater',
    cloth: '#b9694a',
    glasses: true,
  },
  { ground: ground.paper, skin: 'tan', hair: 'brown', style: 'curly', clothes: 'shirt', cloth: '#5f7890' },
  {
    ground: ground.paper,
    skin: 'pale',
    hair: 'blond',
    style: 'fringe',
    clothes: 'sweater',
    cloth: '#5f7f95',
  },
  {
    ground: ground.sage,
    skin: 'light',
    hair: 'black',
    style: 'crop',
    clothes: 'turtleneck',
    cloth: '#3a3f46',
  },
  {
    ground: ground.sand,
    skin: 'deep',
    hair: 'gray',
    style: 'tight',
    clothes: 'suit',
    cloth: LIVE_BRAND,
    glasses: true,
    beard: 'mustache',
    older: true,
  },
  {
    ground: ground.clay,
    skin: 'tan',
    hair: 'brown',
    style: 'long',
    clothes: 'blouse',
    cloth: '#a2553d',
    earrings: true,
  },
  {
    ground: ground.paper,
    skin: 'deep',
    hair: 'black',
    style: 'afro',
    clothes: 'turtleneck',
    cloth: '#b58a3c',
    earrings: true,
  },
  {
    ground: ground.sage,
    skin: 'deep',
    hair: 'black',
    style: 'tight',
    clothes: 'vneck',
    cloth: '#35566b',
    beard: 'stubble',
  },
  {
    ground: ground.paper,
    skin: 'light',
    hair: 'brown',
    style: 'tight',
    clothes: 'shirt',
    cloth: '#7d8f6e',
    beard: 'full',
    glasses: true,
  },
  {
    ground: ground.sage,
    skin: 'brown',
    hair: 'black',
    style: 'bun',
    clothes: 'blazer',
    cloth: '#6d4470',
    earrings: true,
  },
];

/** All portraits in one file: pages show one by its number, as `portraits.svg#p7`. */
export const portraits = (): string => toSymbols(people);

/** The same people as flyers have them. */
export const flyerPortraits = (): string => toSymbols(people.map((one) => ({ ...one, isOnFlyer: true })));

function toSymbols(people: readonly Bust[]): string {
  if (people.length !== PORTRAIT_COUNT) throw new Error(`There are ${people.length} portraits`);
  const symbols = people.map(
    (one, index) => `<symbol id="p${index}" viewBox="5 2 70 70">${bust(one)}</symbol>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
}
