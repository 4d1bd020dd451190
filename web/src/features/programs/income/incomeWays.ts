import { facts } from '@brokerage/domain/programs/facts';

/** Ways to earn an income without pay stubs: the proof, what a lender counts of it, and the loan for it. The last one is a catch-all. */
export const incomeWays = [
  {
    id: 'business',
    who: 'I own a business',
    show: '12 or 24 months of bank statements, business or personal',
    counts: 'A share of the deposits',
    loan: 'Bank statement loans',
    text: 'For the self-employed: your statements stand in for tax returns.',
  },
  {
    id: 'rental',
    who: 'I own rentals',
    show: 'The lease, or an appraiser’s estimate of the rent',
    counts: 'The rent, compared with the payment',
    loan: 'DSCR loans',
    text: 'For investors: the property’s rent qualifies the loan. The debt service coverage ratio (DSCR) is the rent divided by the payment.',
  },
  {
    id: 'savings',
    who: 'I live on savings',
    show: 'Bank, brokerage and retirement account statements',
    counts: 'Your savings divided by a set number of months',
    loan: 'Asset-based lending',
    text: 'For retirees and others with substantial savings: your accounts count as income.',
  },
  {
    id: 'other',
    who: 'None of these',
    show: '1099 forms, statements, leases or accounts',
    counts: 'Any income or savings that show you can repay',
    loan: 'Non-QM loans',
    text: 'Bank statement and asset-based loans are usually non-QM, too: loans outside the federal “qualified mortgage” rules. If neither fits, another one may.',
  },
] as const;

type IncomeWay = (typeof incomeWays)[number];
export type WayId = IncomeWay['id'];

/** The ways whose income is calculated. */
export type CountedWay = Exclude<WayId, 'other'>;

/** The two sample inputs of each calculation. */
export const INCOME_SAMPLES: Record<CountedWay, readonly [number, number]> = {
  business: [288_000, 50],
  rental: [3_300, 3_000],
  savings: [720_000, 360],
};

/** The share of income, in percent, that a new payment and other debts may take, from `facts.conventionalDti`. */
export const MAX_DTI = Number(/\d+/.exec(facts.conventionalDti.value)?.[0]);

/** Returns the countable income in dollars a month, or for a rental the ratio of rent to payment. */
export function countIncome(way: CountedWay, first: number, second: number): number {
  switch (way) {
    case 'business':
      return (first * second) / 100 / 12;
    case 'rental':
    case 'savings':
      return first / second;
  }
}
