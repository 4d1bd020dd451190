import cliffsidePark from './drawn/cliffsidePark.svg';
import clifton from './drawn/clifton.svg';
import fountainValley from './drawn/fountainValley.svg';
import newark from './drawn/newark.svg';
import palmRow from './drawn/palmRow.svg';
import townRow from './drawn/townRow.svg';
import woodbridge from './drawn/woodbridge.svg';

interface Landmark {
  picture: string;
  name: string;
  /** Center of a narrower crop, as a distance from the left. */
  focus?: string;
}

/** Drawings of places: of any company that has a branch there. */
const LANDMARKS: Readonly<Record<string, Landmark>> = {
  'Cliffside Park, NJ': { picture: cliffsidePark, name: 'George Washington Bridge' },
  'Clifton, NJ': { picture: clifton, name: 'Botany Village', focus: '73%' },
  'Fountain Valley, CA': { picture: fountainValley, name: 'Mile Square Park', focus: '0%' },
  'Newark, NJ': { picture: newark, name: 'Branch Brook Park' },
  'Woodbridge, NJ': { picture: woodbridge, name: 'Barron Arts Center' },
};

const PALM_STATES = new Set(['AZ', 'CA', 'FL', 'HI', 'NV']);

/** Returns a branch's drawing: its town's landmark, or a street typical of its state. */
export const placeScene = ({ name, state }: { name: string; state: string }): string =>
  LANDMARKS[`${name}, ${state}`]?.picture ?? (PALM_STATES.has(state) ? palmRow : townRow);

/** Returns the name of the landmark in a branch's drawing; undefined if it shows a generic street. */
export const landmarkName = ({ name, state }: { name: string; state: string }): string | undefined =>
  LANDMARKS[`${name}, ${state}`]?.name;

/** Returns the center of a crop, from the left, so that it doesn't cut through a building. */
export const placeFocus = ({ name, state }: { name: string; state: string }): string =>
  LANDMARKS[`${name}, ${state}`]?.focus ?? '50%';
