/** Converts years and dollars to positions on a chart, in percent of the plot's width and height. */
export interface ChartScale {
  /** Values with a grid line. */
  ticks: readonly number[];
  /** From the lowest tick to the highest, in dollars. */
  range: number;
  /** Half the width of a year. */
  halfYear: number;
  /** Returns the middle of a year, by index. */
  x: (index: number) => number;
  y: (dollars: number) => number;
}

/** Returns the scale of a chart in which all years have the same width, including the first and the last. */
export function toScale(years: number, ticks: readonly number[]): ChartScale {
  const [low = 0, high = 1] = [ticks[0], ticks.at(-1)];
  return {
    ticks,
    range: high - low,
    halfYear: 50 / years,
    x: (index) => ((index + 0.5) / years) * 100,
    y: (dollars) => 100 - ((dollars - low) / (high - low)) * 100,
  };
}
