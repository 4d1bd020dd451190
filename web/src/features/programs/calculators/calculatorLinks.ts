import type { LoanKind } from '@brokerage/domain/programs/calculators/loanKind';
import type { LoanExample } from '@brokerage/domain/programs/loanExamples';
import { calculatorPaths, routePaths } from '../../../lib/routes/routePaths.ts';
import { yearlyShare } from './mortgageExample.ts';

/** Dollars, percent and years; a calculator's own example stands in for what is left out. */
interface Purchase {
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

/** A calculator with those numbers filled in that it has fields for; the fragment stays in the browser. */
function withNumbers(path: string, numbers: Purchase, names: readonly (keyof Purchase)[]): string {
  const given = names.flatMap((name) => (numbers[name] === undefined ? [] : [[name, String(numbers[name])]]));
  return `${path}#${new URLSearchParams(given)}`;
}

export const paymentLink = (numbers: Purchase) => ({
  label: 'See the monthly payment',
  to: withNumbers(routePaths.resources, numbers, [
    'price',
    'down',
    'rate',
    'term',
    'tax',
    'insurance',
    'pmi',
    'kind',
  ]),
});

/** Returns the address of the payment calculator with the home and the loan of an example. */
export const exampleLink = ({ price, down, annualRate, term }: LoanExample, kind?: LoanKind): string =>
  paymentLink({
    price: price / 100,
    down: down / 100,
    rate: annualRate,
    term: term / 12,
    tax: yearlyShare('tax', price / 100),
    insurance: yearlyShare('insurance', price / 100),
    ...(kind && { kind }),
  }).to;

export const closingCostsLink = (numbers: Purchase) => ({
  label: 'Estimate the closing costs',
  to: withNumbers(calculatorPaths.closingCosts, numbers, ['price', 'down', 'rate', 'tax', 'insurance']),
});
export const rentOrBuyLink = (numbers: Purchase) => ({
  label: 'Compare with renting',
  to: withNumbers(calculatorPaths.rentOrBuy, numbers, ['price', 'down', 'rate', 'term']),
});
