import { PORTRAIT_COUNT } from '@brokerage/domain/directory/portraitId';
import { type Bust, bust } from '../kit/busts.ts';
import { LIVE_BRAND } from '../kit/inks.ts';
import { portraitGrounds } from '../portraitGrounds.ts';

const { paper, sage, sky, clay, sand } = portraitGrounds;

/** All the people in the drawings, in the order of the numbers that `portraitId` gives. */
const people: readonly Bust[] = [
  { ground: sage.ground, skin: 'olive', hair: 'black', style: 'bob', clothes: 'blazer', cloth: '#7a3f36' },
  {
    ground: sky.ground,
    skin: 'light',
    hair: 'gray',
    style: 'part',
    clothes: 'suit',
    cloth: '#3d4652',
    glasses: true,
    older: true,
  },
  {
    ground: clay.ground,
    skin: 'brown',
    hair: 'black',
    style: 'curly',
    clothes: 'blouse',
    cloth: LIVE_BRAND,
    earrings: true,
  },
  {
    ground: sand.ground,
    skin: 'olive',
    hair: 'brown',
    style: 'curly',
    clothes: 'turtleneck',
    cloth: '#2f5a63',
    glasses: true,
    earrings: true,
  },
  {
    ground: paper.ground,
    skin: 'pale',
    hair: 'red',
    style: 'swept',
    clothes: 'vneck',
    cloth: '#5d6b48',
    beard: 'full',
  },
  { ground: sage.ground, skin: 'deep', hair: 'black', style: 'scarf', clothes: 'sweater', cloth: '#c79a63' },
  { ground: clay.ground, skin: 'deep', hair: 'black', style: 'crop', clothes: 'suit', cloth: '#2f3b4a' },
  {
    ground: sky.ground,
    skin: 'pale',
    hair: 'white',
    style: 'bob',
    clothes: 'turtleneck',
    cloth: LIVE_BRAND,
    glasses: true,
    older: true,
  },
  {
    ground: sand.ground,
    skin: 'tan',
    hair: 'black',
    style: 'swept',
    clothes: 'shirt',
    cloth: '#6b7f8c',
    beard: 'stubble',
  },
  {
    ground: sky.ground,
    skin: 'light',
    hair: 'chestnut',
    style: 'long',
    clothes: 'blazer',
    cloth: LIVE_BRAND,
  },
  {
    ground: paper.ground,
    skin: 'brown',
    hair: 'gray',
    style: 'bald',
    clothes: 'suit',
    cloth: '#4a3f38',
    beard: 'full',
    older: true,
  },
  {
    ground: sage.ground,
    skin: 'olive',
    hair: 'black',
    style: 'part',
    clothes: 'sweater',
    cloth: '#2f5a63',
    glasses: true,
  },
  { ground: sand.ground, skin: 'pale', hair: 'blond', style: 'tail', clothes: 'shirt', cloth: '#86a08c' },
  {
    ground: sky.ground,
    skin: 'pale',
    hair: 'gray',
    style: 'receding',
    clothes: 'vneck',
    cloth: '#4f6b5d',
    older: true,
  },
  {
    ground: clay.ground,
    skin: 'light',
    hair: 'brown',
    style: 'fringe',
    clothes: 'sweater',
    cloth: '#b9694a',
    glasses: true,
  },
  { ground: paper.ground, skin: 'tan', hair: 'brown', style: 'curly', clothes: 'shirt', cloth: '#5f7890' },
  {
    ground: paper.ground,
    skin: 'pale',
    hair: 'blond',
    style: 'fringe',
    clothes: 'sweater',
    cloth: '#5f7f95',
  },
  {
    ground: sage.ground,
    skin: 'light',
    hair: 'black',
    style: 'crop',
    clothes: 'turtleneck',
    cloth: '#3a3f46',
  },
  {
    ground: sand.ground,
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
    ground: clay.ground,
    skin: 'tan',
    hair: 'brown',
    style: 'long',
    clothes: 'blouse',
    cloth: '#a2553d',
    earrings: true,
  },
  {
    ground: paper.ground,
    skin: 'deep',
    hair: 'black',
    style: 'afro',
    clothes: 'turtleneck',
    cloth: '#b58a3c',
    earrings: true,
  },
  {
    ground: sage.ground,
    skin: 'deep',
    hair: 'black',
    style: 'tight',
    clothes: 'vneck',
    cloth: '#35566b',
    beard: 'stubble',
  },
  {
    ground: paper.ground,
    skin: 'light',
    hair: 'brown',
    style: 'tight',
    clothes: 'shirt',
    cloth: '#7d8f6e',
    beard: 'full',
    glasses: true,
  },
  {
    ground: sage.ground,
    skin: 'brown',
    hair: 'black',
    style: 'bun',
    clothes: 'blazer',
    cloth: '#b4553c',
    flyerCloth: '#6d4470',
    earrings: true,
  },
];

/** All portraits in one file: pages show one by its number, as `portraits.svg#p7`. */
export const portraits = (): string => toSymbols(people);

/** The same people in their flyer version. */
export const flyerPortraits = (): string =>
  toSymbols(
    people.map((person) => ({ ...person, cloth: person.flyerCloth ?? person.cloth, isOnFlyer: true })),
  );

function toSymbols(people: readonly Bust[]): string {
  if (people.length !== PORTRAIT_COUNT) throw new Error(`There are ${people.length} portraits`);
  const symbols = people.map(
    (one, index) => `<symbol id="p${index}" viewBox="5 2 70 70">${bust(one)}</symbol>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
}
