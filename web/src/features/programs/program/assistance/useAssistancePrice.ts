import { loanExample } from '@brokerage/domain/programs/loanExamples';
import { numbersWithin, useVisitorNumbers } from '../../../../lib/visitor-numbers/useVisitorNumbers.ts';

/** Range of the page's price field, in dollars. */
export const ASSISTANCE_PRICES = [150_000, 900_000] as const;

const EXAMPLE_PRICE = loanExample('fha').price / 100;

/** Returns the price that the page uses; `used` contains it only if it's the visitor's own. */
export function useAssistancePrice(): { used: { price?: number | undefined }; price: number } {
  const used = numbersWithin(useVisitorNumbers(), { price: ASSISTANCE_PRICES });
  return { used, price: used.price ?? EXAMPLE_PRICE };
}
