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
}

export interface ClosingCosts {
  loan: number;
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
}

/** Days by which a year's interest is divided for the days before the first full month, as in form H-24(B) of 12 CFR 1026. */
const DAYS_A_YEAR = 360;

/** What is paid at closing, for an estimate from figures that the visitor enters. */
export function closingCosts(input: ClosingCostsInput): ClosingCosts {
  const loan = Math.max(0, input.price - input.downPayment);
  const origination = input.lenderFees + Math.round((loan * input.points) / 100);
  const services = input.services + input.title;
  const government = input.recording + Math.round((input.price * input.transferTax) / 100);
  const interest = Math.round(((loan * input.annualRate) / 100 / DAYS_A_YEAR) * input.interestDays);
  const prepaids = input.insurance + interest;
  const escrow = Math.round(((input.propertyTax + input.insurance) / 12) * input.escrowMonths);
  const total = origination + services + government + prepaids + escrow;
  const cashNeeded = Math.max(0, input.price - loan + total - input.sellerCredit);
  return {
    loan,
    origination,
    services,
    government,
    prepaids,
    escrow,
    total,
    shareOfPrice: input.price === 0 ? 0 : (total / input.price) * 100,
    cashNeeded,
    cashToClose: Math.max(0, cashNeeded - input.deposit),
  };
}
