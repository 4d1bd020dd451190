/** What the firm says of itself in figures (spec public-site section 2). Change both together. */
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
