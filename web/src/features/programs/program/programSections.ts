import type { ProgramSlug } from '@brokerage/domain/programs/programs';
import addressMap from '../../../illustrations/drawn/addressMap.svg?no-inline';
import changingRate from '../../../illustrations/drawn/changingRate.svg?no-inline';
import giftLetter from '../../../illustrations/drawn/giftLetter.svg?no-inline';
import readyPapers from '../../../illustrations/drawn/readyPapers.svg?no-inline';
import statements from '../../../illustrations/drawn/statements.svg?no-inline';
import type { FitLook } from './fit/FitSection.tsx';
import type { Tone } from './ProgramBand.tsx';
import type { QuestionsLook } from './QuestionsSection.tsx';

interface Look {
  tone?: Tone;
}

interface BlockSection {
  kind: 'block';
  index: number;
  /** At the right of the heading and the content. */
  picture?: string;
}

/** A section of a program's page. `block` is an index into the content's blocks. */
export type ProgramSection = Look &
  (
    | {
        kind:
          | 'income'
          | 'limits'
          | 'check'
          | 'score'
          | 'premiums'
          | 'fee'
          | 'reserves'
          | 'pmi'
          | 'service'
          | 'line'
          | 'terms'
          | 'tradeoff'
          | 'assistance'
          | 'firstSteps'
          | 'twoPeriods'
          | 'benefits'
          | 'apply'
          | 'breakEven'
          | 'refinanceStory';
      }
    | { kind: 'compare'; hasFit?: true }
    | { kind: 'fit'; look: FitLook }
    | { kind: 'questions'; look?: QuestionsLook; picture?: string }
    | BlockSection
  );

/**
 * The sections of each page between header and end, and their layout, in the order a borrower needs to decide on the program. Neighboring
 * sections use different layouts. Each page starts with its borrower's main question, in a section of its own, and states each fact once.
 */
export const programSections: Record<ProgramSlug, readonly ProgramSection[]> = {
  conventional: [
    { kind: 'pmi' },
    { kind: 'terms', tone: 'raised' },
    { kind: 'apply', tone: 'raised' },
    { kind: 'compare', hasFit: true },
    { kind: 'questions', look: 'beside', picture: readyPapers, tone: 'raised' },
  ],
  fha: [
    { kind: 'score' },
    { kind: 'fit', look: 'lines', tone: 'dark' },
    { kind: 'premiums' },
    { kind: 'apply' },
    { kind: 'compare', tone: 'raised' },
    { kind: 'questions', look: 'beside', picture: giftLetter },
  ],
  va: [
    { kind: 'benefits' },
    { kind: 'service', tone: 'raised' },
    { kind: 'apply', tone: 'raised' },
    { kind: 'fee', tone: 'dark' },
    { kind: 'tradeoff' },
    { kind: 'compare', hasFit: true, tone: 'raised' },
    { kind: 'questions', look: 'rows' },
  ],
  jumbo: [
    { kind: 'limits' },
    { kind: 'reserves', tone: 'dark' },
    { kind: 'apply', tone: 'dark' },
    { kind: 'compare', tone: 'raised' },
    { kind: 'fit', look: 'split' },
    { kind: 'questions', look: 'beside', tone: 'raised' },
  ],
  usda: [
    { kind: 'check' },
    { kind: 'apply' },
    { kind: 'compare', tone: 'raised' },
    { kind: 'questions', look: 'beside', picture: addressMap },
  ],
  construction: [
    { kind: 'block', index: 0, tone: 'dark' },
    { kind: 'apply', tone: 'dark' },
    { kind: 'compare', hasFit: true, tone: 'raised' },
    { kind: 'questions' },
  ],
  heloc: [
    { kind: 'line' },
    { kind: 'twoPeriods' },
    { kind: 'apply' },
    { kind: 'block', index: 1, tone: 'dark', picture: changingRate },
    { kind: 'fit', look: 'split' },
    { kind: 'compare', tone: 'raised' },
    { kind: 'questions' },
  ],
  'alternative-lending': [
    { kind: 'income' },
    { kind: 'apply' },
    { kind: 'compare', tone: 'raised' },
    { kind: 'questions', look: 'beside', picture: statements },
  ],
  'down-payment-assistance': [
    { kind: 'assistance' },
    { kind: 'firstSteps' },
    { kind: 'apply', tone: 'raised' },
    { kind: 'fit', look: 'split' },
    { kind: 'questions', tone: 'raised' },
  ],
  refinance: [
    { kind: 'breakEven' },
    { kind: 'refinanceStory' },
    { kind: 'compare' },
    { kind: 'apply' },
    { kind: 'questions', tone: 'raised', look: 'rows' },
  ],
};
