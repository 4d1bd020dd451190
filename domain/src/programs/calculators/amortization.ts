/** Money is in whole cents throughout, so that a table adds up to the cent; rates are percent per year. */

/** A loan with a fixed rate and equal monthly payments. */
export interface Loan {
  /** Cents. */
  principal: number;
  /** Nominal percent per year, such as 6.25; interest is charged monthly on the balance. */
  annualRate: number;
  /** Months. */
  term: number;
}

/** One month of an amortization table. All except `month` in cents. */
export interface Installment {
  month: number;
  payment: number;
  interest: number;
  principal: number;
  /** The amount owed after the payment. */
  balance: number;
}

const monthlyRate = (annualRate: number) => annualRate / 100 / 12;

/**
 * Asserts that such a loan can exist.
 * @throws RangeError for an amount or term that isn't positive, or a negative rate
 */
function assertLoan({ principal, annualRate, term }: Loan): void {
  if (!Number.isInteger(principal) || principal <= 0)
    throw new RangeError('principal must be whole cents above 0');
  if (!Number.isInteger(term) || term <= 0) throw new RangeError('term must be whole months above 0');
  if (!(annualRate >= 0)) throw new RangeError('annualRate must be 0 or more');
}

/**
 * Returns the payment of principal and interest in cents per month, rounded to the cent: P r / (1 - (1 + r)^-n), the level-payment formula
 * of 12 CFR 1026 Appendix J (unit periods of a month); P / n without interest.
 */
export function monthlyPayment(loan: Loan): number {
  assertLoan(loan);
  const rate = monthlyRate(loan.annualRate);
  // -expm1(-n log1p(r)) is 1 - (1 + r)^-n without the cancellation that ruins it for tiny rates.
  const factor = rate === 0 ? 1 / loan.term : rate / -Math.expm1(-loan.term * Math.log1p(rate));
  return Math.round(loan.principal * factor);
}

/**
 * Returns the amortization table. Interest is rounded to the cent each month; the last payment absorbs the rounding difference, so that the
 * balance ends at exactly 0.
 */
export function amortize(loan: Loan): Installment[] {
  const level = monthlyPayment(loan);
  const rate = monthlyRate(loan.annualRate);
  const table: Installment[] = [];
  let balance = loan.principal;
  for (let month = 1; month <= loan.term && balance > 0; month += 1) {
    const interest = Math.round(balance * rate);
    const isLast = month === loan.term || level - interest >= balance;
    const principal = isLast ? balance : level - interest;
    balance -= principal;
    table.push({ month, payment: principal + interest, interest, principal, balance });
  }
  return table;
}
