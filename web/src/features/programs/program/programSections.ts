import type { ProgramSlug } from '@brokerage/domain/programs/programs';
import boxesInside from '../../../illustrations/drawn/boxesInside.svg';
import farmRoad from '../../../illustrations/drawn/farmRoad.svg';
import flagStreet from '../../../illustrations/drawn/flagStreet.svg';
import flowerShop from '../../../illustrations/drawn/flowerShop.svg';
import frontPorch from '../../../illustrations/drawn/frontPorch.svg';
import hillsideHome from '../../../illustrations/drawn/hillsideHome.svg';
import lampAtDusk from '../../../illustrations/drawn/lampAtDusk.svg';
import newKitchen from '../../../illustrations/drawn/newKitchen.svg';
import threeFlats from '../../../illustrations/drawn/threeFlats.svg';
import underConstruction from '../../../illustrations/drawn/underConstruction.svg';
import type { Scene } from '../WithScene.tsx';

/** A section of a program's page. `block` is the n-th of its content. One section has the program's picture. */
export type ProgramSection =
  | { kind: 'fit'; scene?: Scene | undefined }
  | { kind: 'block'; index: number; scene?: Scene | undefined }
  | { kind: 'figures' | 'compare' | 'limits' | 'terms' | 'questions' }
  | { kind: 'overTime'; title: string; lead: string };

const fit = (scene?: Scene) => ({ kind: 'fit', scene }) as const;
const figures = { kind: 'figures' } as const;
const compare = { kind: 'compare' } as const;
const questions = { kind: 'questions' } as const;
const block = (index: number, scene?: Scene) => ({ kind: 'block', index, scene }) as const;

/** What each page shows between its head and its end: in the order in which one decides on that program. A single figure is in the head. */
export const programSections: Record<ProgramSlug, readonly ProgramSection[]> = {
  conventional: [
    fit({ src: frontPorch, at: 'right' }),
    figures,
    { kind: 'terms' },
    compare,
    block(0),
    questions,
  ],
  fha: [
    figures,
    fit({ src: threeFlats, at: 'left' }),
    block(1),
    {
      kind: 'overTime',
      title: 'What you’ll pay each year',
      lead: 'The mortgage insurance premium stays for as long as you keep the loan.',
    },
    compare,
    block(0),
    questions,
  ],
  va: [
    block(0),
    block(1, { src: flagStreet, at: 'right' }),
    fit(),
    {
      kind: 'overTime',
      title: 'What you’ll pay each year',
      lead: 'No down payment means a larger loan. The funding fee is part of it here.',
    },
    compare,
    figures,
    questions,
  ],
  jumbo: [
    figures,
    { kind: 'limits' },
    fit({ src: hillsideHome, at: 'above' }),
    block(0),
    {
      kind: 'overTime',
      title: 'What a large loan costs each year',
      lead: 'On a large loan, a small difference in the rate is thousands of dollars a year.',
    },
    compare,
    questions,
  ],
  usda: [block(0, { src: farmRoad, at: 'above' }), fit(), compare, questions],
  construction: [
    block(0, { src: underConstruction, at: 'above' }),
    fit(),
    {
      kind: 'overTime',
      title: 'After the home is finished',
      lead: 'Once construction ends, the loan is a standard mortgage.',
    },
    compare,
    questions,
  ],
  heloc: [
    {
      kind: 'overTime',
      title: 'Two periods, two payments',
      lead: 'The example draws everything on the first day, and the rate stays. Yours will change.',
    },
    block(0),
    figures,
    fit(),
    block(1, { src: newKitchen, at: 'left' }),
    compare,
    questions,
  ],
  'alternative-lending': [block(0), fit({ src: flowerShop, at: 'left' }), compare, questions],
  'down-payment-assistance': [fit({ src: boxesInside, at: 'right' }), block(0), compare, questions],
  refinance: [block(0), fit(), block(1, { src: lampAtDusk, at: 'right' }), compare, questions],
};
