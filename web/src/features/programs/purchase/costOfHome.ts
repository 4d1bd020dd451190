import { conventionalPurchase } from '@brokerage/domain/programs/conventionalPurchase';
import { loanExample } from '@brokerage/domain/programs/loanExamples';
import { sampleClosingCosts } from '@brokerage/domain/programs/sampleClosing';
import { monthlyLedger, toLedger } from '../../../ui/charts/ledger.ts';
import { toCents } from '../calculators/inputs/calculatorInput.ts';

const { price: examplePrice, downPercent, annualRate: exampleRate, apr, term } = loanExample('conventional');

/** The purchase to begin with, the one that the disclosure describes; and the terms of its loan. */
export const FIRST_PRICE = examplePrice / 100;
export const FIRST_DOWN = downPercent;
export const TERMS = { annualRate: exampleRate, apr, years: term / 12 } as const;

/** Returns what a home for a price in dollars costs each month, and what it takes to get the keys; at the example's rate unless another is given. */
export function costOfHome(price: number, downShare: number, annualRate: number = TERMS.annualRate) {
  const {
    down,
    loan,
    tax,
    insurance,
    month,
    apr: aprOfLoan,
  } = conventionalPurchase({ price, downPercent: downShare, annualRate });
  const closing = sampleClosingCosts({ price, down, annualRate });
  const fees = closing.origination + closing.services + closing.government;
  const prepaids = closing.prepaids + closing.escrow;
  return {
    down,
    loan,
    apr: aprOfLoan,
    /** The inputs with which the calculators come to the same sums. */
    inputs: {
      price,
      down,
      rate: annualRate,
      term: TERMS.years,
      tax,
      insurance,
    },
    /** What closing takes beside the down payment, in cents. */
    closing: { fees, prepaids },
    monthly: monthlyLedger(month),
    cash: toLedger([
      ['Down payment', toCents(down), 'principal'],
      ['Lender and title fees', fees, 'fees'],
      ['Prepaid costs', prepaids, 'prepaids'],
    ]),
  };
}
