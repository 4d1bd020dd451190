import { amortize, type Installment, monthlyPayment } from './calculators/amortization.ts';
import { annualPremiums, yearIndex } from './calculators/annualPremiums.ts';
import {
  FHA_LEAST_DOWN,
  FHA_UPFRONT,
  fhaAnnual,
  USDA_ANNUAL,
  USDA_UPFRONT,
  vaFundingFee,
  withUsdaFee,
} from './calculators/loanKind.ts';

/** A typical loan to disclose a trigger term by (comment 24(d)(2)-2 allows an example). Amounts in cents. */
interface LoanTerms {
  price: number;
  downPercent: number;
  annualRate: number;
  term: number;
  /** Finance charges paid at closing, such as origination and prepaid interest. */
  prepaidCharges: number;
  /** Charged by the program: financed at closing as percent of the loan, then percent of what is owed a year. */
  insurance?: {
    name: string;
    upfront: number;
    annual: number;
    /** What the yearly part is called; mortgage insurance where nothing else is said. */
    annualName?: string;
    /** The upfront part is a percentage of the loan that includes it, and so is the yearly one. */
    isOfTotal?: true;
  };
}

const CONFORMING: LoanTerms = {
  price: 500_000_00,
  downPercent: 20,
  annualRate: 6.25,
  term: 360,
  prepaidCharges: 5_200_00,
};
const EXAMPLES = {
  conventional: CONFORMING,
  // Charged for the life of the loan at this down payment (HUD Mortgagee Letter 2023-05).
  fha: {
    ...CONFORMING,
    downPercent: FHA_LEAST_DOWN,
    annualRate: 5.99,
    insurance: {
      name: 'upfront mortgage insurance premium',
      upfront: FHA_UPFRONT,
      annual: fhaAnnual({ base: 100 - FHA_LEAST_DOWN, price: 100, term: CONFORMING.term }).percent,
    },
  },
  // First use of the benefit without a down payment.
  va: {
    ...CONFORMING,
    downPercent: 0,
    annualRate: 5.99,
    insurance: { name: 'VA funding fee', upfront: vaFundingFee(1, 1, 'first'), annual: 0 },
  },
  // A fee that is added to the loan is 1% of the sum (HB-1-3555, chapter 16).
  usda: {
    ...CONFORMING,
    price: 350_000_00,
    downPercent: 0,
    annualRate: 5.99,
    prepaidCharges: 4_600_00,
    insurance: {
      name: 'USDA guarantee fee',
      upfront: USDA_UPFRONT,
      annual: USDA_ANNUAL,
      annualName: 'USDA annual fee',
      isOfTotal: true,
    },
  },
  jumbo: { ...CONFORMING, price: 1_600_000_00, annualRate: 6.5, prepaidCharges: 16_000_00 },
  construction: { ...CONFORMING, annualRate: 7.25 },
} as const satisfies Record<string, LoanTerms>;

export type ExampleId = keyof typeof EXAMPLES;

/** Returns what an example begins with, without what follows from it. */
export const exampleTerms = (id: ExampleId): Pick<LoanTerms, 'downPercent' | 'annualRate'> => EXAMPLES[id];

/** An example with what follows from its terms. */
export interface LoanExample extends LoanTerms {
  down: number;
  /** What is borrowed before a financed premium or fee. */
  base: number;
  principal: number;
  /** Principal and interest a month. */
  level: number;
  /** Mortgage insurance a month in each year of the loan; empty without any. */
  insuranceByYear: readonly number[];
  /** Mortgage insurance a month in the first year. */
  monthlyInsurance: number;
  /** `level` and `monthlyInsurance`: the highest payment. */
  payment: number;
  /** Annual percentage rate, percent. */
  apr: number;
  table: Installment[];
}

/** Returns the example that a program is shown by, computed from its terms; for a home of another price, with charges in proportion. */
export function loanExample(id: ExampleId, price: number = EXAMPLES[id].price): LoanExample {
  const example: LoanTerms = EXAMPLES[id];
  const terms = {
    ...example,
    price,
    prepaidCharges: Math.round((example.prepaidCharges * price) / example.price),
  };
  const { annualRate, term, insurance } = terms;
  const down = Math.round((price * terms.downPercent) / 100);
  const base = price - down;
  const upfront = (insurance?.upfront ?? 0) / 100;
  const principal = insurance?.isOfTotal ? withUsdaFee(base) : base + Math.round(base * upfront);
  const level = monthlyPayment({ principal, annualRate, term });
  const table = amortize({ principal, annualRate, term });
  const insuranceByYear = insurance?.annual
    ? annualPremiums(table, principal, { ...insurance, ...(insurance.isOfTotal && { upfront: 0 }) })
    : [];
  const monthlyInsurance = insuranceByYear[0] ?? 0;
  const payments = table.map(({ month, payment }) => payment + (insuranceByYear[yearIndex(month)] ?? 0));
  return {
    ...terms,
    down,
    base,
    principal,
    level,
    insuranceByYear,
    monthlyInsurance,
    payment: level + monthlyInsurance,
    apr: annualPercentageRate(base - terms.prepaidCharges, payments),
    table,
  };
}

/**
 * Returns the annual percentage rate in percent: twelve times the monthly rate at which the monthly payments are worth the amount
 * financed (12 CFR 1026 Appendix J), found by halving.
 */
export function annualPercentageRate(amountFinanced: number, payments: readonly number[]): number {
  const worth = (rate: number) => payments.reduceRight((later, payment) => (later + payment) / (1 + rate), 0);
  let low = 0;
  let high = 0.1;
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2;
    if (worth(middle) > amountFinanced) low = middle;
    else high = middle;
  }
  return low * 1200;
}

const HELOC_PLAN = { drawn: 50_000_00, apr: 8.25, maximumApr: 18, drawYears: 10, repayYears: 20 } as const;

/** The example of a home equity line: all of it drawn on the first day, at a rate that stays. Cents, percent, years. */
export const helocExample = {
  ...HELOC_PLAN,
  /** Interest only. */
  drawPayment: Math.round((HELOC_PLAN.drawn * HELOC_PLAN.apr) / 100 / 12),
  repayPayment: monthlyPayment({
    principal: HELOC_PLAN.drawn,
    annualRate: HELOC_PLAN.apr,
    term: HELOC_PLAN.repayYears * 12,
  }),
};
