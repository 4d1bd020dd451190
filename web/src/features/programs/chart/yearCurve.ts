import type { Installment } from '@brokerage/domain/programs/calculators/amortization';

/** The yearly payment rate at a point in the loan, one amount for each area of the chart. */
export interface CurvePoint {
  /** Years from the start. */
  at: number;
  amounts: readonly number[];
}

/**
 * Returns a loan's payments as points of a curve, in dollars a year: the first payment, the last one of each year, and two points where the
 * insurance changes, so that the curve drops sharply instead of over a year.
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
      // The last payment absorbs rounding, so multiplying it by twelve would overstate the year.
      ...(isYearEnd ? [point((isLast && table[index - 1]) || row, end, year)] : []),
      ...(changes ? [point(row, end, year + 1)] : []),
    ];
  });
}
