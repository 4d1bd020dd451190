import { formatWholeDollars } from '@brokerage/domain/number/formatDollars';
import { formatInterestRate } from '@brokerage/domain/programs/formatInterestRate';
import type { LoanExample } from '@brokerage/domain/programs/loanExamples';

/** Returns the terms behind an example's payment, each with its name. */
export const listExampleTerms = (
  { price, down, downPercent, principal, annualRate, apr, term }: LoanExample,
  priceLabel = 'Home price',
) =>
  [
    [priceLabel, formatWholeDollars(price)],
    ['Down payment', downPercent ? `${downPercent}% (${formatWholeDollars(down)})` : 'None'],
    ['Loan amount', formatWholeDollars(principal)],
    ['Term', `${term / 12} years`],
    ['Interest rate', formatInterestRate(annualRate)],
    ['APR', `${apr.toFixed(2)}%`],
  ] as const;
