import { financedLoan, type LoanKind } from './loanKind.ts';

/** Money in cents, rates in percent. The groups are those of a Loan Estimate, page 2 (12 CFR 1026.37(f) and (g)). */
export interface ClosingCostsInput {
  price: number;
  downPayment: number;
  /** Percent a year. */
  annualRate: number;
  /** What the lender and the broker charge for making the loan. */
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
  /** Homeowner's insurance, cents a year; the first year is paid at closing. */
  insurance: number;
  /** Property tax, cents a year. */
  propertyTax: number;
  /** Days from closing to the end of the month. */
  interestDays: number;
  /** Months of tax and insurance that the lender collects to begin with. */
  escrowMonths: number;
  sellerCredit: number;
  /** Already paid with the offer. */
  deposit: number;
  /** Conventional where left out. */
  kind?: LoanKind;
  /** The share of the loan that is paid out at closing, from 0 to 1: all of it where left out. */
  firstDraw?: number | undefined;
}

export interface ClosingCosts {
  /** Before a fee that is added to it. */
  loan: number;
  /** The FHA's upfront premium, the VA's funding fee of a first use or the USDA's guarantee fee, which the loan pays for. */
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
  /** All the buyer pays, whenever it is due: down payment and costs, less the seller's credit; never below 0. */
  cashNeeded: number;
  /** The same less the deposit, as a Loan Estimate has it on page 1; never below 0. */
  cashToClose: number;
  /** What of `total` the APR counts. */
  counted: FinanceCharges;
}

/** Days by which a year's interest is divided for the days before the first full month, as in form H-24(B) of 12 CFR 1026. */
const DAYS_A_YEAR = 360;

/**
 * How much of title and settlement charges is the closing agent's: $800 of the sample's $2,800. Visitors enter one sum, so any sum is
 * divided like the sample's, and the APR that follows is an estimate. Title search and title insurance are no finance charges (12 CFR
 * 1026.4(c)(7)). A fee for the closing itself is one, unless it is incidental to a lump sum of those (comment 4(a)(2)-2).
 */
const SETTLEMENT_SHARE = 800 / 2_800;

/** Cents. */
interface FinanceCharges {
  /** A: origination charges. */
  origination: number;
  /** Of C: what the closing agent or attorney charges, by the sample's share of `title`. */
  settlement: number;
  /** Of F: interest to the end of the month. */
  interest: number;
  /** All of them. */
  total: number;
}

interface ChargedTerms
  extends Pick<
    ClosingCostsInput,
    'annualRate' | 'lenderFees' | 'points' | 'title' | 'interestDays' | 'firstDraw'
  > {
  /** Before a fee that is added to it. */
  base: number;
  /** With that fee. */
  loan: number;
}

/**
 * Returns which closing costs are finance charges, paid at or before closing: what lender and broker charge, the closing agent whom the lender
 * requires (an estimate, see `SETTLEMENT_SHARE`), and interest (12 CFR 1026.4(a)(2), (a)(3) and (b)). Appraisal, credit report, title search and title insurance aren't, nor money in
 * escrow (1026.4(c)(7)), recording fees and transfer taxes (1026.4(e)), or homeowner's insurance of one's own choice (1026.4(d)(2)).
 * Fees that the loan pays for are counted by what the borrower gets of the loan.
 */
export function financeCharges(terms: ChargedTerms): FinanceCharges {
  const { base, loan, annualRate, lenderFees, points, title, interestDays, firstDraw = 1 } = terms;
  const origination = lenderFees + Math.round((base * points) / 100);
  const settlement = Math.round(title * SETTLEMENT_SHARE);
  // Interest runs on what has been paid out.
  const interest = Math.round(((loan * firstDraw * annualRate) / 100 / DAYS_A_YEAR) * interestDays);
  return { origination, settlement, interest, total: origination + settlement + interest };
}

/** Returns what is paid at closing: an estimate from the figures that a visitor enters. */
export function closingCosts(input: ClosingCostsInput): ClosingCosts {
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
