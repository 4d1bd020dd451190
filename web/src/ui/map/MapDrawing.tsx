import type { Branch } from '@brokerage/domain/directory/branch';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { stateName } from '../../lib/format/names/stateName.ts';
import { layoutMap } from './layoutMap.ts';
import { MapLand } from './MapLand.tsx';
import { halo, MapNames } from './MapNames.tsx';
import { MapPins } from './MapPins.tsx';
import { WATER } from './mapColors.ts';
import { StateInset } from './StateInset.tsx';
import {
  MAP_SHAPES,
  type MapPoint,
  type MapShape,
  type StateMap,
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

/** The counties around some branches, with a pin for each; renders nothing if none of them can be located. */
export function MapDrawing({
  map,
  branches,
  here,
  isOneOfSeveral = false,
  shape = MAP_SHAPES.even,
}: MapDrawingProps) {
  const layout = layoutMap(map, { branches, here, shape });
  if (!layout) return null;
  const { pins, state, frame, middle, center, isInsetAtTop, drawn, names } = layout;
  const [left, top, right, bottom] = frame;
  const width = right - left;
  const at = ([x, y]: MapPoint) => ({
    left: `${((x - left) / width) * 100}%`,
    top: `${((y - top) / (bottom - top)) * 100}%`,
  });
  const scaleMiles = SCALE_MILES[width < 40 * UNITS_PER_MILE ? 0 : 1];
  const isHigherWhenNarrow = shape.narrow < shape.wide;
  return (
    <Box component="figure" sx={{ m: 0 }}>
      <Box sx={paper(shape)}>
        <Box sx={{ ...sheet, aspectRatio: `${width} / ${bottom - top}` }}>
          <MapLand {...drawn} state={state} frame={frame} center={center} />
          <MapNames {...names} moreIsNarrow={isHigherWhenNarrow} at={at} />
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
            isAtTop={isInsetAtTop}
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
