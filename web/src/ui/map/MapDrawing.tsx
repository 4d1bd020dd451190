import type { Branch } from '@brokerage/domain/directory/branch';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { stateName } from '../../lib/format/names/stateName.ts';
import { branchPath } from '../../lib/routes/directoryLinks.ts';
import {
  isInRing,
  labelPlaces,
  readRings,
  townPlaces,
  waterPlaces,
  withRoomForNames,
} from './labelPlaces.ts';
import { halo, MapNames } from './MapNames.tsx';
import { INSET, INSET_CLEARANCE, StateInset } from './StateInset.tsx';
import {
  type Box as Frame,
  findPlace,
  frameAround,
  isInFrame,
  MAP_SHAPES,
  type MapShape,
  type Place,
  type StateMap,
  seenInBoth,
  UNITS_PER_MILE,
  WIDE_MAPS,
} from './stateMap.ts';

interface MapDrawingProps {
  map: StateMap;
  /** Those of the state. */
  branches: readonly Branch[];
  /** The branch that the page is about: the others lead to theirs. */
  here?: Branch;
  /** One of several maps, which have one caption together. */
  isOneOfSeveral?: boolean;
  shape?: MapShape;
}

const WATER = '#c6dde6';

/** The longer one where a short one would be a stub. */
const SCALE_MILES = [5, 10] as const;

