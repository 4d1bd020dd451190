import type { ClosingCosts } from '@brokerage/domain/programs/calculators/closingCosts';
import { toWholeDollars } from '../../chart/toWholeDollars.ts';
import type { ResultLine } from '../ResultParts.tsx';
import { CASH_NEEDED } from './closingExample.ts';

/** What the buyer brings besides the loan, in cents. */
interface CashInput {
  price: number;
  downPayment: number;
  sellerCredit: number;
  deposit: number;
}

/**
 * Returns the sum from the price of the home to its cash to close, line by line in whole dollars that add up. Lines of nothing are
 * left out, and so is the last step where no deposit was paid.
 */
export function cashLines({ price, downPayment, sellerCredit, deposit }: CashInput, costs: ClosingCosts) {
  const ahead = costs.prepaids + costs.escrow;
  const parts = toWholeDollars([downPayment, costs.total - ahead, ahead]).map((dollars) => dollars * 100);
  const [down = 0, fees = 0, paidAhead = 0] = parts;
  const needed = toCentsOfWholeDollars(costs.cashNeeded);
  const whole = toCentsOfWholeDollars(price);
  const paid = toCentsOfWholeDollars(deposit);
  const lines: ResultLine[] = [
    ['Home price', whole],
    ...(whole > down ? [['Less your loan', down - whole] as const] : []),
    ['Down payment', down, 'sum'],
    ['Fees (A,\u00a0B,\u00a0C,\u00a0E)', fees],
    ['Prepaids and escrow (F,\u00a0G)', paidAhead],
    ...(sellerCredit > 0 ? [['Less the seller credit', needed - down - fees - paidAhead] as const] : []),
    [CASH_NEEDED, needed, 'sum'],
    ...(paid > 0
      ? ([
          ['Less your deposit', -paid],
          ['Cash to Close on your Loan Estimate', needed - paid, 'sum'],
        ] as const)
      : []),
  ];
  return lines.filter(([, amount, kind]) => amount !== 0 || kind === 'sum');
}

const toCentsOfWholeDollars = (cents: number) => Math.round(cents / 100) * 100;
