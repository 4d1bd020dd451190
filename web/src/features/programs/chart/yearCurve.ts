import type { Installment } from '@brokerage/domain/programs/calculators/amortization';

/** The yearly rate of payments at one point of the loan, with one amount per area of the chart. */
export interface CurvePoint {
  /** Years from the start. */
  at: number;
  amounts: readonly number[];
}

/**
 * Converts a loan's payments to curve points, in dollars a year: the first payment, the last of each year, and both amounts where the
 * insurance changes, so that the curve drops vertically there.
 */
export function toCurve(
  table: readonly Installment[],
  insuranceByYear: readonly number[] = [],
): CurvePoint[] {
  const hasInsurance = insuranceByYear.some((each) => each > 0);
  const point = ({ principal, interest }: Installment, at: number, year: number): CurvePoint => ({
    at,
    amounts: [principal, interest, ...(hasInsurance ? [insuranceByYear[year] ?? 0] : [])].map(
      (cents) => (cents * 12) / 100,
    ),
  });
  return table.flatMap((row, index) => {
    const isLast = index === table.length - 1;
    const year = Math.floor(index / 12);
    const end = (index + 1) / 12;
    const isYearEnd = (index + 1) % 12 === 0 || isLast;
    const changes = isYearEnd && !isLast && (insuranceByYear[year] ?? 0) !== (insuranceByYear[year + 1] ?? 0);
    return [
      ...(index === 0 ? [point(row, 0, 0)] : []),
      // The final payment includes rounding differences, which would be overstated when multiplied by twelve.
      ...(isYearEnd ? [point((isLast && table[index - 1]) || row, end, year)] : []),
      ...(changes ? [point(row, end, year + 1)] : []),
    ];
  });
}
