import { SAMPLE_CLOSING, SAMPLE_PURCHASE } from '@brokerage/domain/programs/samplePurchase';

/** The initial sample purchase, labeled as an example on the page. Dollars, percent, days and months. */
export const CLOSING_EXAMPLE = {
  price: SAMPLE_PURCHASE.price as number,
  down: 100_000,
  rate: 6.25,
  ...(SAMPLE_CLOSING as Record<keyof typeof SAMPLE_CLOSING, number>),
  insurance: SAMPLE_PURCHASE.insurance as number,
  tax: SAMPLE_PURCHASE.tax as number,
  credit: 0,
  // 1% of the sample's price, because most offers include a deposit.
  deposit: 5_000,
};

/** Values of the calculator's fields. Dollars, percent, days and months. */
export type ClosingNumbers = Record<keyof typeof CLOSING_EXAMPLE, number>;

/** Amounts that keep their share of the price until the visitor edits them. */
export const FOLLOWS_PRICE = ['down', 'deposit', 'insurance', 'tax'] as const;

/**
 * Label for down payment plus closing costs, including the deposit, on every page. A Loan Estimate's "Cash to Close" excludes the deposit.
 */
export const CASH_NEEDED = 'Cash you’ll need';

/** Label for the refund at closing when a buyer paid more in advance than is due. */
export const CASH_BACK = 'Back to you at closing';
