interface YearPlaces {
  /** Where the middle of the year at an index is, and how high an amount: percent of the chart. */
  x: (index: number) => number;
  y: (value: number) => number;
  /** Half the width of a year. */
  halfYear: number;
  /** Each amount stays for its year; else the line goes from amount to amount, and level to both ends. */
  stepped: boolean;
}

/** Returns the points of an SVG line through one amount a year. */
export const yearLine = (values: readonly number[], { x, y, halfYear, stepped }: YearPlaces): string =>
  values
    .flatMap((value, index) =>
      [
        ...(stepped || index === 0 ? [x(index) - halfYear] : []),
        ...(stepped ? [] : [x(index)]),
        ...(stepped || index === values.length - 1 ? [x(index) + halfYear] : []),
      ].map((at) => `${at},${y(value)}`),
    )
    .join(' ');
