/** The date of the sample rates. A brokerage replaces them, with their date, in `EXAMPLES` of loanExamples.ts. */
export const EXAMPLE_DATE = '2026-10-31';

/** Returns the note shown once below all disclosures: the date of the figures, and what they are not. */
export const formatSampleNote = (day: string): string =>
  `Sample figures as of ${day} for illustration, not an offer or a current rate. Your rate, payment and closing costs depend on your credit, the property, the lender and the market on the day you lock.`;
