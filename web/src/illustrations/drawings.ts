import { cityStreet, fallStreet, townStreet, warmCoast } from './scenes/heroes.ts';
import { atTheTable, mainStreet, office } from './scenes/offices.ts';
import { cliffsidePark, clifton, fountainValley, newark, woodbridge } from './scenes/places.ts';
import { porchAtDusk } from './scenes/porchAtDusk.ts';
import { portraits } from './scenes/portraits.ts';
import { forSale, inspection, plantingDay, rowOfFlats } from './scenes/stages.ts';
import { states } from './scenes/states.ts';
import { movingDay, palmRow, townRow } from './scenes/streets.ts';

/** What `npm run draw` writes to the folder `drawn`, by the name of the file. */
export const drawings: Readonly<Record<string, () => string>> = {
  atTheTable,
  cityStreet,
  cliffsidePark,
  clifton,
  fallStreet,
  forSale,
  fountainValley,
  inspection,
  mainStreet,
  movingDay,
  newark,
  office,
  palmRow,
  plantingDay,
  porchAtDusk,
  portraits,
  rowOfFlats,
  states,
  townRow,
  townStreet,
  warmCoast,
  woodbridge,
};
