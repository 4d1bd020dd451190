import type { Branch } from '@brokerage/domain/directory/branch';
import Box from '@mui/material/Box';
import { Suspense } from 'react';
import { MapDrawing } from './MapDrawing.tsx';
import { WithStateMap } from './WithStateMap.tsx';

/** A map for each state with branches, the state with the most of them first. */
export function StateMaps({ branches }: { branches: readonly Branch[] }) {
  const states = [...new Set(branches.map(({ state }) => state))]
    .map((state) => ({ state, all: branches.filter((branch) => branch.state === state) }))
    .toSorted((one, other) => other.all.length - one.all.length);
  return (
    <Suspense>
      <Box sx={grid}>
        {states.map(({ state, all }) => (
          <WithStateMap key={state} state={state}>
            {(map) => map && <MapDrawing map={map} branches={all} />}
          </WithStateMap>
        ))}
      </Box>
    </Suspense>
  );
}

const grid = {
  display: 'grid',
  gap: { xs: 3, md: 4 },
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 420px), 1fr))',
  mt: { xs: 2.5, md: 3.5 },
} as const;
