import { amortize, type Installment, monthlyPayment } from './calculators/amortization.ts';
import { calculateAnnualPremiums, yearIndex } from './calculators/annualPremiums.ts';
import { monthlyPmi, PMI_ENDS_AT, PMI_MAY_END_AT } from './calculators/housingPayment.ts';
import { FHA_MIN_DOWN, fhaAnnual, financedLoan, type LoanKind, USDA_ANNUAL } from './calculators/loanKind.ts';
import { sampleFinanceCharges } from './sampleClosing.ts';
import { SAMPLE_PURCHASE } from './samplePurchase.ts';

/** A typical loan for disclosing a trigger term (comment 24(d)(2)-5 allows examples). Amounts in cents. */
interface LoanTerms {
  price: number;
  downPercent: number;
  annualRate: number;
  /** Months. */
  term: number;
  kind: LoanKind;
  /** The share of the loan that is paid out at closing; if left out, all of it. */
  firstDraw?: number;
}

/** The share of the construction example's loan that each of its four draws pays out, the first at closing. */
export const BUILD_DRAW = 0.25;

const CONFORMING: LoanTerms = {
  price: 500_000_00,
  downPercent: 20,
  annualRate: 6.25,
  term: 360,
  kind: 'conventional',
};
const EXAMPLES = {
  conventional: CONFORMING,
  fha: { ...CONFORMING, downPercent: FHA_MIN_DOWN, annualRate: 5.99, kind: 'fha' },
  // First use of the benefit without a down payment.
  va: { ...CONFORMING, downPercent: 0, annualRate: 5.99, kind: 'va' },
  usda: { ...CONFORMING, price: 350_000_00, downPercent: 0, annualRate: 5.99, kind: 'usda' },
  jumbo: { ...CONFORMING, price: 1_600_000_00, annualRate: 6.5 },
  construction: { ...CONFORMING, annualRate: 7.25, firstDraw: BUILD_DRAW },
} as const satisfies Record<string, LoanTerms>;

export type ExampleId = keyof typeof EXAMPLES;

/** Down payment in percent of the conventional loan that pages compare with low and no down payment loans. */
export const LOW_DOWN = 5;

/**
 * Down payments in percent of the conventional loans whose PMI is compared, starting at the minimum in `facts.conventionalDown`; 20% needs
 * no PMI.
 */
export const PMI_DOWN_PAYMENTS = [3, LOW_DOWN, 10] as const;

/** Down payment of an FHA loan with a score below 580, percent: HUD Handbook 4000.1, section II.A. */
export const FHA_LOW_SCORE_DOWN = 10;

/** Differences from an example's own terms: the price in cents, and percent. */
export type ExampleChanges = Partial<Pick<LoanTerms, 'price' | 'downPercent' | 'annualRate' | 'term'>>;

/** Returns an example's input terms, without anything computed from them. */
export const exampleTerms = (id: ExampleId): Pick<LoanTerms, 'downPercent' | 'annualRate'> => EXAMPLES[id];

/** Charged by the program: financed at closing as percent of the loan, then percent of the balance per year. */
interface ProgramInsurance {
  name: string;
  upfront: number;
  annual: number;
  /** Name of the annual part; mortgage insurance if left out. */
  annualName?: string;
}

/**
 * Private mortgage insurance of a conventional loan; cents per month, and the months after which it may be canceled and ends automatically.
 */
interface PrivateInsurance {
  monthly: number;
  canEnd: number;
  ends: number;
}

/** An example with everything computed from its terms. */
export interface LoanExample extends LoanTerms {
  down: number;
  /** The amount borrowed before a financed premium or fee. */
  base: number;
  principal: number;
  insurance: ProgramInsurance | undefined;
  /** Finance charges paid at closing. */
  prepaidCharges: number;
  /** Principal and interest per month. */
  level: number;
  /** The program's monthly insurance for each year that it's charged; empty without any. */
  insuranceByYear: readonly number[];
  pmi: PrivateInsurance | undefined;
  /** Monthly mortgage insurance of any kind in the first year. */
  monthlyInsurance: number;
  /** `level` and `monthlyInsurance`: the highest payment. */
  payment: number;
  /** Annual percentage rate, percent. */
  apr: number;
  table: Installment[];
}

