import { amortize, type Installment, monthlyPayment } from './amortization.ts';

/** What a home costs by the month. Money in cents, rates in percent a year, term in months. */
export interface HousingInput {
  price: number;
  downPayment: number;
  annualRate: number;
  term: number;
  /** Property tax, cents a year. */
  propertyTax: number;
  /** Homeowner's insurance, cents a year. */
  insurance: number;
  /** Association dues, cents a month. */
  dues: number;
  /** Private mortgage insurance, percent of the loan a year; charged while the loan is above 80 % of the price. */
  pmiRate: number;
}

export interface HousingPayment {
  /** All in cents a month. */
  principalAndInterest: number;
  propertyTax: number;
  insurance: number;
  dues: number;
  /** In the first month. */
  pmi: number;
  total: number;
  loan: number;
  /** Months until the scheduled balance is at 80 % of the price, when PMI may be ended; 0 without PMI. */
  pmiMonths: number;
  totalInterest: number;
  table: Installment[];
}

/** At this share of the price a borrower may ask to end PMI (Homeowners Protection Act, 12 USC 4901(2), 4902(a)). */
const PMI_ENDS_AT = 0.8;

/** Returns the private mortgage insurance of a new loan in cents a month: `rate` percent of it a year while it is above 80 % of the price. */
export const monthlyPmi = (loan: number, price: number, rate: number): number =>
  loan > price * PMI_ENDS_AT ? Math.round((loan * rate) / 100 / 12) : 0;

/**
 * Monthly payment with taxes and insurance (PITI), for an estimate.
 * @throws RangeError when the down payment leaves no loan, or the loan cannot be.
 */
export function housingPayment(input: HousingInput): HousingPayment {
  const loan = input.price - input.downPayment;
  const terms = { principal: loan, annualRate: input.annualRate, term: input.term };
  const principalAndInterest = monthlyPayment(terms);
  const table = amortize(terms);
  const limit = input.price * PMI_ENDS_AT;
  const hasPmi = loan > limit && input.pmiRate > 0;
  const pmi = monthlyPmi(loan, input.price, input.pmiRate);
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
    pmiMonths: hasPmi ? (table.find((row) => row.balance <= limit)?.month ?? 0) : 0,
    totalInterest: table.reduce((sum, row) => sum + row.interest, 0),
    table,
  };
}
