/** A value on the axis, and the value it's compared with. */
export interface TrendPoint {
  /** On the axis and in the tooltip, such as `Nov 21`. */
  label: string;
  value: number;
  /** The value of the previous period; null if there is none. */
  previous?: number | null;
  /** The label of `previous`, such as `Oct 22`. */
  previousLabel?: string;
}

/** Formats a value for the tooltip: `1,204`, or for the previous period `43 (Oct 22)`. */
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

/** Returns how often the axis gets a label so that there are at most `max`: every n-th, including the last one. */
export const labelInterval = (count: number, max: number) => {
  const step = Math.max(1, Math.ceil(count / max));
  return (index: number): boolean => (count - 1 - index) % step === 0;
};
