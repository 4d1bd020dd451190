import { loanExample } from '@brokerage/domain/programs/loanExamples';

const { price, downPercent, annualRate, apr, term } = loanExample('conventional');

/** The home and loan that pages start with, which the disclosures describe: dollars, percent and years. */
export const FIRST_HOME = { price: price / 100, downPercent, annualRate, apr, years: term / 12 } as const;
