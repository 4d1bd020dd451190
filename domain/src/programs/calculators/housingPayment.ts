import { amortize, type Installment, monthlyPayment } from './amortization.ts';
import { calculateAnnualPremiums } from './annualPremiums.ts';
import { FHA_UPFRONT, fhaAnnual, financedLoan, type LoanKind, USDA_ANNUAL, type VaUse } from './loanKind.ts';

/** Input for a home's monthly costs. Money in cents, rates in percent per year, term in months. */
export interface HousingInput {
  price: number;
  downPayment: number;
  annualRate: number;
  term: number;
  /** Property tax, cents per year. */
  propertyTax: number;
  /** Homeowner's insurance, cents per year. */
  insurance: number;
  /** Association dues, cents per month. */
  dues: number;
  /** Private mortgage insurance, percent of the loan per year; charged on a conventional loan above 80% of the price. */
  pmiRate: number;
  /** Conventional if left out. */
  kind?: LoanKind;
  /** For a VA loan; the first use if left out. */
  vaUse?: VaUse;
}

export interface HousingPayment {
  /** All in cents per month. */
  principalAndInterest: number;
  propertyTax: number;
  insurance: number;
  dues: number;
  /** Mortgage insurance in the first month: PMI, the FHA's premium, or the USDA's annual fee. */
  pmi: number;
  /** In the first month. */
  total: number;
  /** Including the financed fee. */
  loan: number;
  /** The FHA's upfront premium, the VA's funding fee or the USDA's guarantee fee, financed by the loan. */
  financedFee: number;
  /** `financedFee` in percent of the rest of the loan; the USDA's in percent of the whole loan. */
  feeRate: number;
  /**
   * Months until mortgage insurance ends: PMI when the scheduled balance reaches 78% of the price, the FHA's premium and the USDA's fee by
   * their rules; 0 without any.
   */
  pmiMonths: number;
  /** The FHA's monthly premium or the USDA's monthly fee for each year; empty for other loans. */
  premiums: readonly number[];
  totalInterest: number;
  table: Installment[];
}

/** Share of the price at which a borrower may ask to end PMI (Homeowners Protection Act, 12 USC 4901(2), 4902(a)). */
export const PMI_MAY_END_AT = 0.8;
/** Share of the price at which PMI ends on its own, by the schedule (12 USC 4901(18), 4902(b)). */
export const PMI_ENDS_AT = 0.78;

/**
 * Returns the private mortgage insurance of a new loan in cents per month: `rate` percent of it per year while it is above 80 % of the
 * price.
 */
export const monthlyPmi = (loan: number, price: number, rate: number): number =>
  loan > price * PMI_MAY_END_AT ? Math.round((loan * rate) / 100 / 12) : 0;

interface MortgageInsurance {
  feeRate: number;
  /** Including the financed fee. */
  loan: number;
  /** An annual premium or fee. */
  annual?: { percent: number; months: number; upfront: number };
  /** Cents per month. */
  pmi?: number;
}

/** Returns what a kind of loan charges at closing and per month. */
function mortgageInsurance(
  { price, pmiRate, kind = 'conventional', vaUse, term }: HousingInput,
  base: number,
): MortgageInsurance {
  const financed = financedLoan({ kind, base, price, vaUse });
  switch (kind) {
    case 'fha': {
      const { percent, months } = fhaAnnual({ base, price, term });
      return { ...financed, annual: { percent, months, upfront: FHA_UPFRONT } };
    }
    case 'va':
      return financed;
    case 'usda':
      return { ...financed, annual: { percent: USDA_ANNUAL, months: term, upfront: 0 } };
    case 'conventional':
      return { ...financed, pmi: monthlyPmi(base, price, pmiRate) };
  }
}

/**
 * Returns the monthly payment with taxes and insurance (PITI), for an estimate.
 * @throws RangeError when the down payment leaves no loan, or the loan is impossible.
 */
export function calculateHousingPayment(input: HousingInput): HousingPayment {
  const base = input.price - input.downPayment;
  const { feeRate, loan, annual, pmi: privateInsurance = 0 } = mortgageInsurance(input, base);
  const terms = { principal: loan, annualRate: input.annualRate, term: input.term };
  const principalAndInterest = monthlyPayment(terms);
  const table = amortize(terms);
  const limit = input.price * PMI_ENDS_AT;
  const premiums = annual
    ? calculateAnnualPremiums(table, loan, { upfront: annual.upfront, annual: annual.percent }).slice(
        0,
        annual.months / 12,
      )
    : [];
  const pmi = premiums[0] ?? privateInsurance;
  const pmiEnd = table.find((row) => row.balance <= limit)?.month ?? 0;
  const propertyTax = Math.round(input.propertyTax / 12);
  const insurance = Math.round(input.insurance / 12);
  return {
    principalAndInterest,
    propertyTax,
    insurance,
    dues: input.dues,
    pmi,
    total: principalAndInterest + propertyTax + insurance + input.dues + pmi,
    loan,
    financedFee: loan - base,
    feeRate,
    pmiMonths: pmi > 0 ? (annual?.months ?? pmiEnd) : 0,
    premiums,
    totalInterest: table.reduce((sum, row) => sum + row.interest, 0),
    table,
  };
}
