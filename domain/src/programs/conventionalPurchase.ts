import { housingPayment } from './calculators/housingPayment.ts';
import { annualPercentageRate, loanExample } from './loanExamples.ts';
import { LOAN_LIMITS } from './loanLimits.ts';
import { SAMPLE_PURCHASE, yearlyShare } from './samplePurchase.ts';

/** Dollars, and percent. */
interface ConventionalTerms {
  price: number;
  downPercent: number;
  /** The example's where left out. */
  annualRate?: number;
}

/** PMI may be canceled, and ends by itself, at these shares of the price by the schedule: 12 U.S.C. 4901 and 4902(a) and (b). */
const PMI_MAY_STOP_AT = 0.8;
const PMI_STOPS_AT = 0.78;

const EXAMPLE = loanExample('conventional');

/**
 * Returns a home bought with a conventional loan of the example's term: what it costs by the month with the sample's taxes and insurance, and
 * the annual percentage rate. The charges at closing are the example's in proportion to the loan; PMI counts until it ends by itself
 * (comment 18(g)-5 of 12 CFR 1026).
 */
export function conventionalPurchase({
  price,
  downPercent,
  annualRate = EXAMPLE.annualRate,
}: ConventionalTerms) {
  const down = Math.round((price * downPercent) / 100);
  const [tax, insurance] = [yearlyShare('tax', price), yearlyShare('insurance', price)];
  const month = housingPayment({
    price: price * 100,
    downPayment: down * 100,
    annualRate,
    term: EXAMPLE.term,
    propertyTax: tax * 100,
    insurance: insurance * 100,
    pmiRate: SAMPLE_PURCHASE.pmi,
    dues: 0,
  });
  const { loan, pmi, table } = month;
  const monthAt = (share: number) =>
    pmi > 0 ? (table.find(({ balance }) => balance <= price * 100 * share)?.month ?? 0) : 0;
  const pmiEnds = monthAt(PMI_STOPS_AT);
  const payments = table.map(({ month: at, payment }) => payment + (at <= pmiEnds ? pmi : 0));
  const charges = Math.round((EXAMPLE.prepaidCharges * loan) / EXAMPLE.principal);
  return {
    down,
    loan: price - down,
    tax,
    insurance,
    annualRate,
    month,
    /** After how many months PMI may be canceled, and ends by itself; 0 without any. */
    pmiCanEnd: monthAt(PMI_MAY_STOP_AT),
    pmiEnds,
    apr: annualPercentageRate(loan - charges, payments),
  };
}

const [{ baseline, ceiling }] = LOAN_LIMITS.units;

/** Returns in which counties a conventional loan of this size (dollars, one unit) is available: all, only high-cost ones, or none. */
export const conformingArea = (loan: number): 'all-counties' | 'high-cost-counties' | 'none' => {
  if (loan <= baseline) return 'all-counties';
  return loan <= ceiling ? 'high-cost-counties' : 'none';
};
