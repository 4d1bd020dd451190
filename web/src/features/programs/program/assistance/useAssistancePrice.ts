import { loanExample } from '@brokerage/domain/programs/loanExamples';
import { numbersWithin, useVisitorNumbers } from '../../../../lib/visitor-numbers/useVisitorNumbers.ts';

/** The range of the page's price input, in dollars. */
export const ASSISTANCE_PRICES = [150_000, 900_000] as const;

const EXAMPLE_PRICE = loanExample('fha').price / 100;

/** Returns the price used on the page; `used` contains it only if the visitor entered it. */
export function useAssistancePrice(): { used: { price?: number | undefined }; price: number } {
  const used = numbersWithin(useVisitorNumbers(), { price: ASSISTANCE_PRICES });
  return { used, price: used.price ?? EXAMPLE_PRICE };
}
