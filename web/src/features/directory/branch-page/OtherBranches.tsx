import type { Branch } from '@brokerage/domain/directory/branch';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { appleDirectionsTo, directionsTo } from '../../../lib/directory/directionsTo.ts';
import { stateName } from '../../../lib/format/names/stateName.ts';
import { branchPath } from '../../../lib/routes/directoryLinks.ts';
import { MapDrawing } from '../../../ui/map/MapDrawing.tsx';
import { findPlace, MAP_SHAPES, milesOnMap, type StateMap } from '../../../ui/map/stateMap.ts';
import { WithStateMap } from '../../../ui/map/WithStateMap.tsx';
import { cardTarget } from '../cards.ts';
import { formatMilesAway } from '../finder/milesBetween.ts';
import { PlacePicture } from '../PlacePicture.tsx';

interface OtherBranchesProps {
  branch: Branch;
  all: readonly Branch[];
}

/** Shows a branch on the map, and leads to the others, the nearest first. */
export function OtherBranches({ branch, all }: OtherBranchesProps) {
  return (
    <Suspense fallback={<Surroundings branch={branch} all={all} map={undefined} />}>
      <WithStateMap state={branch.state}>
        {(map) => <Surroundings branch={branch} all={all} map={map} />}
      </WithStateMap>
    </Suspense>
  );
}

function Surroundings({ branch, all, map }: OtherBranchesProps & { map: StateMap | undefined }) {
  const from = map && findPlace(map, branch);
  const others = all
    .filter(({ id }) => id !== branch.id)
    .map((other) => {
      const to = other.state === branch.state ? map && findPlace(map, other) : undefined;
      return { other, miles: from && to ? milesOnMap(from, to) : undefined };
    })
    .toSorted((one, next) => (one.miles ?? Infinity) - (next.miles ?? Infinity));
  const isAlone = others.length === 0;
  // The only branch of its state.
  const isFarAway = others.every(({ other }) => other.state !== branch.state);
  if (isAlone && !from) return null;
  return (
    <Box
      component="section"
      aria-labelledby="surroundings"
      sx={{ py: { xs: 7, md: 10 }, bgcolor: 'background.paper', borderTop: 1, borderColor: 'divider' }}
    >
      <Container sx={from && (isAlone ? inOneColumn : columns)}>
        {map && from && (
          <>
            <Typography id="surroundings" variant="h2" sx={{ gridArea: 'title' }}>
              Find us in {branch.name}
            </Typography>
            <Box sx={{ gridArea: 'map' }}>
              <MapDrawing
                map={map}
                branches={all.filter(({ state }) => state === branch.state)}
                here={branch}
                shape={isAlone ? MAP_SHAPES.band : MAP_SHAPES.even}
              />
              <Directions to={branch.address} />
            </Box>
          </>
        )}
        {!isAlone && (
          <Box sx={from && { gridArea: 'others' }}>
            <Typography
              id={from ? 'other-branches' : 'surroundings'}
              variant={from ? 'h3' : 'h2'}
              component="h2"
              sx={{ mb: from ? 2 : { xs: 2.5, md: 3.5 } }}
            >
              Our other branches
            </Typography>
            {isFarAway && (
              <Typography sx={{ mb: 2.5, maxWidth: '32em' }}>
                You don’t have to come in. Call us or apply online from anywhere in {stateName(branch.state)}.
              </Typography>
            )}
            <Box
              component="ul"
              aria-labelledby={from ? 'other-branches' : 'surroundings'}
              sx={from ? rows : { ...rows, ...tiles }}
            >
              {others.map(({ other, miles }) => (
                <li key={other.id}>
                  <div>
                    <PlacePicture branch={other} />
                  </div>
                  <div>
                    <Link
                      href={branchPath(other.id)}
                      underline="none"
                      sx={{ typography: 'h3', ...cardTarget }}
                    >
                      {other.name}
                    </Link>
                    <Typography sx={{ color: 'text.secondary' }}>
                      {stateName(other.state)}
                      {miles !== undefined && (
                        <>
                          ,{' '}
                          <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
                            {formatMilesAway(miles)}
                          </Box>
                        </>
                      )}
                    </Typography>
                  </div>
                </li>
              ))}
            </Box>
          </Box>
        )}
      </Container>
    </Box>
  );
}

/** The ways to a branch, whose address the page has above. */
function Directions({ to }: { to: string }) {
  return (
    <Typography sx={{ mt: 1.5, '& > a': { display: 'inline-flex', alignItems: 'center', minHeight: 32 } }}>
      Directions in{' '}
      <Link href={directionsTo(to)} target="_blank" rel="noopener">
        Google Maps
      </Link>{' '}
      or{' '}
      <Link href={appleDirectionsTo(to)} target="_blank" rel="noopener">
        Apple Maps
      </Link>
    </Typography>
  );
}

const inOneColumn = {
  display: 'grid',
  rowGap: 3,
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateAreas: '"title" "map"',
} as const;

const columns = {
  display: 'grid',
  columnGap: 8,
  rowGap: { xs: 3, md: 4 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 7fr) minmax(0, 5fr)' },
  gridTemplateAreas: { xs: '"title" "map" "others"', md: '"title title" "map others"' },
} as const;

const rows = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 2,
  '& > li': {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '128px minmax(0, 1fr)',
    columnGap: 2,
    alignItems: 'center',
    '&:hover a': { textDecoration: 'underline' },
    '& > div:first-of-type': { aspectRatio: '2', borderRadius: '8px', overflow: 'hidden' },
  },
} as const;

/** Without a map there is room across the page. */
const tiles = { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 340px), 1fr))' } as const;
