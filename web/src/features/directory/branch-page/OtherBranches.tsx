import type { Branch } from '@brokerage/domain/directory/branch';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { appleDirectionsTo, directionsTo } from '../../../lib/directory/directionsTo.ts';
import { stateName } from '../../../lib/format/names/stateName.ts';
import { branchPath } from '../../../lib/routes/directoryLinks.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { Address } from '../../../ui/data-display/Address.tsx';
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
            <Directions to={branch.address} />
            <Box sx={{ gridArea: 'map' }}>
              <MapDrawing
                map={map}
                branches={all.filter(({ state }) => state === branch.state)}
                here={branch}
                shape={isAlone ? MAP_SHAPES.band : MAP_SHAPES.even}
              />
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

/** Where a branch is, and the ways there. */
function Directions({ to }: { to: string }) {
  return (
    <Box sx={{ gridArea: 'directions' }}>
      <Typography>
        <Address text={to} />
      </Typography>
      <Box sx={{ mt: 2, display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <ButtonLink href={directionsTo(to)} target="_blank" rel="noopener" variant="outlined">
          Google Maps
        </ButtonLink>
        <ButtonLink href={appleDirectionsTo(to)} target="_blank" rel="noopener" variant="outlined">
          Apple Maps
        </ButtonLink>
      </Box>
    </Box>
  );
}

const inOneColumn = {
  display: 'grid',
  rowGap: 3,
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateAreas: '"title" "directions" "map"',
} as const;

/** On a phone, the address comes before the map, which shows the area alone. */
const columns = {
  display: 'grid',
  columnGap: 8,
  rowGap: { xs: 3, md: 4 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 7fr) minmax(0, 5fr)' },
  gridTemplateAreas: {
    xs: '"title" "directions" "map" "others"',
    md: '"title title" "map directions" "map others"',
  },
  gridTemplateRows: { md: 'auto auto 1fr' },
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
