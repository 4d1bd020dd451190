import type { Branch } from '@brokerage/domain/directory/branch';
import Box from '@mui/material/Box';
import { Suspense } from 'react';
import { branchesByState } from '../../lib/directory/branchesByState.ts';
import { MapCaption, MapDrawing } from './MapDrawing.tsx';
import { WithStateMap } from './WithStateMap.tsx';

/** A map for each state with branches, the state with the most of them first. */
export function StateMaps({ branches }: { branches: readonly Branch[] }) {
  const states = branchesByState(branches);
  return (
    <Suspense>
      <Box sx={states.length === 1 ? { ...grid, maxWidth: ALONE_WIDTH } : grid}>
        {states.map(({ state, branches: all }) => (
          <WithStateMap key={state} state={state}>
            {(map) => map && <MapDrawing map={map} branches={all} isOneOfSeveral />}
          </WithStateMap>
        ))}
      </Box>
      <MapCaption />
    </Suspense>
  );
}

/** A single map as wide as the page would be higher than the screen. */
const ALONE_WIDTH = 720;

const grid = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 300px), 1fr))',
  mt: { xs: 2.5, md: 3.5 },
} as const;
