import type { LoanKind } from '@brokerage/domain/programs/calculators/loanKind';

/** Dollars, percent and years; missing values fall back to the calculator's own example. */
export interface Purchase {
  price: number;
  down: number;
  rate: number;
  term?: number;
  /** A year. */
  tax?: number;
  /** A year. */
  insurance?: number;
  /** Yearly, in percent of the loan. */
  pmi?: number;
  kind?: LoanKind;
}

/** Returns a calculator's URL, prefilled with the numbers it has fields for; the fragment never leaves the browser. */
export function calculatorUrl(path: string, numbers: Purchase, names: readonly (keyof Purchase)[]): string {
  const given = names.flatMap((name) => (numbers[name] === undefined ? [] : [[name, String(numbers[name])]]));
  return `${path}#${new URLSearchParams(given)}`;
}
