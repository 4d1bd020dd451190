import { calculateHousingPayment } from './calculators/housingPayment.ts';
import { loanExample } from './loanExamples.ts';
import { LOAN_LIMITS } from './loanLimits.ts';
import { SAMPLE_PURCHASE, sampleYearlyCost } from './samplePurchase.ts';

/** Dollars, and percent. */
interface ConventionalTerms {
  price: number;
  downPercent: number;
  /** The example's rate if left out. */
  annualRate?: number;
}

/**
 * Returns a home bought with a conventional loan of the example's term: its monthly costs with the sample's taxes and insurance, and the
 * annual percentage rate.
 */
export function conventionalPurchase({ price, downPercent, annualRate }: ConventionalTerms) {
  const example = loanExample('conventional', {
    price: price * 100,
    downPercent,
    ...(annualRate !== undefined && { annualRate }),
  });
  const down = example.down / 100;
  const [tax, insurance] = [sampleYearlyCost('tax', price), sampleYearlyCost('insurance', price)];
  const month = calculateHousingPayment({
    price: price * 100,
    downPayment: example.down,
    annualRate: example.annualRate,
    term: example.term,
    propertyTax: tax * 100,
    insurance: insurance * 100,
    pmiRate: SAMPLE_PURCHASE.pmi,
    dues: 0,
  });
  return {
    down,
    loan: price - down,
    tax,
    insurance,
    annualRate: example.annualRate,
    month,
    apr: example.apr,
  };
}

const [{ baseline, ceiling }] = LOAN_LIMITS.units;

/** Returns in which counties a conventional loan of this size (dollars, one unit) is available: all, only high-cost ones, or none. */
export const conformingArea = (loan: number): 'all-counties' | 'high-cost-counties' | 'none' => {
  if (loan <= baseline) return 'all-counties';
  return loan <= ceiling ? 'high-cost-counties' : 'none';
};
