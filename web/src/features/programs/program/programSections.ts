import type { FactId } from '@brokerage/domain/programs/facts';
import type { ProgramSlug } from '@brokerage/domain/programs/programs';
import addressMap from '../../../illustrations/drawn/addressMap.svg?no-inline';
import changingRate from '../../../illustrations/drawn/changingRate.svg?no-inline';
import giftLetter from '../../../illustrations/drawn/giftLetter.svg?no-inline';
import readyPapers from '../../../illustrations/drawn/readyPapers.svg?no-inline';
import statements from '../../../illustrations/drawn/statements.svg?no-inline';
import type { FitLook } from './fit/FitSection.tsx';
import type { Tone } from './ProgramBand.tsx';

interface Look {
  tone?: Tone;
  /** The heading stands beside the content. */
  isBeside?: boolean;
}

interface BlockSection {
  kind: 'block';
  index: number;
  /** Below the heading if that stands beside the content, otherwise at the right of both. */
  picture?: string;
}

/** A section of a program's page. `block` is the n-th of its content. */
export type ProgramSection = Look &
  (
    | {
        kind:
          | 'limits'
          | 'reserves'
          | 'pmi'
          | 'service'
          | 'line'
          | 'terms'
          | 'tradeoff'
          | 'draws'
          | 'assistance'
          | 'income'
          | 'twoPeriods'
          | 'breakEven'
          | 'refinanceStory';
      }
    | { kind: 'compare'; hasFit?: true }
    | { kind: 'fit'; look: FitLook }
    | { kind: 'questions' }
    | BlockSection
    | { kind: 'figures'; title: string; facts: readonly FactId[] }
    | { kind: 'overTime'; title: string; lead: string }
  );

/**
 * What each page shows between its head and its end, in the order in which one decides on that program, and how. Neighbors differ in
 * composition, and each page has a section that no other has. A single figure is in the head.
 */
export const programSections: Record<ProgramSlug, readonly ProgramSection[]> = {
  conventional: [
    {
      kind: 'figures',
      title: 'What you’ll need to qualify',
      facts: ['conventionalDown', 'conventionalCredit', 'conventionalDti', 'conventionalTerms'],
    },
    { kind: 'pmi', tone: 'raised' },
    { kind: 'terms' },
    { kind: 'block', index: 0, tone: 'dark', isBeside: true, picture: readyPapers },
    { kind: 'compare', hasFit: true },
    { kind: 'questions', tone: 'raised' },
  ],
  fha: [
    {
      kind: 'figures',
      title: 'What you need, and what it costs',
      facts: ['fhaDown', 'fhaCredit', 'fhaUpfront', 'fhaAnnual'],
    },
    { kind: 'fit', look: 'lines', tone: 'dark' },
    { kind: 'block', index: 0, picture: giftLetter },
    {
      kind: 'overTime',
      title: 'What you’ll pay each year',
      lead: 'Mortgage insurance falls each year with what you owe, but you pay it for as long as you keep the loan.',
      tone: 'raised',
    },
    { kind: 'compare' },
    { kind: 'questions', tone: 'raised' },
  ],
  va: [
    { kind: 'block', index: 0 },
    { kind: 'service', tone: 'raised' },
    { kind: 'tradeoff' },
    { kind: 'compare', hasFit: true, tone: 'raised' },
    { kind: 'questions' },
  ],
  jumbo: [
    { kind: 'limits' },
    { kind: 'reserves', tone: 'dark' },
    { kind: 'compare', hasFit: true, tone: 'raised' },
    { kind: 'questions' },
  ],
  usda: [
    { kind: 'block', index: 0, isBeside: true, picture: addressMap },
    {
      kind: 'figures',
      title: 'What it costs, and what you can earn',
      facts: ['usdaUpfront', 'usdaAnnual', 'usdaIncome'],
      tone: 'raised',
    },
    { kind: 'compare', hasFit: true },
    { kind: 'questions', tone: 'raised' },
  ],
  construction: [
    { kind: 'block', index: 0 },
    { kind: 'draws', tone: 'raised' },
    { kind: 'fit', look: 'split' },
    { kind: 'compare', tone: 'raised' },
    { kind: 'questions' },
  ],
  heloc: [
    { kind: 'twoPeriods' },
    { kind: 'line' },
    { kind: 'block', index: 1, tone: 'dark', picture: changingRate },
    {
      kind: 'figures',
      title: 'What lenders usually look for',
      facts: ['helocEquity', 'helocCredit', 'helocDti'],
    },
    { kind: 'compare', hasFit: true, tone: 'raised' },
    { kind: 'questions' },
  ],
  'alternative-lending': [
    { kind: 'block', index: 0, isBeside: true, picture: statements },
    { kind: 'income', tone: 'dark' },
    { kind: 'compare', hasFit: true },
    { kind: 'questions', tone: 'raised' },
  ],
  'down-payment-assistance': [
    { kind: 'block', index: 0, isBeside: true },
    { kind: 'assistance' },
    { kind: 'fit', look: 'split' },
    { kind: 'questions', tone: 'raised' },
  ],
  refinance: [
    { kind: 'breakEven' },
    { kind: 'refinanceStory' },
    { kind: 'compare' },
    { kind: 'questions', tone: 'raised' },
  ],
};
