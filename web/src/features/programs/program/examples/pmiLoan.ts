import { loanExample } from '@brokerage/domain/programs/loanExamples';

/** The conventional example with another down payment; money in cents, times in months. */
interface PmiLoan {
  down: number;
  /** Monthly principal and interest. */
  payment: number;
  /** Monthly PMI, while it lasts. */
  pmi: number;
  /** When the borrower may request cancellation of PMI, and when it ends automatically. */
  canAsk: number;
  ends: number;
  /** Until it ends automatically. */
  totalPmi: number;
  /** Over the full term. */
  interest: number;
  /** Percent; PMI is a finance charge. */
  apr: number;
}

/** Returns the cost of the conventional example's home with another down payment in percent, computed from the amortization schedule. */
export function pmiLoan(downPercent: number): PmiLoan {
  const { down, level, pmi, apr, table } = loanExample('conventional', { downPercent });
  const { monthly, canEnd, ends } = pmi ?? { monthly: 0, canEnd: 0, ends: 0 };
  return {
    down,
    payment: level,
    pmi: monthly,
    canAsk: canEnd,
    ends,
    totalPmi: monthly * ends,
    interest: table.reduce((sum, { interest }) => sum + interest, 0),
    apr,
  };
}
