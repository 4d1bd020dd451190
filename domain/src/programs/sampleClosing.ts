import { toCents } from '../number/toCents.ts';
import { type ClosingCosts, calculateClosingCosts, financeCharges } from './calculators/closingCosts.ts';
import type { LoanKind } from './calculators/loanKind.ts';
import { sampleYearlyCost } from './samplePurchase.ts';

/**
 * The sample's closing costs, the same at any price: dollars, points in percent of the loan, transfer tax in percent of the price, days and
 * months.
 */
export const SAMPLE_CLOSING = {
  lender: 2_000,
  points: 0,
  services: 900,
  title: 2_800,
  recording: 200,
  transfer: 0,
  days: 15,
  escrow: 3,
} as const;

const FEES = {
  lenderFees: toCents(SAMPLE_CLOSING.lender),
  points: SAMPLE_CLOSING.points,
  services: toCents(SAMPLE_CLOSING.services),
  title: toCents(SAMPLE_CLOSING.title),
  recording: toCents(SAMPLE_CLOSING.recording),
  transferTax: SAMPLE_CLOSING.transfer,
  interestDays: SAMPLE_CLOSING.days,
  escrowMonths: SAMPLE_CLOSING.escrow,
} as const;

/** Cents, and percent per year. */
interface SampleLoan {
  /** Before any financed fee. */
  base: number;
  /** Including that fee. */
  loan: number;
  annualRate: number;
  /** The share of the loan that is paid out at closing; if left out, all of it. */
  firstDraw?: number | undefined;
}

/**
 * Returns the finance charges at closing that count toward the APR of a sample loan, from the same fees as `sampleClosingCosts`; in cents.
 */
export const sampleFinanceCharges = (loan: SampleLoan): number => financeCharges({ ...FEES, ...loan }).total;

/** Dollars, and percent per year. */
interface SampleHome {
  price: number;
  down: number;
  annualRate: number;
  kind?: LoanKind;
  /** The share of the loan that is paid out at closing; if left out, all of it. */
  firstDraw?: number;
}

/** Returns a home's costs at closing with the sample's fees, and its taxes and insurance in proportion to the price. */
export const sampleClosingCosts = ({ price, down, ...loan }: SampleHome): ClosingCosts =>
  calculateClosingCosts({
    ...FEES,
    ...loan,
    price: toCents(price),
    downPayment: toCents(down),
    insurance: toCents(sampleYearlyCost('insurance', price)),
    propertyTax: toCents(sampleYearlyCost('tax', price)),
    sellerCredit: 0,
    deposit: 0,
  });
