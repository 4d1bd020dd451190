import type { Branch } from '@brokerage/domain/directory/branch';
import { formatUsPhone } from '@brokerage/domain/phone/formatUsPhone';
import type { PublicOfficer } from '@brokerage/domain/publicCallables';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { useCompany } from '../../../lib/company/useCompany.ts';
import { appleDirectionsTo, directionsTo } from '../../../lib/directory/directionsTo.ts';
import { findManager } from '../../../lib/directory/findManager.ts';
import { phoneLink } from '../../../lib/format/contact/phoneLink.ts';
import { stateName } from '../../../lib/format/names/stateName.ts';
import { branchPath } from '../../../lib/routes/directoryLinks.ts';
import { sitePaths } from '../../../lib/routes/sitePaths.ts';
import { Address } from '../../../ui/data-display/Address.tsx';
import { MapDrawing } from '../../../ui/map/MapDrawing.tsx';
import { findPlace, MAP_SHAPES, milesOnMap, type StateMap } from '../../../ui/map/stateMap.ts';
import { WithStateMap } from '../../../ui/map/WithStateMap.tsx';
import { cardTarget } from '../cards.ts';
import { formatMilesAway } from '../finder/milesBetween.ts';
import { PlacePicture } from '../PlacePicture.tsx';
import { MeetingDocuments } from './MeetingDocuments.tsx';

interface OtherBranchesProps {
  branch: Branch;
  all: readonly Branch[];
  /** Of all branches. */
  officers: readonly PublicOfficer[];
}

/** Shows a branch on the map and links to the others, nearest first. */
export function OtherBranches(props: OtherBranchesProps) {
  return (
    <Suspense fallback={<Surroundings {...props} map={undefined} />}>
      <WithStateMap state={props.branch.state}>{(map) => <Surroundings {...props} map={map} />}</WithStateMap>
    </Suspense>
  );
}

function Surroundings({ branch, all, officers, map }: OtherBranchesProps & { map: StateMap | undefined }) {
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
  const [elsewhere, ...otherStates] = new Set(others.map(({ other }) => other.state));
  const othersTitle =
    isFarAway && elsewhere && otherStates.length === 0
      ? `Our ${stateName(elsewhere)} ${others.length === 1 ? 'branch' : 'branches'}`
      : 'Our other branches';
  const fromAfar = `Call us or apply online from anywhere in ${stateName(branch.state)}.`;
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
            <Box sx={title}>
              <Typography id="surroundings" variant="h2">
                Find us in {branch.name}
              </Typography>
              <Directions to={branch.address} />
            </Box>
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
        {from && isFarAway && !isAlone && (
          <Box sx={{ gridArea: 'others' }}>
            <MeetingDocuments />
            <Typography variant="h3" component="h2" sx={{ mt: 5 }}>
              You don’t have to come in
            </Typography>
            <Typography sx={{ mt: 1 }}>{fromAfar}</Typography>
            <Link
              href={`${sitePaths.branches}#branches`}
              sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, fontWeight: 600 }}
            >
              See all branches
            </Link>
          </Box>
        )}
        {!isAlone && !(from && isFarAway) && (
          <Box sx={from && { gridArea: 'others' }}>
            <Typography
              id={from ? 'other-branches' : 'surroundings'}
              variant={from ? 'h3' : 'h2'}
              component="h2"
              sx={{ mb: from ? 1.5 : { xs: 2.5, md: 3.5 } }}
            >
              {othersTitle}
            </Typography>
            {isFarAway && <Typography sx={{ mb: 2.5 }}>{fromAfar}</Typography>}
            <Box
              component="ul"
              aria-labelledby={from ? 'other-branches' : 'surroundings'}
              sx={from ? rows : { ...rows, ...tiles }}
            >
              {others.map(({ other, miles }) => (
                <OtherBranch
                  key={other.id}
                  branch={other}
                  miles={miles}
                  phone={findManager(other, officers)?.phone}
                />
              ))}
            </Box>
          </Box>
        )}
      </Container>
    </Box>
  );
}

interface OtherBranchProps {
  branch: Branch;
  /** Distance from this page's branch; undefined if unknown. */
  miles: number | undefined;
  /** The manager's; undefined: the company's. */
  phone: string | undefined;
}

/** Another branch's location and phone number; the whole entry links to its page. */
function OtherBranch({ branch, miles, phone }: OtherBranchProps) {
  const company = useCompany();
  const number = phone ? formatUsPhone(phone) : company.phoneDisplay;
  return (
    <li>
      <div>
        <PlacePicture branch={branch} />
      </div>
      <div>
        <Box sx={nameLine}>
          <Link href={branchPath(branch.id)} underline="none" sx={{ typography: 'h3', ...cardTarget }}>
            {branch.name}
          </Link>
          {miles !== undefined && (
            <Typography variant="body2" component="span" sx={{ color: 'text.secondary' }}>
              {formatMilesAway(miles)}
            </Typography>
          )}
        </Box>
        <Typography variant="body2">
          <Address text={branch.address} />
        </Typography>
        <Link
          href={phone ? phoneLink(phone) : `tel:${company.phone}`}
          aria-label={`Call ${number}, ${branch.name} branch`}
          sx={phoneStyles}
        >
          {number}
        </Link>
      </div>
    </li>
  );
}

/** Directions to a branch, whose address is shown above. */
function Directions({ to }: { to: string }) {
  return (
    <Typography sx={{ '& > a': { display: 'inline-flex', alignItems: 'center', minHeight: 32 } }}>
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

/** On a wide screen the directions are on the right. */
const title = {
  gridArea: 'title',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: 3,
  rowGap: 1,
} as const;

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
  columnGap: 4,
  '& > li': {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: { xs: '112px minmax(0, 1fr)', lg: '160px minmax(0, 1fr)' },
    columnGap: { xs: 2, lg: 3 },
    alignItems: 'center',
    py: 1.25,
    borderTop: 1,
    borderColor: 'divider',
    '&:hover a': { textDecoration: 'underline' },
    '& > div:first-of-type': { aspectRatio: '2', borderRadius: '8px', overflow: 'hidden' },
  },
} as const;

const nameLine = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: 1,
} as const;

/** Above the link that covers the whole entry. */
const phoneStyles = {
  position: 'relative',
  zIndex: 1,
  typography: 'body2',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 24,
} as const;

/** Without a map, the tiles can use the full width. */
const tiles = { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 340px), 1fr))' } as const;
