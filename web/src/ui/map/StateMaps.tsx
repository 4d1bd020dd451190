import type { Branch } from '@brokerage/domain/directory/branch';
import Box from '@mui/material/Box';
import { Suspense } from 'react';
import { branchesByState } from '../../lib/directory/branchesByState.ts';
import { MapCaption, MapDrawing } from './MapDrawing.tsx';
import { MAP_SHAPES, type MapShape, WIDE_MAPS } from './stateMap.ts';
import { WithStateMap } from './WithStateMap.tsx';

/** A map for each state with branches, starting with the state that has the most. */
export function StateMaps({ branches }: { branches: readonly Branch[] }) {
  const states = branchesByState(branches);
  const [first, second, ...others] = states;
  const isUneven = first && second && others.length === 0 && first.branches.length > second.branches.length;
  const isBand = branches.length === 1;
  const shapeAt = (index: number): MapShape => {
    if (isUneven) return index === 0 ? MAP_SHAPES.main : MAP_SHAPES.side;
    return isBand ? MAP_SHAPES.band : MAP_SHAPES.even;
  };
  return (
    <Suspense>
      <Box
        sx={{
          ...grid,
          ...(isUneven && unevenColumns),
          ...(states.length === 1 && !isBand && { maxWidth: ALONE_WIDTH }),
        }}
      >
        {states.map(({ state, branches: all }, index) => (
          <WithStateMap key={state} state={state}>
            {(map) => map && <MapDrawing map={map} branches={all} isOneOfSeveral shape={shapeAt(index)} />}
          </WithStateMap>
        ))}
      </Box>
      <MapCaption />
    </Suspense>
  );
}

/** A single full-width map of several branches would be higher than the screen. */
const ALONE_WIDTH = 720;

const grid = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 300px), 1fr))',
  mt: { xs: 2.5, md: 3.5 },
} as const;

/** The state with fewer branches has a smaller map of the same height. */
const unevenColumns = {
  gridTemplateColumns: 'minmax(0, 1fr)',
  [WIDE_MAPS]: { gridTemplateColumns: '15fr 8fr' },
} as const;
