import { type RefinanceInput, refinanceBreakEven } from './calculators/refinanceBreakEven.ts';
import { annualPercentageRate } from './loanExamples.ts';

const TERMS: RefinanceInput = {
  balance: 350_000_00,
  currentRate: 7.25,
  remainingTerm: 27 * 12,
  newRate: 6.25,
  newTerm: 360,
  closingCosts: 7_000_00,
};

/** Returns the annual percentage rate of the new loan, with all closing costs counted as paid for the credit so that it isn't understated. */
export const refinanceApr = (
  { balance, closingCosts, newTerm }: Pick<RefinanceInput, 'balance' | 'closingCosts' | 'newTerm'>,
  newPayment: number,
): number => annualPercentageRate(balance - closingCosts, Array<number>(newTerm).fill(newPayment));

const { newPayment } = refinanceBreakEven(TERMS);

/** The refinance that calculators begin with and the disclosure describes. Cents, percent, months. */
export const refinanceExample = { ...TERMS, newPayment, apr: refinanceApr(TERMS, newPayment) };
