/** How somebody is paid who has no pay stub, with the loan that counts it and what they show. */
export const incomeWays = [
  {
    id: 'business',
    who: 'I own a business',
    loan: 'Bank statement loans',
    text: 'For the self-employed: 12 or 24 months of statements in place of tax returns.',
    papers: 'Your business or personal bank statements',
  },
  {
    id: 'rental',
    who: 'I own rentals',
    loan: 'DSCR loans',
    text: 'For investors: the property’s rent qualifies the loan. The debt service coverage ratio (DSCR) is the rent divided by the payment.',
    papers: 'The lease, or an appraiser’s estimate of the rent',
  },
  {
    id: 'savings',
    who: 'I live on savings',
    loan: 'Asset-based lending',
    text: 'For retirees and others with substantial savings: your accounts count as income.',
    papers: 'Bank, brokerage and retirement account statements',
  },
  {
    id: 'other',
    who: 'I don’t fit the usual rules',
    loan: 'Non-QM loans',
    text: 'Loans outside the federal “qualified mortgage” rules, such as interest-only loans.',
    papers: 'Statements, leases or accounts: whatever shows your income',
  },
] as const;

type IncomeWay = (typeof incomeWays)[number];
export type WayId = IncomeWay['id'];

/** The ways whose income is a sum. */
export type CountedWay = Exclude<WayId, 'other'>;

/** What a lender counts by: two numbers each, samples to begin with. */
export const INCOME_SAMPLES: Record<CountedWay, readonly [number, number]> = {
  business: [288_000, 50],
  rental: [3_300, 3_000],
  savings: [720_000, 360],
};

/** Returns what two numbers count as: dollars a month, or for a rental the ratio of rent and payment. */
export function countIncome(way: CountedWay, first: number, second: number): number {
  switch (way) {
    case 'business':
      return (first * second) / 100 / 12;
    case 'rental':
    case 'savings':
      return first / second;
  }
}
