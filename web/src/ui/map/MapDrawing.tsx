import type { Branch } from '@brokerage/domain/directory/branch';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { stateName } from '../../lib/format/names/stateName.ts';
import {
  isInShape,
  labelPlaces,
  type MapName,
  roomOfWater,
  townPlaces,
  waterPlaces,
  withRoomForNames,
} from './labelPlaces.ts';
import { MapLand } from './MapLand.tsx';
import { halo, MapNames } from './MapNames.tsx';
import { MapPins } from './MapPins.tsx';
import { WATER } from './mapColors.ts';
import { moreTownPlaces, shrinkTo } from './moreTownPlaces.ts';
import { ringLabels, ringName } from './ringLabels.ts';
import { INSET, INSET_CLEARANCE, StateInset } from './StateInset.tsx';
import {
  type Box as Frame,
  findPlace,
  frameAround,
  isInFrame,
  MAP_SHAPES,
  type MapPoint,
  type MapShape,
  type StateMap,
  seenInBoth,
  UNITS_PER_MILE,
  WIDE_MAPS,
} from './stateMap.ts';

interface MapDrawingProps {
  map: StateMap;
  /** The state's branches. */
  branches: readonly Branch[];
  /** The branch that the page is about; the others link to their pages. */
  here?: Branch;
  /** One of several maps, which share a caption. */
  isOneOfSeveral?: boolean;
  shape?: MapShape;
}

/** The longer one is used if the short one would be tiny. */
const SCALE_MILES = [5, 10] as const;

/** Radius of the map around the branch that the page is about. */
const RING_MILES = [5, 10] as const;

/** The corner that the inset covers on a large map. */
const LARGE_INSET = { across: 0.28, up: 0.42 } as const;

