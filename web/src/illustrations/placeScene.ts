import cliffsidePark from './drawn/cliffsidePark.svg';
import clifton from './drawn/clifton.svg';
import fountainValley from './drawn/fountainValley.svg';
import newark from './drawn/newark.svg';
import palmRow from './drawn/palmRow.svg';
import townRow from './drawn/townRow.svg';
import woodbridge from './drawn/woodbridge.svg';

/** Drawings of places: of any company that has a branch there. */
const LANDMARKS: Readonly<Record<string, string>> = {
  'Cliffside Park, NJ': cliffsidePark,
  'Clifton, NJ': clifton,
  'Fountain Valley, CA': fountainValley,
  'Newark, NJ': newark,
  'Woodbridge, NJ': woodbridge,
};

const PALM_STATES = new Set(['AZ', 'CA', 'FL', 'HI', 'NV']);

/** Returns the drawing of a branch: the landmark of its town, or a street as its state builds. */
export const placeScene = ({ name, state }: { name: string; state: string }): string =>
  LANDMARKS[`${name}, ${state}`] ?? (PALM_STATES.has(state) ? palmRow : townRow);
