import { monthlyPayment } from '../../programs/calculators/amortization.ts';
import { annualPercentageRate, type ExampleId, loanExample } from '../../programs/loanExamples.ts';

const rounded = (percent: number): number => Math.round(percent * 1000) / 1000;

/** Returns rate and APR of the website's example as the fields of a rate sheet: samples are the same wherever they're shown. */
export function sampleRates(suffix: string, id: ExampleId): Record<string, number> {
  const { annualRate, apr } = loanExample(id);
  return { [`rate_${suffix}`]: annualRate, [`apr_${suffix}`]: rounded(apr) };
}

/** The same over 15 years, at the rate of 30, as the website compares terms. */
export function shorterSampleRates(suffix: string): Record<string, number> {
  const { annualRate, principal, prepaidCharges } = loanExample('conventional');
  const term = 180;
  const payment = monthlyPayment({ principal, annualRate, term });
  const payments = Array.from({ length: term }, () => payment);
  const apr = annualPercentageRate(principal - prepaidCharges, payments);
  return { [`rate_${suffix}`]: annualRate, [`apr_${suffix}`]: rounded(apr) };
}