/** Returns a program's example, or a loan that differs from it, computed from its terms. */
export function loanExample(id: ExampleId, changes: ExampleChanges = {}): LoanExample {
  const terms: LoanTerms = { ...EXAMPLES[id], ...changes };
  const { price, annualRate, term, kind, firstDraw } = terms;
  // In whole dollars.
  const down = Math.round((price * terms.downPercent) / 10_000) * 100;
  const base = price - down;
  const { loan: principal, feeRate } = financedLoan({ kind, base, price });
  const level = monthlyPayment({ principal, annualRate, term });
  const table = amortize({ principal, annualRate, term });
  const { insurance, insuranceByYear } = programInsurance(terms, { base, principal, feeRate, table });
  const pmi = kind === 'conventional' ? privateInsurance(base, price, table) : undefined;
  const monthlyInsurance = insuranceByYear[0] ?? pmi?.monthly ?? 0;
  const prepaidCharges = sampleFinanceCharges({ base, loan: principal, annualRate, firstDraw });
  const payments = table.map(
    ({ month, payment }) =>
      payment +
      (insuranceByYear[yearIndex(month)] ?? 0) +
      // PMI counts until it ends automatically (comment 18(g)-5 of 12 CFR 1026).
      (pmi && month <= pmi.ends ? pmi.monthly : 0),
  );
  return {
    ...terms,
    down,
    base,
    principal,
    insurance,
    prepaidCharges,
    level,
    insuranceByYear,
    pmi,
    monthlyInsurance,
    payment: level + monthlyInsurance,
    apr: annualPercentageRate(base - prepaidCharges, payments),
    table,
  };
}

interface FinancedTerms extends Pick<LoanExample, 'base' | 'principal' | 'table'> {
  feeRate: number;
}

function programInsurance(
  { kind, price, term }: LoanTerms,
  { base, principal, feeRate: upfront, table }: FinancedTerms,
): Pick<LoanExample, 'insurance' | 'insuranceByYear'> {
  switch (kind) {
    case 'fha': {
      const { percent: annual, months } = fhaAnnual({ base, price, term });
      return {
        insurance: { name: 'upfront mortgage insurance premium', upfront, annual },
        insuranceByYear: calculateAnnualPremiums(table, principal, { upfront, annual }).slice(0, months / 12),
      };
    }
    case 'va':
      return { insurance: { name: 'VA funding fee', upfront, annual: 0 }, insuranceByYear: [] };
    // A financed fee is 1% of the total loan, so the annual fee is charged on all of it, too (HB-1-3555, chapter 16).
    case 'usda':
      return {
        insurance: {
          name: 'USDA guarantee fee',
          upfront,
          annual: USDA_ANNUAL,
          annualName: 'USDA annual fee',
        },
        insuranceByYear: calculateAnnualPremiums(table, principal, { upfront: 0, annual: USDA_ANNUAL }),
      };
    case 'conventional':
      return { insurance: undefined, insuranceByYear: [] };
  }
}

function privateInsurance(
  base: number,
  price: number,
  table: readonly Installment[],
): PrivateInsurance | undefined {
  const monthly = monthlyPmi(base, price, SAMPLE_PURCHASE.pmi);
  if (monthly === 0) return undefined;
  const monthAt = (share: number) => table.find(({ balance }) => balance <= price * share)?.month ?? 0;
  return { monthly, canEnd: monthAt(PMI_MAY_END_AT), ends: monthAt(PMI_ENDS_AT) };
}

/**
 * Returns the annual percentage rate in percent: twelve times the monthly rate at which the present value of the monthly payments equals
 * the amount financed (12 CFR 1026 Appendix J), found by bisection.
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

/** The example of a home equity line: fully drawn on the first day, at a constant rate. Cents, percent, years. */
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
