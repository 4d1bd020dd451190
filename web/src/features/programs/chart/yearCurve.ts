import type { Installment } from '@brokerage/domain/programs/calculators/amortization';

/** What is paid a year at some time of the loan, one amount for each area of the chart. */
export interface CurvePoint {
  /** Years from the start. */
  at: number;
  amounts: readonly number[];
}

/**
 * Returns the payments of a loan as points of a curve, in dollars a year: its first payment, the last of each year, and both amounts
 * where the insurance changes, so that it drops at once and not over a year.
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
      // The last payment evens out what was rounded, which twelve of them would overstate.
      ...(isYearEnd ? [point((isLast && table[index - 1]) || row, end, year)] : []),
      ...(changes ? [point(row, end, year + 1)] : []),
    ];
  });
}
