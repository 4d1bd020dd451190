/** The company's figures on the home page, with the day they were last verified. */
export const firmFigures = {
  /** The day on which the figures were last verified. */
  asOf: 'Oct 31, 2026',
  figures: [
    { value: '30+', label: 'years in business' },
    { value: '10,000+', label: 'families helped' },
    { value: 'A+', label: 'BBB rating' },
    { value: '$2B+', label: 'loan volume' },
  ],
} as const;
