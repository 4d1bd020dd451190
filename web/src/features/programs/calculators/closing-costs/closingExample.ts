import { SAMPLE_CLOSING } from '@brokerage/domain/programs/sampleClosing';
import { SAMPLE_PURCHASE } from '@brokerage/domain/programs/samplePurchase';

/** The initial sample purchase, marked as an example on the page. Dollars, percent, days and months. */
export const CLOSING_EXAMPLE = {
  price: SAMPLE_PURCHASE.price as number,
  down: 100_000,
  rate: 6.25,
  ...(SAMPLE_CLOSING as Record<keyof typeof SAMPLE_CLOSING, number>),
  insurance: SAMPLE_PURCHASE.insurance as number,
  tax: SAMPLE_PURCHASE.tax as number,
  credit: 0,
  // 1% of the sample price, a typical earnest money deposit.
  deposit: 5_000,
};

/** The calculator's field values. Dollars, percent, days and months. */
export type ClosingNumbers = Record<keyof typeof CLOSING_EXAMPLE, number>;

/** Amounts that keep their share of the price until the visitor enters them. */
export const FOLLOWS_PRICE = ['down', 'deposit', 'insurance', 'tax'] as const;

/**
 * The same name on every page for down payment plus closing costs, including the deposit. A Loan Estimate's "Cash to Close" excludes the
 * deposit.
 */
export const CASH_NEEDED = 'Cash you’ll need';

/** The refund to a buyer who paid more before closing than is due. */
export const CASH_BACK = 'Back to you at closing';
