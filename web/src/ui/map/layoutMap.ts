import type { Branch } from '@brokerage/domain/directory/branch';
import { stateName } from '../../lib/format/names/stateName.ts';
import {
  isInShape,
  labelPlaces,
  type MapName,
  roomOfWater,
  type TownName,
  townPlaces,
  waterPlaces,
  withRoomForNames,
} from './labelPlaces.ts';
import { moreTownPlaces, shrinkTo } from './moreTownPlaces.ts';
import { ringLabels, ringName } from './ringLabels.ts';
import { INSET, INSET_CLEARANCE } from './StateInset.tsx';
import {
  type Box,
  findPlace,
  frameAround,
  isInFrame,
  MAP_SHAPES,
  type MapPoint,
  type MapShape,
  type Shape,
  type StateMap,
  seenInBoth,
} from './stateMap.ts';

/** Radius of the map around the branch that the page is about. */
const RING_MILES = [5, 10] as const;

/** The corner that the inset covers on a large map. */
const LARGE_INSET = { across: 0.28, up: 0.42 } as const;

interface MapOptions {
  branches: readonly Branch[];
  /** The branch at the center of the distance circles. */
  here: Branch | undefined;
  shape: MapShape;
}

/** A branch, located. */
interface Pin {
  branch: Branch;
  place: MapPoint;
}

/** Places everything on a map of a state's branches; returns undefined if none of them can be located. */
export function layoutMap(map: StateMap, { branches, here, shape }: MapOptions) {
  const pins = branches.flatMap((branch): Pin[] => {
    const place = findPlace(map, branch);
    return place ? [{ branch, place }] : [];
  });
  const [firstPin] = pins;
  if (!firstPin) return undefined;
  const center = pins.find(({ branch }) => branch === here)?.place;
  const frame = frameAround(
    pins.map(({ place }) => place),
    shape,
  );
  const middle = seenInBoth(frame, shape);
  const width = frame[2] - frame[0];
  const [pixel, largePixel] = [width / shape.minWidth, width / shape.large];
  const counties = map.counties.filter(({ box }) => isInFrame(frame, box));
  const around = map.around.filter(({ box }) => isInFrame(frame, box));
  const land = [...counties, ...around];
  const own = counties.filter((county) => pins.some(({ place }) => isInShape(county, place)));
  const rooms = pins.flatMap((pin) => roomsOfPin(pin, pixel));
  const isCornerFree = (isTop: boolean) =>
    !rooms.some((room) => isInFrame(room, toCorner(frame, middle, INSET, isTop)));
  const isAtTop = !isCornerFree(false) && isCornerFree(true);
  const inset = (size: CornerSize, seen = middle) => toCorner(frame, seen, size, isAtTop);
  // A map with distance circles needs no scale.
  const scale = (seen = middle) => (center ? [] : [toScaleCorner(frame, seen, pixel)]);
  const branchNames = new Set(pins.map(({ branch }) => branch.name));
  const otherTowns = map.towns.filter(([town]) => !branchNames.has(town));
  const towns = townPlaces(otherTowns, middle, pixel, [...rooms, inset(INSET), ...scale()], land);
  const townRooms = towns.map(({ room }) => room);
  const watersIn = (seen: Box) =>
    waterPlaces(map.waters, land, seen, pixel, [...townRooms, inset(INSET, seen), ...scale(seen)]);
  const waters = watersIn(middle);
  const moreWaters = watersIn(frame).filter((each) => !waters.some(({ name }) => name === each.name));
  const states = new Set(around.map(({ name }) => name));
  const { labels, more } = labelLand({
    // Counties with a branch first, while there is room.
    land: [...own, ...land],
    states,
    towns,
    taken: [
      ...pins.map((pin) => roomOfNamedPin(pin, width, pixel)),
      inset(INSET_CLEARANCE),
      ...townRooms.map((room) => withRoomForNames(room, width)),
    ],
    frame,
    middle,
    shape,
  });
  const largeTaken = [
    ...pins.flatMap((pin) => roomsOfPin(pin, largePixel)),
    inset(LARGE_INSET),
    ...scale(),
    ...towns.map((town) => shrinkTo(town.at, town.room, largePixel / pixel)),
  ];
  const moreTowns = moreTownPlaces({
    towns: otherTowns.filter(([town]) => !towns.some(({ name }) => name === town)),
    labels: [...labels, ...waters],
    taken: largeTaken,
    seen: middle,
    largePixel,
    land,
  });
  const ringsAt = (size: number, before: readonly Box[], after: readonly Box[] = []) =>
    center
      ? ringLabels(center, RING_MILES, middle, size, [
          ...before,
          ...[...waters, ...moreWaters].map((water) => roomOfWater(water, size)),
          ...after,
        ])
      : [];
  const rings = ringsAt(pixel, [...rooms, ...townRooms], [inset(INSET)]);
  const largeRings = ringsAt(largePixel, [...largeTaken, ...moreTowns.map(({ room }) => room)]);
  const { large } = shape;
  return {
    pins,
    state: firstPin.branch.state,
    frame,
    middle,
    center,
    isInsetAtTop: isAtTop,
    drawn: {
      own,
      counties,
      around,
      rivers: map.rivers,
      miles: namedMiles(rings),
      largeMiles: namedMiles(largeRings),
      large,
    },
    names: { labels, more, waters, moreWaters, towns, moreTowns, rings, largeRings, large, states },
  };
}

