interface YearPlaces {
  /** Where the middle of the year at an index is, and how high an amount: percent of the chart. */
  x: (index: number) => number;
  y: (value: number) => number;
  /** Half the width of a year whose amount stays until the next; 0 for a line from amount to amount. */
  halfYear: number;
}

/** Returns the points of an SVG line through one amount a year. */
export const yearLine = (values: readonly number[], { x, y, halfYear }: YearPlaces): string =>
  values
    .map((value, index) =>
      halfYear === 0
        ? `${x(index)},${y(value)}`
        : `${x(index) - halfYear},${y(value)} ${x(index) + halfYear},${y(value)}`,
    )
    .join(' ');
