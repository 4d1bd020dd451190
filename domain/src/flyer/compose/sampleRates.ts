import { type ExampleId, loanExample } from '../../programs/loanExamples.ts';

const rounded = (percent: number): number => Math.round(percent * 1000) / 1000;

/** Returns the rate and APR of the website's example as fields of a rate sheet, so that every sample shows the same figures. */
export function sampleRates(suffix: string, id: ExampleId): Record<string, number> {
  const { annualRate, apr } = loanExample(id);
  return { [`rate_${suffix}`]: annualRate, [`apr_${suffix}`]: rounded(apr) };
}

/** Percent: lenders charge less for a shorter term. */
const SHORTER_RATE = 5.5;

/** Returns the rates of the same loan over 15 years. */
export function shorterSampleRates(suffix: string): Record<string, number> {
  const { annualRate, apr } = loanExample('conventional', { annualRate: SHORTER_RATE, term: 180 });
  return { [`rate_${suffix}`]: annualRate, [`apr_${suffix}`]: rounded(apr) };
}
