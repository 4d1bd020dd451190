import { buyersFolder, changingRate, checkedList, firstKeys, settlementForm } from './scenes/buyerSpots.ts';
import { clifton } from './scenes/clifton.ts';
import { emblems, serviceEmblems } from './scenes/emblems.ts';
import { emptyLot } from './scenes/emptyLot.ts';
import { fountainValley } from './scenes/fountainValley.ts';
import { cityStreet, fallStreet, townStreet, warmCoast } from './scenes/heroes.ts';
import { incomePapers } from './scenes/incomePapers.ts';
import { keysAtDoor } from './scenes/keysAtDoor.ts';
import { letterInHand } from './scenes/letterInHand.ts';
import { manyHomes } from './scenes/manyHomes.ts';
import { atTheTable, mainStreet, office } from './scenes/offices.ts';
import { cliffsidePark, newark, woodbridge } from './scenes/places.ts';
import { plantingDay } from './scenes/plantingDay.ts';
import { porchAtDusk } from './scenes/porchAtDusk.ts';
import { portraits } from './scenes/portraits.ts';
import { boxesInside } from './scenes/programs/boxesInside.ts';
import { underConstruction } from './scenes/programs/building.ts';
import { frontPorch } from './scenes/programs/frontPorch.ts';
import { hillsideHome } from './scenes/programs/hillsideHome.ts';
import { flagStreet, threeFlats } from './scenes/programs/homes.ts';
import { lampAtDusk } from './scenes/programs/lampAtDusk.ts';
import { newKitchen } from './scenes/programs/newKitchen.ts';
import { paintedDoor } from './scenes/programs/paintedDoor.ts';
import { flowerShop } from './scenes/programs/rooms.ts';
import { smallTown } from './scenes/programs/smallTown.ts';
import {
  addressMap,
  buildStages,
  certificate,
  closeRead,
  collateral,
  fourSources,
  giftLetter,
  readyPapers,
  statements,
  twoStatements,
} from './scenes/spots.ts';
import { forSale, inspection, rowOfFlats } from './scenes/stages.ts';
import { states } from './scenes/states.ts';
import { movingDay, palmRow, townRow } from './scenes/streets.ts';

/** The files that `npm run draw` writes to the folder `drawn`, by name. */
export const drawings: Readonly<Record<string, () => string>> = {
  addressMap,
  atTheTable,
  boxesInside,
  buildStages,
  buyersFolder,
  certificate,
  changingRate,
  checkedList,
  cityStreet,
  cliffsidePark,
  clifton,
  closeRead,
  collateral,
  emblems,
  emptyLot,
  fallStreet,
  firstKeys,
  flagStreet,
  flowerShop,
  forSale,
  fountainValley,
  fourSources,
  frontPorch,
  giftLetter,
  hillsideHome,
  incomePapers,
  inspection,
  keysAtDoor,
  lampAtDusk,
  letterInHand,
  mainStreet,
  manyHomes,
  movingDay,
  newKitchen,
  newark,
  office,
  paintedDoor,
  palmRow,
  plantingDay,
  porchAtDusk,
  portraits,
  readyPapers,
  rowOfFlats,
  serviceEmblems,
  settlementForm,
  smallTown,
  statements,
  states,
  threeFlats,
  townRow,
  townStreet,
  twoStatements,
  underConstruction,
  warmCoast,
  woodbridge,
};
