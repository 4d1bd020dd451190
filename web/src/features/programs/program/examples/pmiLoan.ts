import { conventionalPurchase } from '@brokerage/domain/programs/conventionalPurchase';
import { loanExample } from '@brokerage/domain/programs/loanExamples';
import { toCents } from '../../calculators/inputs/calculatorInput.ts';

/** The conventional example with another down payment; money in cents, times in months. */
interface PmiLoan {
  down: number;
  /** Principal and interest a month. */
  payment: number;
  /** PMI a month, while it lasts. */
  pmi: number;
  /** When PMI may be canceled, and when it ends automatically. */
  canAsk: number;
  ends: number;
  /** Until it ends automatically. */
  totalPmi: number;
  /** Over the whole term. */
  interest: number;
  /** Percent; PMI is a finance charge. */
  apr: number;
}

/** Returns what the home of the conventional example costs with another down payment in percent, by the schedule. */
export function pmiLoan(downPercent: number): PmiLoan {
  const price = loanExample('conventional').price / 100;
  const { down, month, pmiCanEnd, pmiEnds, apr } = conventionalPurchase({ price, downPercent });
  return {
    down: toCents(down),
    payment: month.principalAndInterest,
    pmi: month.pmi,
    canAsk: pmiCanEnd,
    ends: pmiEnds,
    totalPmi: month.pmi * pmiEnds,
    interest: month.table.reduce((sum, { interest }) => sum + interest, 0),
    apr,
  };
}
