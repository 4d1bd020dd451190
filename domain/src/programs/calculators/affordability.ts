import { largestPrincipal, monthlyPayment } from './amortization.ts';

/** Money in cents, rates in percent a year, term in months. */
export interface AffordabilityInput {
  /** Gross, a month. */
  income: number;
  /** Payments on other debts, a month. */
  debts: number;
  downPayment: number;
  annualRate: number;
  term: number;
  /** Property tax and homeowner's insurance together, percent of the price a year. */
  taxAndInsuranceRate: number;
  /** Cents a month. */
  dues: number;
  /** The largest shares of income, in percent; `RATIOS` where they are left out. */
  ratios?: { housing: number; total: number };
}

export interface Affordability {
  /** Highest price, cents. */
  price: number;
  loan: number;
  /** Principal, interest, tax, insurance and dues at that price, cents a month. */
  housing: number;
  /** Housing costs as percent of income. */
  frontRatio: number;
  /** Housing costs and debts as percent of income: DTI. */
  backRatio: number;
  /** Which of the two ratios stops it. */
  limitedBy: 'housing' | 'debts';
}

/**
 * Ratios of the estimate, in percent of gross income. 43 is the DTI limit of a conventional loan (`conventionalDti` in
 * programs/facts.ts); 28 is the customary share for housing (CFPB, "28/36 rule" in its homebuying guide).
 */
export const RATIOS = { housing: 28, total: 43 } as const;

/** The price that both ratios allow; 0 when the debts leave nothing for a home. */
export function affordability(input: AffordabilityInput): Affordability {
  const ratios = input.ratios ?? RATIOS;
  const byHousing = Math.floor((input.income * ratios.housing) / 100);
  const byDebts = Math.floor((input.income * ratios.total) / 100) - input.debts;
  const budget = Math.min(byHousing, byDebts) - input.dues;
  const escrow = (price: number) => Math.round((price * input.taxAndInsuranceRate) / 100 / 12);
  const fits = (price: number) => {
    const left = budget - escrow(price);
    if (left < 0) return false;
    return price - input.downPayment <= largestPrincipal(left, input.annualRate, input.term);
  };
  // The costs rise with the price, so the highest price that fits is found by halving.
  let low = 0;
  let high = Math.max(1, input.downPayment + Math.max(0, budget) * input.term);
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(middle)) low = middle;
    else high = middle - 1;
  }
  const price = low;
  const loan = Math.max(0, price - input.downPayment);
  const payment =
    loan === 0 ? 0 : monthlyPayment({ principal: loan, annualRate: input.annualRate, term: input.term });
  const housing = price === 0 ? 0 : payment + escrow(price) + input.dues;
  const ratio = (amount: number) => (input.income > 0 ? (amount / input.income) * 100 : 0);
  return {
    price,
    loan,
    housing,
    frontRatio: ratio(housing),
    backRatio: ratio(housing + input.debts),
    limitedBy: byHousing <= byDebts ? 'housing' : 'debts',
  };
}
