import type { LoanKind } from '@brokerage/domain/programs/calculators/loanKind';

/** Dollars, percent and years; what is left out falls back to the calculator's own example. */
export interface Purchase {
  price: number;
  down: number;
  rate: number;
  term?: number;
  /** A year. */
  tax?: number;
  /** A year. */
  insurance?: number;
  /** Percent of the loan a year. */
  pmi?: number;
  kind?: LoanKind;
}

/** Returns the address of a calculator with those numbers filled in that it has fields for; the fragment stays in the browser. */
export function calculatorUrl(path: string, numbers: Purchase, names: readonly (keyof Purchase)[]): string {
  const given = names.flatMap((name) => (numbers[name] === undefined ? [] : [[name, String(numbers[name])]]));
  return `${path}#${new URLSearchParams(given)}`;
}
