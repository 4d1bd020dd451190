import type { Branch } from '@brokerage/domain/directory/branch';
import Box from '@mui/material/Box';
import { Suspense } from 'react';
import { branchesByState } from '../../lib/directory/branchesByState.ts';
import { MapCaption, MapDrawing } from './MapDrawing.tsx';
import { WithStateMap } from './WithStateMap.tsx';

/** A map for each state with branches, the state with the most of them first. */
export function StateMaps({ branches }: { branches: readonly Branch[] }) {
  return (
    <Suspense>
      <Box sx={grid}>
        {branchesByState(branches).map(({ state, branches: all }) => (
          <WithStateMap key={state} state={state}>
            {(map) => map && <MapDrawing map={map} branches={all} isOneOfSeveral />}
          </WithStateMap>
        ))}
      </Box>
      <MapCaption />
    </Suspense>
  );
}

const grid = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 300px), 1fr))',
  mt: { xs: 2.5, md: 3.5 },
} as const;
