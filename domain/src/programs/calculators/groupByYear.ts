import type { Installment } from './amortization.ts';

interface YearOfPayments {
  year: number;
  principal: number;
  interest: number;
  /** At the end of the year. */
  balance: number;
}

/** Returns an amortization table summed by the year of the loan, in cents. */
export function groupByYear(table: readonly Installment[]): YearOfPayments[] {
  const years: YearOfPayments[] = [];
  for (const { month, principal, interest, balance } of table) {
    const number = Math.ceil(month / 12);
    const last = years.at(-1);
    const year = last?.year === number ? last : { year: number, principal: 0, interest: 0, balance };
    if (year !== last) years.push(year);
    year.principal += principal;
    year.interest += interest;
    year.balance = balance;
  }
  return years;
}
