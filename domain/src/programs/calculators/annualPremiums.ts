import type { Installment } from './amortization.ts';

/** Returns the loan year of a month, starting at 0. */
export const yearIndex = (month: number): number => Math.ceil(month / 12) - 1;

/**
 * Returns the monthly parts of an annual premium or fee in cents, one for each year, in HUD's steps (Mortgagee Letter 98-22): the average
 * of the balances before each of the year's twelve scheduled payments, times the annual rate, less the share of the financed upfront
 * premium, divided into months; rounded to the cent each time. USDA's annual fee is a rate of the average scheduled balance, too
 * (HB-1-3555, chapter 16), but of all of it: `upfront` is 0.
 */
export function calculateAnnualPremiums(
  table: readonly Installment[],
  principal: number,
  { upfront, annual }: { upfront: number; annual: number },
): number[] {
  const owed: number[] = [];
  for (const { month } of table) {
    const before = month === 1 ? principal : (table[month - 2]?.balance ?? 0);
    owed[yearIndex(month)] = (owed[yearIndex(month)] ?? 0) + before;
  }
  return owed.map((sum) => {
    const yearly = Math.round(((sum / 12) * annual) / 100);
    return Math.round(Math.round(yearly / (1 + upfront / 100)) / 12);
  });
}
