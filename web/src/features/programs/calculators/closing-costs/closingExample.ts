/** A purchase to begin with, marked as an example on the page. Dollars, percent, days and months. */
export const CLOSING_EXAMPLE = {
  price: 500_000,
  down: 100_000,
  rate: 6.25,
  lender: 2_000,
  points: 0,
  services: 900,
  title: 2_800,
  recording: 200,
  transfer: 0,
  insurance: 1_800,
  tax: 9_000,
  days: 15,
  escrow: 3,
  credit: 0,
  // 1% of the sample's price: offers nearly always come with some.
  deposit: 5_000,
};

/** Amounts that keep their share of the price until they are typed. */
export const FOLLOWS_PRICE = ['down', 'deposit', 'insurance', 'tax'] as const;

/** Names the same amount on every page: down payment and closing costs, the deposit included. A Loan Estimate's "Cash to Close" leaves that out. */
export const CASH_NEEDED = 'Cash you’ll need';

/** Names what a buyer gets back who paid more before closing than is due. */
export const CASH_BACK = 'Back to you at closing';
