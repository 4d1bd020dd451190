import { conventionalPurchase } from '@brokerage/domain/programs/conventionalPurchase';
import { sampleClosingCosts } from '@brokerage/domain/programs/sampleClosing';
import { FIRST_HOME } from '../../../lib/visitor-numbers/firstHome.ts';
import { monthlyLedger, toLedger } from '../../../ui/charts/ledger.ts';
import { toCents } from '../calculators/inputs/calculatorInput.ts';

/** Returns what a home for a price in dollars costs each month, and what it takes to get the keys; at the example's rate unless another is given. */
export function costOfHome(price: number, downShare: number, annualRate: number = FIRST_HOME.annualRate) {
  const { down, loan, tax, insurance, month, apr } = conventionalPurchase({
    price,
    downPercent: downShare,
    annualRate,
  });
  const closing = sampleClosingCosts({ price, down, annualRate });
  const fees = closing.origination + closing.services + closing.government;
  const prepaids = closing.prepaids + closing.escrow;
  return {
    down,
    loan,
    apr,
    /** The inputs with which the calculators come to the same sums. */
    inputs: {
      price,
      down,
      rate: annualRate,
      term: FIRST_HOME.years,
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
