import { toCents } from '@brokerage/domain/number/toCents';
import { conventionalPurchase } from '@brokerage/domain/programs/conventionalPurchase';
import { sampleClosingCosts } from '@brokerage/domain/programs/sampleClosing';
import { FIRST_HOME } from '../../../lib/visitor-numbers/firstHome.ts';
import { monthlyLedger, toLedger } from '../../../ui/charts/ledger.ts';

/**
 * Calculates the monthly cost and the cash due at closing of a home at a price in dollars, at the example's rate unless another is given.
 */
export function homeCosts(price: number, downShare: number, annualRate: number = FIRST_HOME.annualRate) {
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
    /** Inputs that give the same totals in the calculators. */
    inputs: {
      price,
      down,
      rate: annualRate,
      term: FIRST_HOME.years,
      tax,
      insurance,
    },
    /** Costs due at closing in addition to the down payment, in cents. */
    closing: { fees, prepaids },
    monthly: monthlyLedger(month),
    cash: toLedger([
      ['Down payment', toCents(down), 'principal'],
      ['Lender and title fees', fees, 'fees'],
      ['Prepaid costs', prepaids, 'prepaids'],
    ]),
  };
}
