import { calculatorPaths, routePaths } from '../../../lib/routes/routePaths.ts';

/** A calculator with numbers filled in; the fragment stays in the browser. */
const withNumbers = (path: string, numbers: Record<string, number>) =>
  `${path}#${new URLSearchParams(Object.entries(numbers).map(([name, value]) => [name, String(value)]))}`;

export const paymentOf = (numbers: { price: number; down: number; rate: number; term: number }) => ({
  label: 'See the monthly payment',
  to: withNumbers(routePaths.resources, numbers),
});
export const closingCostsOf = ({ price, down, rate }: { price: number; down: number; rate: number }) => ({
  label: 'Estimate the closing costs',
  to: withNumbers(calculatorPaths.closingCosts, { price, down, rate }),
});
export const rentOrBuyOf = (numbers: { price: number; down: number; rate: number; term: number }) => ({
  label: 'Compare with renting',
  to: withNumbers(calculatorPaths.rentOrBuy, numbers),
});
