import { exampleAtPrice } from '../inputs/exampleAtPrice.ts';

/** An example to begin with, marked as one on the page. */
export const MORTGAGE_EXAMPLE = {
  price: 500_000,
  down: 100_000,
  rate: 6.25,
  term: 30,
  tax: 9_000,
  insurance: 1_800,
  pmi: 0.6,
  dues: 0,
};

/** Property tax and homeowner's insurance of the example in percent of the price a year, for homes of other prices. */
export const YEARLY_SHARES = {
  tax: (MORTGAGE_EXAMPLE.tax / MORTGAGE_EXAMPLE.price) * 100,
  insurance: (MORTGAGE_EXAMPLE.insurance / MORTGAGE_EXAMPLE.price) * 100,
} as const;

/** Returns the example's property tax or insurance of a year for a home of another price, in whole dollars. */
export const yearlyShare = (name: keyof typeof YEARLY_SHARES, price: number): number =>
  exampleAtPrice<keyof typeof MORTGAGE_EXAMPLE>(MORTGAGE_EXAMPLE, price, [name])[name] as number;
