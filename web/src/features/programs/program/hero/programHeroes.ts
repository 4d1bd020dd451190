import type { ProgramSlug } from '@brokerage/domain/programs/programs';
import boxesInside from '../../../../illustrations/drawn/boxesInside.svg';
import farmRoad from '../../../../illustrations/drawn/farmRoad.svg';
import flagStreet from '../../../../illustrations/drawn/flagStreet.svg';
import flowerShop from '../../../../illustrations/drawn/flowerShop.svg';
import frontPorch from '../../../../illustrations/drawn/frontPorch.svg';
import hillsideHome from '../../../../illustrations/drawn/hillsideHome.svg';
import lampAtDusk from '../../../../illustrations/drawn/lampAtDusk.svg';
import newKitchen from '../../../../illustrations/drawn/newKitchen.svg';
import threeFlats from '../../../../illustrations/drawn/threeFlats.svg';
import underConstruction from '../../../../illustrations/drawn/underConstruction.svg';

/**
 * How the head of a page is composed on a wide screen.
 * `right`: the picture runs to the right edge, the figures are a strip that overlaps it.
 * `left`: the picture runs to the left edge, the figures are a band across the page.
 * `across`: the picture lies below the words, the figures are a card that overlaps it.
 * `wide`: the picture fills the head, the words lie on its sky.
 */
export type HeroLayout = 'right' | 'left' | 'across' | 'wide';

interface HeroScene {
  src: string;
  layout: HeroLayout;
  /** What stays in view, from the left, when the sides of the picture are cut off. */
  focus: `${number}%`;
}

export const programHeroes: Record<ProgramSlug, HeroScene> = {
  conventional: { src: frontPorch, layout: 'left', focus: '46%' },
  fha: { src: threeFlats, layout: 'right', focus: '72%' },
  va: { src: flagStreet, layout: 'across', focus: '100%' },
  jumbo: { src: hillsideHome, layout: 'across', focus: '100%' },
  usda: { src: farmRoad, layout: 'wide', focus: '100%' },
  construction: { src: underConstruction, layout: 'left', focus: '78%' },
  heloc: { src: newKitchen, layout: 'right', focus: '100%' },
  'alternative-lending': { src: flowerShop, layout: 'left', focus: '62%' },
  'down-payment-assistance': { src: boxesInside, layout: 'right', focus: '60%' },
  refinance: { src: lampAtDusk, layout: 'left', focus: '78%' },
};