/** The counties around some branches, with a pin for each; nothing where none of them has a place. */
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
  const places = pins.map(({ place }) => place);
  const frame = frameAround(places, shape);
  const middle = seenInBoth(frame, shape);
  const [left, top, right, bottom] = frame;
  const width = right - left;
  const scaleMiles = SCALE_MILES[width < 40 * UNITS_PER_MILE ? 0 : 1];
  const at = ([x, y]: Place) => ({
    left: `${((x - left) / width) * 100}%`,
    top: `${((y - top) / (bottom - top)) * 100}%`,
  });
  const counties = map.counties.filter(({ box }) => isInFrame(frame, box));
  // Those of the branches are named first, while there is room.
  const own = counties.filter(({ path }) =>
    readRings(path).some((ring) => pins.some(({ place }) => isInRing(ring, place))),
  );
  const around = map.around.filter(({ box }) => isInFrame(frame, box));
  const states = new Set(around.map(({ name }) => name));
  const pixel = width / shape.least;
  // A pin with its name, and half of a county's name beside it.
  const taken = pins.map(
    ({ branch: { name }, place: [x, y] }): Frame => [
      x - width * 0.12,
      y - width * 0.11,
      x + Math.max(width * 0.42, (70 + 8 * name.length) * pixel),
      y + width * 0.03,
    ],
  );
  const corner = (
    { across, up }: typeof INSET | typeof INSET_CLEARANCE,
    isTop: boolean,
    [, y0, , y1] = middle,
  ): Frame => {
    const edge = (y1 - y0) * up;
    return [right - width * across, isTop ? top : y1 - edge, right, isTop ? y0 + edge : bottom];
  };
  const rooms = pins.flatMap(({ branch, place }) => roomsOfPin(branch, place, pixel));
  const isFree = (isTop: boolean) => !rooms.some((room) => isInFrame(room, corner(INSET, isTop)));
  const isAtTop = !isFree(false) && isFree(true);
  const scaleCorner = ([, , , y1] = middle): Frame => [
    left,
    y1 - Math.max(width * 0.09, 44 * pixel),
    left + Math.max(width * 0.3, 76 * pixel),
    bottom,
  ];
  const branchNames = new Set(pins.map(({ branch }) => branch.name));
  const land = [...counties, ...around];
  const towns = townPlaces(
    map.towns.filter(([town]) => !branchNames.has(town)),
    middle,
    pixel,
    [...rooms, corner(INSET, isAtTop), scaleCorner()],
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
      scaleCorner(seen),
    ]);
  const waters = watersIn(middle);
  const moreWaters = watersIn(frame).filter((each) => !waters.some(({ name }) => name === each.name));
  // A small map has room for towns alone. A state like New York needs no name beside its city.
  const shapes =
    shape.least < MAP_SHAPES.even.least
      ? []
      : [...own, ...land].filter(
          (each) =>
            !states.has(each.name) || !towns.some(({ name }) => name.startsWith(stateName(each.name))),
        );
  const labels = labelPlaces(shapes, middle, occupied);
  // What only the higher picture has room for.
  const unnamed = shapes.filter((each) => !labels.some(({ name }) => name === each.name));
  const more = shape.narrow === shape.wide ? [] : labelPlaces(unnamed, frame, [...occupied, middle]);
  const isHigherWhenNarrow = shape.narrow < shape.wide;
  return (
    <Box component="figure" sx={{ m: 0 }}>
      <Box sx={paper(shape)}>
        <Box sx={{ ...sheet, aspectRatio: `${width} / ${bottom - top}` }}>
          <Box
            component="svg"
            aria-hidden="true"
            viewBox={`${left} ${top} ${width} ${bottom - top}`}
            sx={drawing}
          >
            {around.map(({ path }) => (
              <path key={path} d={path} fill="#f1ede3" />
            ))}
            {counties.map(({ path }) => (
              <path key={path} d={path} fill="#fffdf9" />
            ))}
            {map.rivers.map(({ width: wide, path }) => (
              <path key={path} className="river" d={path} strokeWidth={wide} />
            ))}
          </Box>
          <MapNames
            labels={labels}
            more={more}
            moreIsNarrow={shape.narrow < shape.wide}
            waters={waters}
            moreWaters={moreWaters}
            towns={towns}
            states={states}
            at={at}
          />
          <Box component="ul" aria-label="On the map" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {pins.map(({ branch, place }) => (
              <Box
                component="li"
                key={branch.id}
                sx={{ ...pin, ...at(place), zIndex: branch === here ? 1 : 0 }}
              >
                <Box
                  aria-hidden="true"
                  component="svg"
                  viewBox="0 0 24 30"
                  sx={marker(branch === here || !here)}
                >
                  <path d="M12 29C12 29 22 18 22 11A10 10 0 0 0 2 11C2 18 12 29 12 29Z" />
                  <circle cx="12" cy="11" r="3.5" />
                </Box>
                {branch === here ? (
                  <Box component="strong" sx={name}>
                    {branch.name}
                  </Box>
                ) : (
                  <Link href={branchPath(branch.id)} underline="hover" sx={name}>
                    {branch.name}
                  </Link>
                )}
              </Box>
            ))}
          </Box>
        </Box>
        <Box aria-hidden="true" sx={{ typography: 'caption' }}>
          <Box component="span" sx={{ ...scale, width: `${((scaleMiles * UNITS_PER_MILE) / width) * 100}%` }}>
            {scaleMiles} miles
          </Box>
          <StateInset
            map={map}
            name={stateName(branches[0]?.state ?? '')}
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

/** What a pin and its name take up, where a pixel is this long. */
const roomsOfPin = ({ name }: Branch, [x, y]: Place, pixel: number): Frame[] => [
  [x - 13 * pixel, y - 30 * pixel, x + 13 * pixel, y + 2 * pixel],
  [x, y - 26 * pixel, x + (20 + 8 * name.length) * pixel, y - 6 * pixel],
];

/** Says what the pins mark, and where the lines come from. */
export function MapCaption() {
  return (
    <Typography variant="caption" component="p" sx={{ mt: 1, color: 'text.secondary' }}>
      Pins are approximate. County lines: U.S. Census Bureau, 2017. Towns: GeoNames, CC&nbsp;BY&nbsp;4.0.
    </Typography>
  );
}

/** Where there is no land, there is water. */
const paper = ({ narrow, wide }: MapShape) =>
  ({
    position: 'relative',
    aspectRatio: narrow,
    ...(wide !== narrow && { [WIDE_MAPS]: { aspectRatio: wide } }),
    overflow: 'hidden',
    border: 1,
    borderColor: 'divider',
    borderRadius: '10px',
    bgcolor: WATER,
  }) as const;

/** As wide as the paper, which shows its middle. */
const sheet = { position: 'absolute', inset: '50% 0 auto', transform: 'translateY(-50%)' } as const;

const drawing = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  '& path': { strokeLinejoin: 'round' },
  '& path:not(.river)': { stroke: '#cfc7b4', strokeWidth: 1.25, vectorEffect: 'non-scaling-stroke' },
  '& .river': { fill: 'none', stroke: WATER, strokeLinecap: 'round' },
} as const;

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

/** Its tip is the place. */
const pin = { position: 'absolute', width: 0, height: 0 } as const;

const marker = (isFilled: boolean) =>
  ({
    position: 'absolute',
    left: -12,
    top: -29,
    width: 24,
    height: 30,
    '& path': {
      fill: isFilled ? 'var(--evergreen)' : '#fffdf9',
      stroke: isFilled ? '#fffdf9' : 'var(--evergreen)',
      strokeWidth: 1.5,
    },
    '& circle': { fill: isFilled ? '#fffdf9' : 'var(--evergreen)' },
  }) as const;

const name = {
  position: 'absolute',
  left: 14,
  top: -29,
  px: 0.75,
  py: 0.25,
  ...halo,
  color: 'text.primary',
  typography: 'body2',
  fontWeight: 600,
  whiteSpace: 'nowrap',
} as const;
