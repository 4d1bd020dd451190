import { FIRST_HOME } from './firstHome.ts';
import { downShareAt, numbersWithin, useVisitorNumbers } from './useVisitorNumbers.ts';

/** Limits of the home price and down payment fields on all pages: dollars, and percent. */
export const HOME_RANGES = { price: [150_000, 3_000_000], downShare: [3, 50], rate: [2, 10] } as const;

/** Upper end of price sliders, in dollars. Most homes cost less, and higher prices can be typed. */
export const PRICE_SLIDER_END = 1_500_000;

/** Returns the home and loan that a page calculates with: the values that the visitor entered, otherwise the example's. */
export function useHomeNumbers() {
  const used = numbersWithin(useVisitorNumbers(), HOME_RANGES, FIRST_HOME.price);
  const price = used.price ?? FIRST_HOME.price;
  return {
    /** The visitor's own. */
    used,
    price,
    downPercent: downShareAt(used, price) ?? FIRST_HOME.downPercent,
    annualRate: used.rate ?? FIRST_HOME.annualRate,
  };
}
