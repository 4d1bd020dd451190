import { monthlyPayment } from './amortization.ts';
import { monthlyPmi } from './housingPayment.ts';

/** Money in cents, rates in percent per year, term in months. */
export interface AffordabilityInput {
  /** Gross, per month. */
  income: number;
  /** Payments on other debts, per month. */
  debts: number;
  downPayment: number;
  annualRate: number;
  term: number;
  /** Property tax and homeowner's insurance together, percent of the price per year. */
  taxAndInsuranceRate: number;
  /** Private mortgage insurance, percent of the loan per year; charged with less than 20 % down. */
  pmiRate: number;
  /** The minimum down payment of the loan, percent of the price; 0 if left out. */
  minDown?: number;
  /** Cents per month. */
  dues: number;
  /** Maximum shares of income, in percent; `RATIOS` if left out. */
  ratios?: { housing: number; total: number };
  /** The price is rounded down to a multiple of this, and everything else is based on that price. Cents. */
  step?: number;
}

export interface Affordability {
  /** Highest price, cents. */
  price: number;
  loan: number;
  /** The parts of `housing`, cents per month. */
  principalAndInterest: number;
  taxAndInsurance: number;
  pmi: number;
  dues: number;
  /** Total housing cost at that price, cents per month. */
  housing: number;
  /** Housing costs as percent of income. */
  frontRatio: number;
  /** Housing costs and debts as percent of income: DTI. */
  backRatio: number;
  /**
   * The ratio that limits the price; `pmi` if any higher price would need PMI and then exceed a ratio, `down` if the down payment is too
   * small for one.
   */
  limitedBy: 'housing' | 'debts' | 'pmi' | 'down';
}

/**
 * Ratios of the estimate, in percent of gross income. 43 is what the program page names for a conventional loan (`conventionalDti` in
 * programs/facts.ts) and as far as "some lenders" go by the CFPB's Your Money, Your Goals toolkit (Debt-to-income calculator). It is
 * customary, not a limit: Fannie Mae's are 36% or 45% by hand and 50% in Desktop Underwriter (Selling Guide B3-6-02, read November 28,
 * 2026). 28 is the customary share for housing (CFPB, "28/36 rule" in its homebuying guide).
 */
export const RATIOS = { housing: 28, total: 43 } as const;

const NO_COSTS = {
  loan: 0,
  principalAndInterest: 0,
  taxAndInsurance: 0,
  pmi: 0,
  dues: 0,
  housing: 0,
} as const;

/** Returns the monthly costs of a home at a price. */
function monthlyCosts(price: number, input: AffordabilityInput) {
  const { downPayment, annualRate, term, taxAndInsuranceRate, pmiRate, dues } = input;
  const loan = Math.max(0, price - downPayment);
  const principalAndInterest = loan === 0 ? 0 : monthlyPayment({ principal: loan, annualRate, term });
  const taxAndInsurance = Math.round((price * taxAndInsuranceRate) / 100 / 12);
  const pmi = monthlyPmi(loan, price, pmiRate);
  return {
    loan,
    principalAndInterest,
    taxAndInsurance,
    pmi,
    dues,
    housing: principalAndInterest + taxAndInsurance + pmi + dues,
  };
}

/** How a price compares with an income, by the same ratios. Money in cents. */
export interface PriceCheck
  extends Pick<Affordability, 'price' | 'loan' | 'pmi' | 'housing' | 'frontRatio' | 'backRatio'> {
  /** Monthly amount above what the ratios allow; 0 if within them. */
  over: number;
  /** The same for the lender's limit, as in `calculateLenderLimit`. */
  overLender: number;
}

/** Returns the maximum monthly housing cost by the ratios, and which of them limits it. */
function housingBudget({ income, debts, ratios = RATIOS }: AffordabilityInput) {
  const byHousing = Math.floor((income * ratios.housing) / 100);
  const byDebts = Math.floor((income * ratios.total) / 100) - debts;
  return {
    budget: Math.min(byHousing, byDebts),
    limitedBy: byHousing <= byDebts ? 'housing' : 'debts',
  } as const;
}

const toRatio = (amount: number, income: number) => (income > 0 ? (amount / income) * 100 : 0);

/** Returns the share of income that a home at a price would take, and by how much it exceeds the ratios. */
export function checkPrice(price: number, input: AffordabilityInput): PriceCheck {
  const { income, debts } = input;
  const { loan, pmi, housing } = monthlyCosts(price, input);
  return {
    price,
    loan,
    pmi,
    housing,
    frontRatio: toRatio(housing, income),
    backRatio: toRatio(housing + debts, income),
    over: Math.max(0, housing - housingBudget(input).budget),
    overLender: Math.max(0, housing - housingBudget(asLender(input)).budget),
  };
}

/**
 * Returns the price at which all debts reach the total debt-to-income limit, regardless of housing's share: the most a lender may allow. It
 * is never below the price of `calculateAffordability`.
 */
export const calculateLenderLimit = (input: AffordabilityInput): Affordability =>
  calculateAffordability(asLender(input));

/** A lender allows housing everything up to the total debt ratio. */
function asLender(input: AffordabilityInput): AffordabilityInput {
  const { total, housing } = input.ratios ?? RATIOS;
  return { ...input, ratios: { housing: Math.max(housing, total), total } };
}

/** Returns the price that both ratios and the down payment allow; 0 if the debts leave nothing for a home. */
export function calculateAffordability(input: AffordabilityInput): Affordability {
  const { income, debts, downPayment, minDown = 0, term, dues, step = 1 } = input;
  const { budget, limitedBy } = housingBudget(input);
  // Costs rise with the price, so a binary search finds the highest price that fits.
  let low = 0;
  // Payments are rounded, so an interest-free loan can be half a cent a month above what fits.
  const affordable = downPayment + Math.max(0, budget - dues + 1) * term;
  const covered = minDown > 0 ? Math.floor((downPayment * 100) / minDown) : affordable;
  let high = Math.min(affordable, covered);
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (monthlyCosts(middle, input).housing <= budget) low = middle;
    else high = middle - 1;
  }
  const price = Math.floor(low / step) * step;
  const costs = price === 0 ? NO_COSTS : monthlyCosts(price, input);
  const next = monthlyCosts(low + 1, input);
  const stopsAtPmi = price > 0 && monthlyCosts(low, input).pmi === 0 && next.housing - next.pmi <= budget;
  return {
    price,
    ...costs,
    frontRatio: toRatio(costs.housing, income),
    backRatio: toRatio(costs.housing + debts, income),
    limitedBy: low === covered && next.housing <= budget ? 'down' : stopsAtPmi ? 'pmi' : limitedBy,
  };
}
