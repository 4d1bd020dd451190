import { monthlyPayment } from '@brokerage/domain/programs/calculators/amortization';
import { loanExample } from '@brokerage/domain/programs/loanExamples';

/** What the sliders hold: dollars, and percent. */
export interface Sample {
  price: number;
  downPercent: number;
  rate: number;
}

const { price: cents, downPercent, annualRate, term } = loanExample('conventional');

/** The loan that the disclosure beside it is about. */
export const FIRST_SAMPLE: Sample = { price: cents / 100, downPercent, rate: annualRate };

export const TERM_MONTHS = term;

/** Returns what it comes to, in dollars; `interest` is the part of the first payment that is interest. */
export function samplePayment({ price, downPercent: percent, rate }: Sample) {
  const down = Math.round((price * percent) / 100);
  const loan = price - down;
  const monthly = monthlyPayment({ principal: loan * 100, annualRate: rate, term: TERM_MONTHS });
  const interest = (loan * rate) / 1200;
  return { down, loan, monthly: monthly / 100, interest };
}
