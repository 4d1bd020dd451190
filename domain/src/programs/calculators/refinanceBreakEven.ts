import { amortize, monthlyPayment } from './amortization.ts';

/** Money in cents, rates in percent a year, terms in months. */
export interface RefinanceInput {
  balance: number;
  currentRate: number;
  /** Months left on the current loan. */
  remainingTerm: number;
  newRate: number;
  newTerm: number;
  /** Closing costs, paid at closing and not added to the loan. */
  closingCosts: number;
}

export interface RefinanceResult {
  currentPayment: number;
  newPayment: number;
  /** Cents a month; negative when the new payment is higher. */
  monthlySaving: number;
  /** First month by which the payments saved have paid the closing costs; null when they never do. */
  breakEvenMonth: number | null;
  /** Interest of the current loan less interest of the new one and closing costs, over the whole terms. */
  lifetimeSaving: number;
}

/** When a refinance has paid for itself, by the payments of principal and interest. */
export function refinanceBreakEven(input: RefinanceInput): RefinanceResult {
  const current = { principal: input.balance, annualRate: input.currentRate, term: input.remainingTerm };
  const next = { principal: input.balance, annualRate: input.newRate, term: input.newTerm };
  const interest = (loan: typeof current) => amortize(loan).reduce((sum, row) => sum + row.interest, 0);
  const currentPayment = monthlyPayment(current);
  const newPayment = monthlyPayment(next);
  const monthlySaving = currentPayment - newPayment;
  const months =
    monthlySaving > 0 ? Math.max(1, Math.ceil(input.closingCosts / monthlySaving)) : Number.POSITIVE_INFINITY;
  return {
    currentPayment,
    newPayment,
    monthlySaving,
    // After the current loan's end there is no payment left to save on.
    breakEvenMonth: months <= Math.min(input.remainingTerm, input.newTerm) ? months : null,
    lifetimeSaving: interest(current) - interest(next) - input.closingCosts,
  };
}
