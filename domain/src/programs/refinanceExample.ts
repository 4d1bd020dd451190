import { calculateRefinance, type RefinanceInput } from './calculators/refinanceBreakEven.ts';
import { annualPercentageRate } from './loanExamples.ts';

const TERMS: RefinanceInput = {
  balance: 350_000_00,
  currentRate: 7.25,
  remainingTerm: 27 * 12,
  newRate: 6.25,
  newTerm: 360,
  closingCosts: 7_000_00,
};

/**
 * Returns the annual percentage rate of the new loan. Closing costs are entered as one sum, so all of it counts: a finance charge may be
 * disclosed as higher than it is, but not lower (12 CFR 1026.38(o)(2)).
 */
export const refinanceApr = (
  { balance, closingCosts, newTerm }: Pick<RefinanceInput, 'balance' | 'closingCosts' | 'newTerm'>,
  newPayment: number,
): number => annualPercentageRate(balance - closingCosts, Array<number>(newTerm).fill(newPayment));

const { newPayment } = calculateRefinance(TERMS);

/** The default refinance in calculators, described by the disclosure. Cents, percent, months. */
export const refinanceExample = { ...TERMS, newPayment, apr: refinanceApr(TERMS, newPayment) };
