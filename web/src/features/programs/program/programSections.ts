import type { FactId } from '@brokerage/domain/programs/facts';
import type { ProgramSlug } from '@brokerage/domain/programs/programs';

/** A section of a program's page. `block` is the n-th of its content. */
export type ProgramSection =
  | { kind: 'fit' | 'compare' | 'limits' | 'terms' | 'questions' }
  | { kind: 'block'; index: number }
  | { kind: 'figures'; title: string; facts: readonly FactId[] }
  | { kind: 'overTime'; title: string; lead: string };

const fit = { kind: 'fit' } as const;
const compare = { kind: 'compare' } as const;
const questions = { kind: 'questions' } as const;
const block = (index: number) => ({ kind: 'block', index }) as const;

/** What each page shows between its head and its end: in the order in which one decides on that program. A single figure is in the head. */
export const programSections: Record<ProgramSlug, readonly ProgramSection[]> = {
  conventional: [
    {
      kind: 'figures',
      title: 'What you’ll need to qualify',
      facts: ['conventionalDown', 'conventionalCredit', 'conventionalDti', 'conventionalTerms'],
    },
    fit,
    { kind: 'terms' },
    compare,
    block(0),
    questions,
  ],
  fha: [
    {
      kind: 'figures',
      title: 'What you need, and what it costs',
      facts: ['fhaDown', 'fhaCredit', 'fhaUpfront', 'fhaAnnual'],
    },
    fit,
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
    block(1),
    fit,
    {
      kind: 'overTime',
      title: 'What you’ll pay each year',
      lead: 'No down payment means a larger loan. The funding fee is part of it here.',
    },
    compare,
    questions,
  ],
  jumbo: [
    { kind: 'limits' },
    block(0),
    fit,
    {
      kind: 'overTime',
      title: 'What a large loan costs each year',
      lead: 'On a large loan, a small difference in the rate is thousands of dollars a year.',
    },
    compare,
    questions,
  ],
  usda: [block(0), fit, compare, questions],
  construction: [
    block(0),
    fit,
    {
      kind: 'overTime',
      title: 'After the home is finished',
      lead: 'Once construction ends, the loan is a standard mortgage.',
    },
    compare,
    questions,
  ],
  heloc: [
    block(0),
    {
      kind: 'overTime',
      title: 'Two periods, two payments',
      lead: 'The example draws everything on the first day, and the rate stays. Yours will change.',
    },
    {
      kind: 'figures',
      title: 'What lenders usually look for',
      facts: ['helocEquity', 'helocCredit', 'helocDti'],
    },
    fit,
    block(1),
    compare,
    questions,
  ],
  'alternative-lending': [block(0), fit, compare, questions],
  'down-payment-assistance': [fit, block(0), compare, questions],
  refinance: [block(0), fit, block(1), compare, questions],
};