/** The counties around some branches, with a pin for each; renders nothing if none of them can be located. */
export function MapDrawing({
  map,
  branches,
  here,
  isOneOfSeveral = false,
  shape = MAP_SHAPES.even,
}: MapDrawingProps) {
  const pins = branches.flatMap((branch) => {
    const place = findPlace(map, branch);
    return place ? [{ branch, place }] : [];
  });
  if (pins.length === 0) return null;
  const state = pins[0]?.branch.state ?? '';
  const center = pins.find(({ branch }) => branch === here)?.place;
  const places = pins.map(({ place }) => place);
  const frame = frameAround(places, shape);
  const middle = seenInBoth(frame, shape);
  const [left, top, right, bottom] = frame;
  const width = right - left;
  const scaleMiles = SCALE_MILES[width < 40 * UNITS_PER_MILE ? 0 : 1];
  const at = ([x, y]: MapPoint) => ({
    left: `${((x - left) / width) * 100}%`,
    top: `${((y - top) / (bottom - top)) * 100}%`,
  });
  const counties = map.counties.filter(({ box }) => isInFrame(frame, box));
  // Name counties with a branch first, while there is room.
  const own = counties.filter((county) => pins.some(({ place }) => isInShape(county, place)));
  const around = map.around.filter(({ box }) => isInFrame(frame, box));
  const states = new Set(around.map(({ name }) => name));
  const pixel = width / shape.minWidth;
  // Each pin with its name, plus half of a county name's size on each side.
  const taken = pins.map(
    ({ branch: { name }, place: [x, y] }): Frame => [
      x - width * 0.12,
      y - width * 0.11,
      x + Math.max(width * 0.42, (70 + 8 * name.length) * pixel),
      y + width * 0.03,
    ],
  );
  const corner = (
    { across, up }: { across: number; up: number },
    isTop: boolean,
    [, y0, , y1] = middle,
  ): Frame => {
    const edge = (y1 - y0) * up;
    return [right - width * across, isTop ? top : y1 - edge, right, isTop ? y0 + edge : bottom];
  };
  const rooms = pins.flatMap(({ branch, place }) => roomsOfPin(branch, place, pixel));
  const isCornerFree = (isTop: boolean) => !rooms.some((room) => isInFrame(room, corner(INSET, isTop)));
  const isAtTop = !isCornerFree(false) && isCornerFree(true);
  // A map with distance circles needs no scale.
  const scaleCorner = ([, , , y1] = middle): Frame[] =>
    center
      ? []
      : [[left, y1 - Math.max(width * 0.09, 44 * pixel), left + Math.max(width * 0.3, 76 * pixel), bottom]];
  const branchNames = new Set(pins.map(({ branch }) => branch.name));
  const land = [...counties, ...around];
  const towns = townPlaces(
    map.towns.filter(([town]) => !branchNames.has(town)),
    middle,
    pixel,
    [...rooms, corner(INSET, isAtTop), ...scaleCorner()],
    land,
  );
  const occupied = [
    ...taken,
    corner(INSET_CLEARANCE, isAtTop),
    ...towns.map(({ room }) => withRoomForNames(room, width)),
  ];
  const watersIn = (seen: Frame) =>
    waterPlaces(map.waters, land, seen, pixel, [
      ...towns.map(({ room }) => room),
      corner(INSET, isAtTop, seen),
      ...scaleCorner(seen),
    ]);
  const waters = watersIn(middle);
  const moreWaters = watersIn(frame).filter((each) => !waters.some(({ name }) => name === each.name));
  // A small map has room for towns only. A state like New York needs no name next to its city.
  const shapes =
    shape.minWidth < MAP_SHAPES.even.minWidth
      ? []
      : [...own, ...land].filter(
          (each) =>
            !states.has(each.name) || !towns.some(({ name }) => name.startsWith(stateName(each.name))),
        );
  const labels = labelPlaces(shapes, middle, occupied);
  // Names that fit only the taller version of the map.
  const unnamed = shapes.filter((each) => !labels.some(({ name }) => name === each.name));
  const more = shape.narrow === shape.wide ? [] : labelPlaces(unnamed, frame, [...occupied, middle]);
  const largePixel = width / shape.large;
  const largeTaken = [
    ...pins.flatMap(({ branch, place }) => roomsOfPin(branch, place, largePixel)),
    corner(LARGE_INSET, isAtTop),
    ...scaleCorner(),
    ...towns.map((town) => shrinkTo(town.at, town.room, largePixel / pixel)),
  ];
  const moreTowns = moreTownPlaces({
    towns: map.towns.filter(([town]) => !branchNames.has(town) && !towns.some(({ name }) => name === town)),
    labels: [...labels, ...waters],
    taken: largeTaken,
    seen: middle,
    largePixel,
    land,
  });
  const rings = center
    ? ringLabels(center, RING_MILES, middle, pixel, [
        ...rooms,
        ...towns.map(({ room }) => room),
        ...[...waters, ...moreWaters].map((water) => roomOfWater(water, pixel)),
        corner(INSET, isAtTop),
      ])
    : [];
  const largeRings = center
    ? ringLabels(center, RING_MILES, middle, largePixel, [
        ...largeTaken,
        ...moreTowns.map(({ room }) => room),
        ...[...waters, ...moreWaters].map((water) => roomOfWater(water, largePixel)),
      ])
    : [];
  /** Returns the distance circles whose label fits on the map. Others aren't drawn, because their distance would be unclear. */
  const namedIn = (names: readonly MapName[]) =>
    RING_MILES.filter((radius) => names.some(({ name }) => name === ringName(radius)));
  const isHigherWhenNarrow = shape.narrow < shape.wide;
  return (
    <Box component="figure" sx={{ m: 0 }}>
      <Box sx={paper(shape)}>
        <Box sx={{ ...sheet, aspectRatio: `${width} / ${bottom - top}` }}>
          <MapLand
            state={state}
            frame={frame}
            own={own}
            counties={counties}
            around={around}
            rivers={map.rivers}
            center={center}
            miles={namedIn(rings)}
            largeMiles={namedIn(largeRings)}
            large={shape.large}
          />
          <MapNames
            labels={labels}
            more={more}
            moreIsNarrow={shape.narrow < shape.wide}
            waters={waters}
            moreWaters={moreWaters}
            towns={towns}
            moreTowns={moreTowns}
            rings={rings}
            largeRings={largeRings}
            large={shape.large}
            states={states}
            at={at}
          />
          <MapPins pins={pins} here={here} at={at} />
        </Box>
        <Box aria-hidden="true" sx={{ typography: 'caption' }}>
          {!center && (
            <Box
              component="span"
              sx={{ ...scale, width: `${((scaleMiles * UNITS_PER_MILE) / width) * 100}%` }}
            >
              {scaleMiles} miles
            </Box>
          )}
          <StateInset
            map={map}
            name={stateName(state)}
            frame={isHigherWhenNarrow ? middle : frame}
            isAtTop={isAtTop}
          />
        </Box>
      </Box>
      {!isOneOfSeveral && (
        <Box component="figcaption">
          <MapCaption />
        </Box>
      )}
    </Box>
  );
}

/** Returns the areas of a pin and its name; `pixel` is the size of a pixel in map units. */
const roomsOfPin = ({ name }: Branch, [x, y]: MapPoint, pixel: number): Frame[] => [
  [x - 13 * pixel, y - 30 * pixel, x + 13 * pixel, y + 2 * pixel],
  [x, y - 26 * pixel, x + (20 + 8 * name.length) * pixel, y - 6 * pixel],
];

/** Explains the pins and credits the source of the boundaries. */
export function MapCaption() {
  return (
    <Typography variant="caption" component="p" sx={{ mt: 1, color: 'text.secondary' }}>
      Pins are approximate. County lines: U.S. Census Bureau, 2017. Towns: GeoNames, CC&nbsp;BY&nbsp;4.0.
    </Typography>
  );
}

/** Fills everything that isn't land with water. */
const paper = ({ narrow, wide }: MapShape) =>
  ({
    position: 'relative',
    aspectRatio: narrow,
    ...(wide !== narrow && { [WIDE_MAPS]: { aspectRatio: wide } }),
    overflow: 'hidden',
    containerType: 'inline-size',
    border: 1,
    borderColor: 'divider',
    borderRadius: '10px',
    bgcolor: WATER,
  }) as const;

/** As wide as its container, which crops it to the center. */
const sheet = { position: 'absolute', inset: '50% 0 auto', transform: 'translateY(-50%)' } as const;

const scale = {
  ...halo,
  position: 'absolute',
  left: 16,
  bottom: 12,
  color: 'text.primary',
  borderBottom: '2px solid',
  whiteSpace: 'nowrap',
  lineHeight: 1.4,
} as const;
