import { SAMPLE_CLOSING, SAMPLE_PURCHASE } from '@brokerage/domain/programs/samplePurchase';

/** A purchase to begin with, marked as an example on the page. Dollars, percent, days and months. */
export const CLOSING_EXAMPLE = {
  price: SAMPLE_PURCHASE.price as number,
  down: 100_000,
  rate: 6.25,
  ...(SAMPLE_CLOSING as Record<keyof typeof SAMPLE_CLOSING, number>),
  insurance: SAMPLE_PURCHASE.insurance as number,
  tax: SAMPLE_PURCHASE.tax as number,
  credit: 0,
  // 1% of the sample's price: offers nearly always come with some.
  deposit: 5_000,
};

/** What the calculator's fields hold. Dollars, percent, days and months. */
export type ClosingNumbers = Record<keyof typeof CLOSING_EXAMPLE, number>;

/** Amounts that keep their share of the price until they are typed. */
export const FOLLOWS_PRICE = ['down', 'deposit', 'insurance', 'tax'] as const;

/** Names the same amount on every page: down payment and closing costs, the deposit included. A Loan Estimate's "Cash to Close" leaves that out. */
export const CASH_NEEDED = 'Cash you’ll need';

/** Names what a buyer gets back who paid more before closing than is due. */
export const CASH_BACK = 'Back to you at closing';
