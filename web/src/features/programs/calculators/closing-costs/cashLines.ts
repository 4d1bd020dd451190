import { toWholeDollars } from '@brokerage/domain/number/toWholeDollars';
import type { ClosingCosts, ClosingCostsInput } from '@brokerage/domain/programs/calculators/closingCosts';
import { CASH_BACK } from './closingExample.ts';

/** Cash the buyer brings in addition to the loan, in cents. Services such as the appraisal are paid before closing. */
type CashInput = Pick<ClosingCostsInput, 'price' | 'downPayment' | 'sellerCredit' | 'deposit' | 'services'>;

type CashLine = readonly [name: string, cents: number, kind?: 'sum'];

/**
 * Returns the lines from the price of the home to the cash to close, in whole dollars that add up. Leaves out zero lines, and the last step
 * if no deposit was paid. If the deposit exceeds the total, the last line is the amount returned.
 */
export function cashLines(input: CashInput, costs: ClosingCosts): CashLine[] {
  const ahead = costs.prepaids + costs.escrow;
  const parts = toWholeDollars([input.downPayment, costs.total - ahead, ahead]).map(
    (dollars) => dollars * 100,
  );
  const [down = 0, fees = 0, paidAhead = 0] = parts;
  const due = down + fees + paidAhead;
  const total = toCentsOfWholeDollars(costs.cashNeeded);
  // Rounding the parts so they add up can make a full-price down payment one dollar more than the price.
  const price = Math.max(toCentsOfWholeDollars(input.price), down);
  const credit = toCentsOfWholeDollars(input.sellerCredit);
  const unused = Math.max(0, credit - due);
  const lines: CashLine[] = [
    ['Home price', price],
    ...(price > down ? [['Less your loan', down - price] as const] : []),
    ['Down payment', down, 'sum'],
    ['Fees (A,\u00a0B,\u00a0C,\u00a0E)', fees],
    ['Prepaids and escrow (F,\u00a0G)', paidAhead],
    ['Less the seller credit', total - due - unused],
    ['Seller credit you can’t use', unused],
    ['Total', total, 'sum'],
    ...(input.deposit > 0 ? depositLines(input, total, costs.cashToClose) : []),
  ];
  return lines.filter(([, cents, kind]) => cents !== 0 || kind === 'sum');
}

function depositLines(input: CashInput, total: number, cashToClose: number): CashLine[] {
  const deposit = toCentsOfWholeDollars(input.deposit);
  if (deposit > total) {
    const services = toCentsOfWholeDollars(input.services);
    return [
      ['Less your deposit', -deposit],
      ['Less the appraisal and credit report you paid', -services],
      [CASH_BACK, deposit + services - total, 'sum'],
    ];
  }
  const toClose = toCentsOfWholeDollars(cashToClose);
  return [
    ['Less your deposit', toClose - total],
    ['Cash to Close on your Loan Estimate', toClose, 'sum'],
  ];
}

const toCentsOfWholeDollars = (cents: number) => Math.round(cents / 100) * 100;
