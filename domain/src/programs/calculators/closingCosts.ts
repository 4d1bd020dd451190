import { financedLoan, type LoanKind } from './loanKind.ts';

/** Money in cents, rates in percent. The groups are those of a Loan Estimate, page 2 (12 CFR 1026.37(f) and (g)). */
export interface ClosingCostsInput {
  price: number;
  downPayment: number;
  /** Percent per year. */
  annualRate: number;
  /** What the lender and the broker charge for originating the loan. */
  lenderFees: number;
  /** Discount points: percent of the loan, paid for a lower rate. */
  points: number;
  /** Appraisal, credit report, flood check. */
  services: number;
  /** Title search, title insurance, closing agent or attorney. */
  title: number;
  /** Recording and other government fees. */
  recording: number;
  /** The buyer's transfer taxes, percent of the price. */
  transferTax: number;
  /** Homeowner's insurance, cents per year; the first year is paid at closing. */
  insurance: number;
  /** Property tax, cents per year. */
  propertyTax: number;
  /** Days from closing to the end of the month. */
  interestDays: number;
  /** Months of tax and insurance that the lender collects at closing. */
  escrowMonths: number;
  sellerCredit: number;
  /** Already paid with the offer. */
  deposit: number;
  /** Conventional if left out. */
  kind?: LoanKind;
  /** The share of the loan that is paid out at closing, from 0 to 1; if left out, all of it. */
  firstDraw?: number | undefined;
}

export interface ClosingCosts {
  /** Before any financed fee. */
  loan: number;
  /** The FHA's upfront premium, the VA's funding fee for a first use or the USDA's guarantee fee, financed by the loan. */
  financedFee: number;
  /** A: origination charges. */
  origination: number;
  /** B and C: services. */
  services: number;
  /** E: taxes and other government fees. */
  government: number;
  /** F: prepaids. */
  prepaids: number;
  /** G: initial escrow payment. */
  escrow: number;
  /** All of them, before the seller's credit. */
  total: number;
  /** `total` as percent of the price; 0 without a price. */
  shareOfPrice: number;
  /** Everything the buyer pays, regardless of when: down payment and costs, less the seller's credit; never below 0. */
  cashNeeded: number;
  /** The same less the deposit, as on page 1 of a Loan Estimate; never below 0. */
  cashToClose: number;
  /** The part of `total` that counts toward the APR. */
  counted: FinanceCharges;
}

/** Days per year for interest before the first full month, as in form H-24(B) of 12 CFR 1026. */
const DAYS_A_YEAR = 360;

/**
 * The closing agent's share of title and settlement charges: $800 of the sample's $2,800. Visitors enter one sum, so any sum is divided
 * like the sample's, and the resulting APR is an estimate. Title search and title insurance are no finance charges (12 CFR 1026.4(c)(7)). A
 * fee for the closing itself is one, unless it is incidental to a lump sum of those (comment 4(a)(2)-2).
 */
const SETTLEMENT_SHARE = 800 / 2_800;

/** Cents. */
interface FinanceCharges {
  /** A: origination charges. */
  origination: number;
  /** Part of C: what the closing agent or attorney charges, by the sample's share of `title`. */
  settlement: number;
  /** Part of F: interest to the end of the month. */
  interest: number;
  /** All of them. */
  total: number;
}

interface ChargedTerms
  extends Pick<
    ClosingCostsInput,
    'annualRate' | 'lenderFees' | 'points' | 'title' | 'interestDays' | 'firstDraw'
  > {
  /** Before any financed fee. */
  base: number;
  /** Including that fee. */
  loan: number;
}

/**
 * Returns the closing costs that are finance charges, paid at or before closing: what lender and broker charge, the closing agent whom the
 * lender requires (an estimate, see `SETTLEMENT_SHARE`), and interest (12 CFR 1026.4(a)(2), (a)(3) and (b)). Not included are appraisal,
 * credit report, title search and title insurance, money in escrow (1026.4(c)(7)), recording fees and transfer taxes (1026.4(e)), and
 * homeowner's insurance of one's own choice (1026.4(d)(2)). Fees financed by the loan are reflected in the amount that the borrower
 * receives.
 */
export function financeCharges(terms: ChargedTerms): FinanceCharges {
  const { base, loan, annualRate, lenderFees, points, title, interestDays, firstDraw = 1 } = terms;
  const origination = lenderFees + Math.round((base * points) / 100);
  const settlement = Math.round(title * SETTLEMENT_SHARE);
  // Interest accrues on what has been paid out.
  const interest = Math.round(((loan * firstDraw * annualRate) / 100 / DAYS_A_YEAR) * interestDays);
  return { origination, settlement, interest, total: origination + settlement + interest };
}

/** Returns the costs at closing: an estimate from the figures that a visitor enters. */
export function calculateClosingCosts(input: ClosingCostsInput): ClosingCosts {
  const { price, kind = 'conventional' } = input;
  const base = Math.max(0, price - input.downPayment);
  const { loan } = financedLoan({ kind, base, price });
  const counted = financeCharges({ ...input, base, loan });
  const { origination } = counted;
  const services = input.services + input.title;
  const government = input.recording + Math.round((price * input.transferTax) / 100);
  const prepaids = input.insurance + counted.interest;
  const escrow = Math.round(((input.propertyTax + input.insurance) / 12) * input.escrowMonths);
  const total = origination + services + government + prepaids + escrow;
  const cashNeeded = Math.max(0, price - base + total - input.sellerCredit);
  return {
    loan: base,
    financedFee: loan - base,
    origination,
    services,
    government,
    prepaids,
    escrow,
    total,
    shareOfPrice: price === 0 ? 0 : (total / price) * 100,
    cashNeeded,
    cashToClose: Math.max(0, cashNeeded - input.deposit),
    counted,
  };
}
