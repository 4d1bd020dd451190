import { type MapName, type TownName, townPlaces } from './labelPlaces.ts';
import type { Box, MapPoint, Shape, Town } from './stateMap.ts';

/** Pixels for half a letter and half a line of a county's or a water's name. */
const [HALF_LETTER, HALF_LINE] = [4.2, 9];

/** Returns an area scaled for the larger picture: names keep their pixel size, so they cover less of the map. */
export const shrinkTo = ([x, y]: MapPoint, [x0, y0, x1, y1]: Box, by: number): Box => [
  x + (x0 - x) * by,
  y + (y0 - y) * by,
  x + (x1 - x) * by,
  y + (y1 - y) * by,
];

interface MoreTownPlaces {
  /** Towns that the smallest picture doesn't name. */
  towns: readonly Town[];
  /** Names of counties and waters. */
  labels: readonly MapName[];
  /** Areas of pins, inset, scale and the smallest picture's towns in the large one. */
  taken: readonly Box[];
  seen: Box;
  /** How long a pixel is on the map. */
  largePixel: number;
  land: readonly Shape[];
}

/** Returns the towns that a large map names in addition to those that fit the smallest. */
export function moreTownPlaces({ towns, labels, taken, seen, largePixel, land }: MoreTownPlaces): TownName[] {
  const rooms = labels.map(({ name, at: [x, y] }): Box => {
    const [across, up] = [HALF_LETTER * name.length * largePixel, HALF_LINE * largePixel];
    return [x - across, y - up, x + across, y + up];
  });
  return townPlaces(towns, seen, largePixel, [...taken, ...rooms], land);
}
