/** A value at one place of the axis, and the one that it is compared with. */
export interface TrendPoint {
  /** On the axis and in the tooltip, such as `Nov 21`. */
  label: string;
  value: number;
  /** The value of the previous period; null if there is none. */
  previous?: number | null;
  /** The place that `previous` is from, such as `Oct 22`. */
  previousLabel?: string;
}

/** Returns the text of one value in the tooltip: `1,204`, of the previous period `43 (Oct 22)`. */
export function tooltipText(
  point: TrendPoint | undefined,
  isPrevious: boolean,
  formatValue: (value: number) => string,
): string | null {
  if (!point) return null;
  if (!isPrevious) return formatValue(point.value);
  if (point.previous === undefined || point.previous === null) return null;
  const from = point.previousLabel ? ` (${point.previousLabel})` : '';
  return `${formatValue(point.previous)}${from}`;
}

/** Returns which places of the axis get a label, so that at most `most` do: every n-th, the last one among them. */
export const labelInterval = (count: number, most: number) => {
  const step = Math.max(1, Math.ceil(count / most));
  return (index: number): boolean => (count - 1 - index) % step === 0;
};
