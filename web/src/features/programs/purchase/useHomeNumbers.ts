import {
  downShareAt,
  numbersWithin,
  useVisitorNumbers,
} from '../../../lib/visitor-numbers/useVisitorNumbers.ts';
import { FIRST_DOWN, FIRST_PRICE, TERMS } from './costOfHome.ts';

/** What the fields of the purchase page take. */
export const HOME_RANGES = { price: [150_000, 3_000_000], downShare: [3, 50], rate: [2, 10] } as const;

/** Returns the home that the purchase page is figured for: the visitor's own as far as they entered one, else the example's. */
export function useHomeNumbers() {
  const used = numbersWithin(useVisitorNumbers(), HOME_RANGES, FIRST_PRICE);
  const price = used.price ?? FIRST_PRICE;
  return {
    used,
    price,
    downShare: downShareAt(used, price) ?? FIRST_DOWN,
    annualRate: used.rate ?? TERMS.annualRate,
  };
}
