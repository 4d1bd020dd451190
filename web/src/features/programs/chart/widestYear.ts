/** Width of an area's label, in percent of the chart's width on a phone. */
const LABEL_WIDTH = 24;

/**
 * Returns the index of the year around which an area has the most room for its label; undefined if no year has `needed`, in the values' own
 * unit.
 */
export function widestYear(values: readonly number[], needed: number): number | undefined {
  const reach = Math.ceil((values.length * LABEL_WIDTH) / 200);
  let best: number | undefined;
  let mostRoom = needed;
  for (let index = reach; index < values.length - reach; index += 1) {
    const room = Math.min(...values.slice(index - reach, index + reach + 1));
    if (room > mostRoom) [best, mostRoom] = [index, room];
  }
  return best;
}
