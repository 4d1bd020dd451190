import { amortize, type Installment, monthlyPayment } from './amortization.ts';

/** Money in cents, rates in percent per year, terms in months. */
export interface RefinanceInput {
  balance: number;
  currentRate: number;
  /** Months left on the current loan. */
  remainingTerm: number;
  newRate: number;
  newTerm: number;
  /** Closing costs, paid at closing and not added to the loan. */
  closingCosts: number;
}

export interface RefinanceResult {
  currentPayment: number;
  newPayment: number;
  /** Cents per month; negative if the new payment is higher. */
  monthlySaving: number;
  /** First month by which the saved payments cover the closing costs; null if they never do. */
  breakEvenMonth: number | null;
  /** First month after which the borrower is ahead, counting the costs and the balance of each loan; null if never. */
  aheadFrom: number | null;
  /** Last month after which the borrower is still ahead, if a longer loan costs more in the end. */
  aheadUntil: number | null;
  /** Interest of the current loan less interest of the new one and closing costs, over the full terms. */
  lifetimeSaving: number;
  /** Total paid with each loan by the end of each year, from 0 to the end of the longer loan. */
  paidByYear: { year: number; current: number; next: number }[];
}

/** Returns when a refinance has paid for itself, based on the payments of principal and interest. */
export function calculateRefinance(input: RefinanceInput): RefinanceResult {
  const current = { principal: input.balance, annualRate: input.currentRate, term: input.remainingTerm };
  const next = { principal: input.balance, annualRate: input.newRate, term: input.newTerm };
  const currentTable = amortize(current);
  const nextTable = amortize(next);
  const interest = (table: Installment[]) => table.reduce((sum, row) => sum + row.interest, 0);
  const currentPayment = monthlyPayment(current);
  const newPayment = monthlyPayment(next);
  const monthlySaving = currentPayment - newPayment;
  const months =
    monthlySaving > 0 ? Math.max(1, Math.ceil(input.closingCosts / monthlySaving)) : Number.POSITIVE_INFINITY;
  return {
    currentPayment,
    newPayment,
    monthlySaving,
    // After the current loan ends, there is no payment left to save on.
    breakEvenMonth: months <= Math.min(input.remainingTerm, input.newTerm) ? months : null,
    ...monthsAhead(currentTable, nextTable, input.closingCosts),
    lifetimeSaving: interest(currentTable) - interest(nextTable) - input.closingCosts,
    paidByYear: paidByYear(currentTable, nextTable, input.closingCosts),
  };
}

function monthsAhead(
  current: readonly Installment[],
  next: readonly Installment[],
  closingCosts: number,
): Pick<RefinanceResult, 'aheadFrom' | 'aheadUntil'> {
  const months = Math.max(current.length, next.length);
  let saved = -closingCosts;
  let [aheadFrom, aheadUntil]: [number | null, number | null] = [null, null];
  for (let month = 1; month <= months; month += 1) {
    const [old, fresh] = [current[month - 1], next[month - 1]];
    saved += (old?.payment ?? 0) - (fresh?.payment ?? 0);
    if (saved > (fresh?.balance ?? 0) - (old?.balance ?? 0)) {
      aheadFrom ??= month;
      aheadUntil = month;
    }
  }
  return { aheadFrom, aheadUntil: aheadUntil === months ? null : aheadUntil };
}

function paidByYear(
  current: readonly Installment[],
  next: readonly Installment[],
  closingCosts: number,
): RefinanceResult['paidByYear'] {
  const years = Math.ceil(Math.max(current.length, next.length) / 12);
  const paid = { current: 0, next: closingCosts };
  const list = [{ year: 0, ...paid }];
  for (let year = 1; year <= years; year += 1) {
    for (let month = (year - 1) * 12; month < year * 12; month += 1) {
      paid.current += current[month]?.payment ?? 0;
      paid.next += next[month]?.payment ?? 0;
    }
    list.push({ year, ...paid });
  }
  return list;
}
