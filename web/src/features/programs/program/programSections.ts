import type { FactId } from '@brokerage/domain/programs/facts';
import type { ProgramSlug } from '@brokerage/domain/programs/programs';
import type { FitLook } from './FitSection.tsx';
import type { Tone } from './ProgramBand.tsx';
import type { QuestionsLook } from './QuestionsSection.tsx';

interface Look {
  tone?: Tone;
  /** The heading stands beside the content. */
  isBeside?: boolean;
}

/** A section of a program's page. `block` is the n-th of its content. */
export type ProgramSection = Look &
  (
    | { kind: 'compare' | 'limits' | 'terms' | 'tradeoff' | 'draws' | 'twoPeriods' }
    | { kind: 'fit'; look: FitLook }
    | { kind: 'questions'; look: QuestionsLook }
    | { kind: 'block'; index: number }
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
    { kind: 'terms', tone: 'raised', isBeside: true },
    { kind: 'fit', look: 'split' },
    { kind: 'block', index: 0, tone: 'dark' },
    { kind: 'compare', isBeside: true },
    { kind: 'questions', look: 'right', tone: 'raised' },
  ],
  fha: [
    {
      kind: 'figures',
      title: 'What you need, and what it costs',
      facts: ['fhaDown', 'fhaCredit', 'fhaUpfront', 'fhaAnnual'],
    },
    { kind: 'fit', look: 'lines', tone: 'dark' },
    { kind: 'block', index: 0, isBeside: true },
    {
      kind: 'overTime',
      title: 'What you’ll pay each year',
      lead: 'The mortgage insurance premium stays for as long as you keep the loan.',
      tone: 'raised',
    },
    { kind: 'compare' },
    { kind: 'questions', look: 'strip', tone: 'raised' },
  ],
  va: [
    { kind: 'block', index: 0, tone: 'dark' },
    { kind: 'tradeoff' },
    { kind: 'block', index: 1, tone: 'raised', isBeside: true },
    { kind: 'fit', look: 'columns' },
    { kind: 'compare', tone: 'raised', isBeside: true },
    { kind: 'questions', look: 'left' },
  ],
  jumbo: [
    { kind: 'limits' },
    { kind: 'fit', look: 'columns', tone: 'raised' },
    { kind: 'block', index: 0, isBeside: true },
    { kind: 'compare', tone: 'raised' },
    { kind: 'questions', look: 'right' },
  ],
  usda: [
    { kind: 'block', index: 0 },
    { kind: 'fit', look: 'lines', tone: 'dark' },
    { kind: 'compare', isBeside: true },
    { kind: 'questions', look: 'strip', tone: 'raised' },
  ],
  construction: [
    { kind: 'block', index: 0 },
    { kind: 'draws', tone: 'raised' },
    { kind: 'fit', look: 'split' },
    { kind: 'compare', tone: 'raised', isBeside: true },
    { kind: 'questions', look: 'left' },
  ],
  heloc: [
    { kind: 'twoPeriods' },
    {
      kind: 'figures',
      title: 'What lenders usually look for',
      facts: ['helocEquity', 'helocCredit', 'helocDti'],
      tone: 'raised',
    },
    { kind: 'block', index: 1, tone: 'dark', isBeside: true },
    { kind: 'fit', look: 'columns' },
    { kind: 'compare', tone: 'raised' },
    { kind: 'questions', look: 'strip' },
  ],
  'alternative-lending': [
    { kind: 'block', index: 0, isBeside: true },
    { kind: 'fit', look: 'lines', tone: 'dark' },
    { kind: 'compare' },
    { kind: 'questions', look: 'left', tone: 'raised' },
  ],
  'down-payment-assistance': [
    { kind: 'block', index: 0 },
    { kind: 'fit', look: 'split', tone: 'raised' },
    { kind: 'compare', isBeside: true },
    { kind: 'questions', look: 'right', tone: 'raised' },
  ],
  refinance: [
    { kind: 'block', index: 0, isBeside: true },
    { kind: 'fit', look: 'columns', tone: 'raised' },
    { kind: 'compare' },
    { kind: 'questions', look: 'strip', tone: 'raised' },
  ],
};
