import type { LoanKind } from '@brokerage/domain/programs/calculators/loanKind';
import type { LoanExample } from '@brokerage/domain/programs/loanExamples';
import { sampleYearlyCost } from '@brokerage/domain/programs/samplePurchase';
import { calculatorUrl, type Purchase } from '../../../lib/routes/calculatorUrl.ts';
import { calculatorPaths, sitePaths } from '../../../lib/routes/sitePaths.ts';

export const paymentLink = (numbers: Purchase) => ({
  label: 'See the monthly payment',
  to: calculatorUrl(sitePaths.resources, numbers, [
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

/** Returns a link to the payment calculator with an example's home and loan filled in. */
export const exampleLink = ({ price, down, annualRate, term }: LoanExample, kind?: LoanKind): string =>
  paymentLink({
    price: price / 100,
    down: down / 100,
    rate: annualRate,
    term: term / 12,
    tax: sampleYearlyCost('tax', price / 100),
    insurance: sampleYearlyCost('insurance', price / 100),
    ...(kind && { kind }),
  }).to;

export const closingCostsLink = (numbers: Purchase) => ({
  label: 'Estimate the closing costs',
  to: calculatorUrl(calculatorPaths.closingCosts, numbers, [
    'price',
    'down',
    'rate',
    'tax',
    'insurance',
    'kind',
  ]),
});
export const rentOrBuyLink = (numbers: Purchase) => ({
  label: 'Compare with renting',
  to: calculatorUrl(calculatorPaths.rentOrBuy, numbers, ['price', 'down', 'rate', 'term']),
});
