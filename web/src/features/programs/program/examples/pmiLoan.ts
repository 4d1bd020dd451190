import { amortize } from '@brokerage/domain/programs/calculators/amortization';
import { monthlyPmi } from '@brokerage/domain/programs/calculators/housingPayment';
import { annualPercentageRate, loanExample } from '@brokerage/domain/programs/loanExamples';
import { MORTGAGE_EXAMPLE } from '../../calculators/mortgage/mortgageExample.ts';

/** The conventional example with another down payment; money in cents, times in months. */
interface PmiLoan {
  down: number;
  /** Principal and interest a month. */
  payment: number;
  /** PMI a month, while it lasts. */
  pmi: number;
  /** When PMI may be canceled, and when it ends automatically: 12 U.S.C. 4902(a) and (b), by shares of the original value (4901). */
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
  const { price, annualRate, term, prepaidCharges } = loanExample('conventional');
  const down = Math.round((price * downPercent) / 100);
  const principal = price - down;
  const table = amortize({ principal, annualRate, term });
  const monthAt = (share: number) => table.find(({ balance }) => balance <= price * share)?.month ?? 0;
  const pmi = monthlyPmi(principal, price, MORTGAGE_EXAMPLE.pmi);
  const ends = pmi > 0 ? monthAt(0.78) : 0;
  const payments = table.map(({ month, payment }) => payment + (month <= ends ? pmi : 0));
  return {
    down,
    payment: table[0]?.payment ?? 0,
    pmi,
    canAsk: pmi > 0 ? monthAt(0.8) : 0,
    ends,
    totalPmi: pmi * ends,
    interest: table.reduce((sum, { interest }) => sum + interest, 0),
    apr: annualPercentageRate(principal - prepaidCharges, payments),
  };
}
