const compact = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
  maximumFractionDigits: 1,
});

/** Formats an axis label: `$400K`. */
export const formatTick = (dollars: number): string => compact.format(dollars).replace('-', '−');

/** Returns about four round tick values that span the lowest to the highest value and include zero. */
export function axisTicks(lowest: number, highest: number): number[] {
  const low = Math.min(0, lowest);
  const high = Math.max(0, highest);
  const rough = (high - low || 1) / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((each) => each >= rough) ?? rough;
  const first = Math.floor(low / step);
  const last = Math.max(first + 1, Math.ceil(high / step));
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}

/**
 * Returns the years of an axis that get a label: up to ten years all do, otherwise the first year and up to seven at round steps. The
 * marked year is added if its label doesn't overlap another.
 */
export function labeledYears(years: readonly number[], marked?: number): number[] {
  const count = (years.at(-1) ?? 0) - (years[0] ?? 0);
  const step = count <= 9 ? 1 : ([2, 5, 10].find((each) => count / each <= 6) ?? 10);
  const even = years.filter((year, index) => index === 0 || year % step === 0);
  return years.filter(
    (year) =>
      even.includes(year) || (year === marked && even.every((each) => Math.abs(each - marked) > count / 14)),
  );
}
