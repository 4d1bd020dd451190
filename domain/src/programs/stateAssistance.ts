/**
 * A state's own down payment assistance. Amounts and terms change with the agency's funds: `asOf` is the day for which a record of the
 * agency's own page is known (firstresponderhomeprograms.com keeps dated ones). Check with the agency before changing a figure.
 */
export interface StateAssistance {
  /** The state's name. */
  state: string;
  program: string;
  agency: string;
  /** The agency's website, or its page on the program. */
  address: string;
  amount: string;
  /** Whether it depends on the county. */
  differsByCounty?: true;
  /** The maximum in `amount` for a buyer with an FHA loan: dollars, or percent of the price. */
  max: { dollars: number } | { percent: number };
  repayment: string;
  /** What `repayment` says about selling: forgiven after some years, or repaid in full with simple interest at any time. */
  onSale: { forgivenAfter: number } | 'all with interest';
  eligibility: string;
  pairing: string;
  /** ISO date. */
  asOf: string;
}

/** By state; a company shows those of the states with its branches. */
export const stateAssistance: readonly StateAssistance[] = [
  {
    state: 'New Jersey',
    program: 'Down Payment Assistance',
    agency: 'New Jersey Housing and Mortgage Finance Agency',
    address: 'https://www.njhousing.gov/',
    amount:
      'A forgivable second loan of up to $15,000, or $10,000 in some counties. First-generation buyers may get $7,000 more.',
    differsByCounty: true,
    max: { dollars: 15_000 },
    repayment:
      'No interest and no monthly payment. The loan is forgiven after 5 years if you live there and don’t sell or refinance.',
    onSale: { forgivenAfter: 5 },
    eligibility:
      'First-time buyers, veterans, and buyers in certain urban areas, within income and price limits.',
    pairing: 'You need to use the agency’s own 30-year fixed-rate first mortgage.',
    asOf: '2026-04-19',
  },
  {
    state: 'California',
    program: 'MyHome Assistance',
    agency: 'California Housing Finance Agency',
    address: 'https://www.calhfa.ca.gov/homebuyer/programs/myhome.htm',
    amount:
      'A second loan of up to 3.5% of the price with an FHA loan, or up to 3% with a conventional, VA or USDA loan.',
    max: { percent: 3.5 },
    repayment:
      'No monthly payment, but simple interest adds up. You pay it all back when you sell, refinance or pay off the first mortgage.',
    onSale: 'all with interest',
    eligibility: 'First-time buyers within the county’s income limit, after a homebuyer class.',
    pairing: 'You need to use one of the agency’s own first mortgages.',
    asOf: '2026-04-22',
  },
];

/** Returns the most that a program gives a buyer with an FHA loan, for a price in dollars. */
export const maxAssistance = ({ max }: StateAssistance, price: number): number =>
  'dollars' in max ? max.dollars : Math.round((price * max.percent) / 100);

/** Returns what a buyer who sells after some years owes of assistance in dollars, without added interest. */
export const owedOnSale = ({ onSale }: StateAssistance, help: number, years: number): number =>
  onSale === 'all with interest' || years < onSale.forgivenAfter ? help : 0;
