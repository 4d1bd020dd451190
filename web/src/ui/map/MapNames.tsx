import Box from '@mui/material/Box';
import { stateName } from '../../lib/format/names/stateName.ts';
import type { MapName, TownName } from './labelPlaces.ts';
import { onlyBelow, onlyFrom } from './onlyAtWidth.ts';
import { type MapPoint, WIDE_MAPS } from './stateMap.ts';

interface MapNamesProps {
  /** Counties and the states around. */
  labels: readonly MapName[];
  /** Names that only the taller of a map's two versions has room for. */
  more: readonly MapName[];
  /** Whether the narrow picture is the taller one. */
  moreIsNarrow: boolean;
  waters: readonly MapName[];
  moreWaters: readonly MapName[];
  towns: readonly TownName[];
  /** Names that only a large map has room for. */
  moreTowns: readonly TownName[];
  /** Radius of the circles around a branch: on a small map, and on a large one. */
  rings: readonly MapName[];
  largeRings: readonly MapName[];
  /** Width in pixels from which a map is large. */
  large: number;
  /** The names that are two-letter state codes. */
  states: ReadonlySet<string>;
  at: (place: MapPoint) => { left: string; top: string };
}

/** A map's labels other than branches. Hidden from screen readers, which have the list of branches instead. */
export function MapNames({
  labels,
  more,
  moreIsNarrow,
  waters,
  moreWaters,
  towns,
  moreTowns,
  rings,
  largeRings,
  large,
  states,
  at,
}: MapNamesProps) {
  return (
    <Box aria-hidden="true" sx={{ typography: 'caption' }}>
      {[...labels, ...more].map(({ name, at: place }, index) => (
        <Box
          key={name}
          component="span"
          sx={{
            ...label,
            ...at(place),
            ...(states.has(name) && isState),
            ...(index >= labels.length && onlyWhere(moreIsNarrow)),
          }}
        >
          {states.has(name) ? stateName(name) : name}
        </Box>
      ))}
      {[...waters, ...moreWaters].map(({ name, at: place }, index) => (
        <Box
          key={name}
          component="span"
          sx={{ ...water, ...at(place), ...(index >= waters.length && onlyWhere(moreIsNarrow)) }}
        >
          {name}
        </Box>
      ))}
      {rings.map(({ name, at: place }) => (
        <Box key={name} component="span" sx={{ ...ring, ...at(place), ...onlyBelow(large) }}>
          {name}
        </Box>
      ))}
      {largeRings.map(({ name, at: place }) => (
        <Box key={name} component="span" sx={{ ...ring, ...at(place), ...onlyFrom(large) }}>
          {name}
        </Box>
      ))}
      {[...towns, ...moreTowns].map(({ name, at: place, side }, index) => (
        <Box
          key={name}
          component="span"
          sx={{ ...town, ...at(place), ...townSides[side], ...(index >= towns.length && onlyFrom(large)) }}
        >
          {name}
        </Box>
      ))}
    </Box>
  );
}

const onlyWhere = (isNarrow: boolean) =>
  isNarrow ? { [WIDE_MAPS]: { display: 'none' } } : { display: 'none', [WIDE_MAPS]: { display: 'block' } };

/**
 * Sets names off from the lines below them, without a box that would cut the lines. Uses a shadow, because not all browsers paint a stroke
 * behind the letters.
 */
export const halo = {
  textShadow: ['2px 0', '-2px 0', '0 2px', '0 -2px', '2px 2px', '-2px -2px', '2px -2px', '-2px 2px']
    .map((offset) => `${offset} 1px #fffdf9`)
    .join(),
};

const label = {
  ...halo,
  position: 'absolute',
  transform: 'translate(-50%, -50%)',
  color: '#6b665a',
  letterSpacing: '0.06em',
  whiteSpace: 'nowrap',
  lineHeight: 1.15,
} as const;

/** A dot at the location, with the name next to it. */
const town = {
  ...halo,
  position: 'absolute',
  transform: 'translate(-2.5px, -50%)',
  display: 'flex',
  alignItems: 'center',
  gap: '4px',
  color: '#3f3b33',
  fontWeight: 500,
  whiteSpace: 'nowrap',
  lineHeight: 1.15,
  '&::before': { content: '""', flex: 'none', width: 5, height: 5, borderRadius: '50%', bgcolor: '#6b665a' },
} as const;

const townSides = {
  right: {},
  above: { flexDirection: 'column-reverse', gap: '1px', transform: 'translate(-50%, calc(-100% + 2.5px))' },
  left: { flexDirection: 'row-reverse', transform: 'translate(calc(-100% + 2.5px), -50%)' },
} as const;

const water = {
  position: 'absolute',
  transform: 'translate(-50%, -50%)',
  width: 'min-content',
  color: '#2c566a',
  textAlign: 'center',
  letterSpacing: '0.04em',
  lineHeight: 1.3,
} as const;

/** A distance such as “5 mi”, centered on its circle's line. */
const ring = {
  ...halo,
  position: 'absolute',
  transform: 'translate(-50%, -50%)',
  color: 'var(--evergreen)',
  whiteSpace: 'nowrap',
  lineHeight: 1.15,
} as const;

const isState = { textTransform: 'uppercase' } as const;
