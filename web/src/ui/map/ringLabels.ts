import { isApart, type MapName } from './labelPlaces.ts';
import { type Box, type MapPoint, UNITS_PER_MILE } from './stateMap.ts';

/** Pixels that a ring's name takes from its center, horizontally and vertically. */
const [HALF_WIDTH, HALF_LINE] = [24, 9];

/** Directions to try, from the top to both sides. */
const TURNS = [0, -1, 1, -2, 2, -3, 3, -4, 4, -5, 5, 6].map((twelfths) => (twelfths * Math.PI) / 6);

/** Returns the label of the circle at that many miles. */
export const ringName = (miles: number): string => `${miles} mi`;

/** Returns the position of each distance label on its circle around a place, clear of taken areas; a circle without room gets none. */
export function ringLabels(
  [x, y]: MapPoint,
  miles: readonly number[],
  [left, top, right, bottom]: Box,
  pixel: number,
  taken: readonly Box[],
): MapName[] {
  const [across, up] = [HALF_WIDTH * pixel, HALF_LINE * pixel];
  return miles.flatMap((radius) => {
    const at = TURNS.map((turn): MapPoint => {
      const long = radius * UNITS_PER_MILE;
      return [x + Math.sin(turn) * long, y - Math.cos(turn) * long];
    }).find(([atX, atY]) => {
      const room: Box = [atX - across, atY - up, atX + across, atY + up];
      return (
        room[0] > left &&
        room[1] > top &&
        room[2] < right &&
        room[3] < bottom &&
        taken.every((each) => isApart(room, each))
      );
    });
    return at ? [{ name: ringName(radius), at }] : [];
  });
}