interface LandLabels {
  /** The counties and states to name, the most important first. */
  land: readonly Shape[];
  /** The names that are states' codes. */
  states: ReadonlySet<string>;
  towns: readonly TownName[];
  taken: readonly Box[];
  frame: Box;
  middle: Box;
  shape: MapShape;
}

/** Names counties and states. A small map has room for towns only. */
function labelLand({ land, states, towns, taken, frame, middle, shape }: LandLabels) {
  if (shape.minWidth < MAP_SHAPES.even.minWidth) return { labels: [], more: [] };
  // A state like New York needs no name next to its city.
  const named = land.filter(
    (each) => !states.has(each.name) || !towns.some(({ name }) => name.startsWith(stateName(each.name))),
  );
  const labels = labelPlaces(named, middle, taken);
  // Names that fit only the taller version of the map.
  const unnamed = named.filter((each) => !labels.some(({ name }) => name === each.name));
  const more = shape.narrow === shape.wide ? [] : labelPlaces(unnamed, frame, [...taken, middle]);
  return { labels, more };
}

/** Returns the distance circles whose label fits on the map. Others aren't drawn, because their distance would be unclear. */
const namedMiles = (names: readonly MapName[]) =>
  RING_MILES.filter((radius) => names.some(({ name }) => name === ringName(radius)));

/** A corner's size as shares of the map's width and height. */
type CornerSize = Readonly<Record<'across' | 'up', number>>;

/** Returns a corner at the right of the map, of which `seen` is visible. */
function toCorner(
  [left, top, right, bottom]: Box,
  seen: Box,
  { across, up }: CornerSize,
  isTop: boolean,
): Box {
  const [, y0, , y1] = seen;
  const edge = (y1 - y0) * up;
  return [right - (right - left) * across, isTop ? top : y1 - edge, right, isTop ? y0 + edge : bottom];
}

/** Returns the corner at the bottom left that the scale covers. */
const toScaleCorner = ([left, , right, bottom]: Box, [, , , y1]: Box, pixel: number): Box => [
  left,
  y1 - Math.max((right - left) * 0.09, 44 * pixel),
  left + Math.max((right - left) * 0.3, 76 * pixel),
  bottom,
];

/** Returns the area of a pin with its name, plus half of a county name's size on each side. */
const roomOfNamedPin = ({ branch: { name }, place: [x, y] }: Pin, width: number, pixel: number): Box => [
  x - width * 0.12,
  y - width * 0.11,
  x + Math.max(width * 0.42, (70 + 8 * name.length) * pixel),
  y + width * 0.03,
];

/** Returns the areas of a pin and its name; `pixel` is the size of a pixel in map units. */
const roomsOfPin = ({ branch: { name }, place: [x, y] }: Pin, pixel: number): Box[] => [
  [x - 13 * pixel, y - 30 * pixel, x + 13 * pixel, y + 2 * pixel],
  [x, y - 26 * pixel, x + (20 + 8 * name.length) * pixel, y - 6 * pixel],
];
