import forSale from '../../../illustrations/drawn/forSale.svg';
import inspection from '../../../illustrations/drawn/inspection.svg';
import keysAtDoor from '../../../illustrations/drawn/keysAtDoor.svg';
import letterInHand from '../../../illustrations/drawn/letterInHand.svg';
import plantingDay from '../../../illustrations/drawn/plantingDay.svg';
import rowOfFlats from '../../../illustrations/drawn/rowOfFlats.svg';
import { guidePaths } from '../../../lib/routes/sitePaths.ts';
import type { guideStages } from './guideStages.ts';

type Picture = readonly [src: string, alt: string];

/** Each guide's illustration, twice as wide as it is high. */
export const guidePictures: Record<(typeof guideStages)[number]['path'], Picture> = {
  [guidePaths.gettingReady]: [rowOfFlats, 'A couple in front of the apartment building where they rent'],
  [guidePaths.preApproval]: [letterInHand, 'A loan officer hands a couple their pre-approval letter'],
  [guidePaths.offer]: [forSale, 'Two people and their agent look at a house with a for-sale sign'],
  [guidePaths.underwriting]: [inspection, 'An appraiser with a clipboard in front of a house'],
  [guidePaths.closing]: [keysAtDoor, 'An agent hands a family the keys at the door of their house'],
  [guidePaths.firstYear]: [plantingDay, 'A family plants a young tree next to their house'],
};
