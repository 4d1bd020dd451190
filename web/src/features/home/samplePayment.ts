import { monthlyPayment } from '@brokerage/domain/programs/calculators/amortization';

/** What the sliders hold: dollars, and percent. */
export interface Sample {
  price: number;
  downPercent: number;
  rate: number;
}

/** The loan that the disclosure beside it is about: the conventional example of domain/src/programs/disclosures. */
export const FIRST_SAMPLE: Sample = { price: 500_000, downPercent: 20, rate: 6.25 };

export const TERM_MONTHS = 360;

/** Returns what it comes to, in dollars. */
export function samplePayment({ price, downPercent, rate }: Sample) {
  const down = Math.round((price * downPercent) / 100);
  const loan = price - down;
  const cents = monthlyPayment({ principal: loan * 100, annualRate: rate, term: TERM_MONTHS });
  return { down, loan, monthly: cents / 100 };
}
