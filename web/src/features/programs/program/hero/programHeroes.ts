import type { ProgramSlug } from '@brokerage/domain/programs/programs';
import boxesInside from '../../../../illustrations/drawn/boxesInside.svg';
import flagStreet from '../../../../illustrations/drawn/flagStreet.svg';
import flowerShop from '../../../../illustrations/drawn/flowerShop.svg';
import frontPorch from '../../../../illustrations/drawn/frontPorch.svg';
import hillsideHome from '../../../../illustrations/drawn/hillsideHome.svg';
import newKitchen from '../../../../illustrations/drawn/newKitchen.svg';
import paintedDoor from '../../../../illustrations/drawn/paintedDoor.svg';
import smallTown from '../../../../illustrations/drawn/smallTown.svg';
import threeFlats from '../../../../illustrations/drawn/threeFlats.svg';
import underConstruction from '../../../../illustrations/drawn/underConstruction.svg';

/**
 * Layout of a page's hero on wide screens. `right`, `left`: the picture extends to that edge and the figures are a full-width band. `wide`:
 * the picture fills the hero, with the text on its sky. On phones the figures are a band below the picture.
 */
export type HeroLayout = 'right' | 'left' | 'wide';

interface HeroScene {
  src: string;
  /** The drawing's height; its width is 800. */
  height: 400 | 560;
  layout: HeroLayout;
  /** The point, from the left, that stays in view when the sides are cropped: on tablets, or on phones in landscape. */
  focus: `${number}%`;
}

export const programHeroes: Record<ProgramSlug, HeroScene> = {
  conventional: { src: frontPorch, height: 560, layout: 'left', focus: '54%' },
  fha: { src: threeFlats, height: 560, layout: 'right', focus: '58%' },
  va: { src: flagStreet, height: 400, layout: 'right', focus: '100%' },
  jumbo: { src: hillsideHome, height: 400, layout: 'right', focus: '100%' },
  usda: { src: smallTown, height: 400, layout: 'wide', focus: '100%' },
  construction: { src: underConstruction, height: 560, layout: 'left', focus: '78%' },
  heloc: { src: newKitchen, height: 400, layout: 'right', focus: '100%' },
  'alternative-lending': { src: flowerShop, height: 560, layout: 'left', focus: '55%' },
  'down-payment-assistance': { src: boxesInside, height: 560, layout: 'right', focus: '80%' },
  refinance: { src: paintedDoor, height: 560, layout: 'right', focus: '72%' },
};
