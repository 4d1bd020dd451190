import { type FactId, facts } from './facts.ts';
import { LIMIT_TEXTS } from './loanLimits.ts';
import type { ProgramSlug } from './programs.ts';

/** One of the first things to know of a program. */
interface KeyFact {
  label: string;
  /** The figure that counts. */
  value: string;
  /** When it holds, or what it doesn't say. */
  more: string;
  /** The fact whose source is shown. */
  fact: FactId;
}

const {
  conventionalCredit,
  conventionalDown,
  fhaCredit,
  fhaDown,
  jumboBaseline,
  usdaDown,
  usdaIncome,
  vaDown,
} = facts;

/** The facts that decide first whether a program fits: who qualifies, with how much down, and up to which loan or income. */
export const keyFacts = {
  conventional: [
    {
      label: 'Credit score',
      value: conventionalCredit.value,
      more: 'Typical minimum',
      fact: 'conventionalCredit',
    },
    {
      label: 'Down payment',
      value: conventionalDown.value,
      more: 'As low as 3% if you qualify',
      fact: 'conventionalDown',
    },
    {
      label: 'Loan limit',
      value: `Up to ${jumboBaseline.value}`,
      more: `Up to ${LIMIT_TEXTS.ceiling} in high-cost counties`,
      fact: 'jumboBaseline',
    },
  ],
  fha: [
    { label: 'Credit score', value: fhaCredit.value, more: '500+ with 10% down', fact: 'fhaCredit' },
    { label: 'Down payment', value: fhaDown.value, more: 'With a score of 580+', fact: 'fhaDown' },
    {
      label: 'Loan limit',
      value: `Up to ${LIMIT_TEXTS.fhaFloor}`,
      more: `Up to ${LIMIT_TEXTS.ceiling} in high-cost counties`,
      fact: 'fhaSize',
    },
  ],
  va: [
    { label: 'Credit score', value: 'No VA minimum', more: 'Most lenders set one', fact: 'vaCredit' },
    {
      label: 'Down payment',
      value: vaDown.value,
      more: 'Within your entitlement',
      fact: 'vaDown',
    },
    { label: 'Loan limit', value: 'No VA limit', more: 'With full entitlement', fact: 'vaSize' },
  ],
  usda: [
    { label: 'Credit score', value: 'No USDA minimum', more: 'Most lenders set one', fact: 'usdaCredit' },
    { label: 'Down payment', value: usdaDown.value, more: 'Guarantee fees apply', fact: 'usdaDown' },
    {
      label: 'Household income',
      value: `Up to ${usdaIncome.value} a year`,
      more: 'One to four people, in most counties, as of June 2025',
      fact: 'usdaIncome',
    },
  ],
} as const satisfies Partial<Record<ProgramSlug, readonly KeyFact[]>>;

export type KeyFactSlug = keyof typeof keyFacts;
