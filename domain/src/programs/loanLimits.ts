/**
 * The conforming loan limits of one year, in dollars, by the number of units. A county's own limit is the baseline, the ceiling or
 * between them; the list of all counties is FHFA's.
 */
export const LOAN_LIMITS = {
  year: 2026,
  effectiveDate: '2026-01-01',
  source: 'FHFA conforming loan limit values for 2026',
  url: 'https://www.fhfa.gov/data/conforming-loan-limit',
  units: [
    { units: 1, baseline: 832_750, ceiling: 1_249_125 },
    { units: 2, baseline: 1_066_250, ceiling: 1_599_375 },
    { units: 3, baseline: 1_288_800, ceiling: 1_933_200 },
    { units: 4, baseline: 1_601_750, ceiling: 2_402_625 },
  ],
} as const;

const [{ baseline, ceiling }] = LOAN_LIMITS.units;

// Not `formatWholeDollars`, because pages that only quote limits would load its file as well.
const formatLimit = (dollars: number): string => `$${dollars.toLocaleString('en-US')}`;

/** The limits for one unit as text. The FHA's floor is 65% of the baseline (12 U.S.C. 1709(b)(2)). */
export const LIMIT_TEXTS = {
  baseline: formatLimit(baseline),
  ceiling: formatLimit(ceiling),
  fhaFloor: formatLimit(Math.floor((baseline * 65) / 100)),
} as const;
