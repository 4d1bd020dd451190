import Box from '@mui/material/Box';
import { WATER } from './mapColors.ts';
import { onlyBelow, onlyFrom } from './onlyAtWidth.ts';
import { type Box as Frame, type MapPoint, type Shape, type StateMap, UNITS_PER_MILE } from './stateMap.ts';

interface MapLandProps {
  /** Two-letter code. */
  state: string;
  frame: Frame;
  /** Counties that have a branch. */
  own: readonly Shape[];
  counties: readonly Shape[];
  /** Counties of the neighboring states. */
  around: readonly Shape[];
  rivers: StateMap['rivers'];
  /** Center of the distance circles: on a small map, and on a large one, which starts at `large` pixels. */
  center: MapPoint | undefined;
  miles: readonly number[];
  largeMiles: readonly number[];
  large: number;
}

/** Draws land and water: the branches' counties lightest, other states darkest, and the sea shallow along the coast. */
export function MapLand({
  state,
  frame: [left, top, right, bottom],
  own,
  counties,
  around,
  rivers,
  center,
  miles,
  largeMiles,
  large,
}: MapLandProps) {
  const land = `land-${state}`;
  return (
    <Box
      component="svg"
      aria-hidden="true"
      viewBox={`${left} ${top} ${right - left} ${bottom - top}`}
      sx={drawing}
    >
      <g className="shallow far">
        <use href={`#${land}`} />
      </g>
      <g className="shallow">
        <use href={`#${land}`} />
      </g>
      <g className="land">
        <g id={land}>
          {around.map(({ path }) => (
            <path key={path} d={path} fill="#ebe5d6" />
          ))}
          {counties.map((county) => (
            <path key={county.path} d={county.path} fill={own.includes(county) ? '#fffdf9' : '#f6f1e5'} />
          ))}
        </g>
      </g>
      {rivers.map(({ width, path }) => (
        <path key={path} className="river" d={path} strokeWidth={width} />
      ))}
      {center &&
        (
          [
            ['small', miles, onlyBelow(large)],
            ['large', largeMiles, onlyFrom(large)],
          ] as const
        ).map(([size, radii, shown]) => (
          <Box component="g" key={size} sx={shown}>
            {radii.map((radius) => (
              <circle key={radius} cx={center[0]} cy={center[1]} r={radius * UNITS_PER_MILE} />
            ))}
          </Box>
        ))}
    </Box>
  );
}

const drawing = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  '& path': { strokeLinejoin: 'round' },
  '& path:not(.river)': { vectorEffect: 'non-scaling-stroke' },
  // The copies of the land take the stroke of their group.
  '& .land': { stroke: '#cfc7b4', strokeWidth: 1.25 },
  '& .shallow': { stroke: '#d3e5ec', strokeWidth: 9 },
  '& .far': { stroke: '#cde1e9', strokeWidth: 22 },
  '& .river': { fill: 'none', stroke: WATER, strokeLinecap: 'round' },
  '& circle': {
    fill: 'none',
    stroke: 'var(--evergreen)',
    strokeOpacity: 0.45,
    strokeWidth: 1.25,
    strokeDasharray: '2 5',
    strokeLinecap: 'round',
    vectorEffect: 'non-scaling-stroke',
  },
} as const;
