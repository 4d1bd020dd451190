import type { Branch } from '@brokerage/domain/directory/branch';
import { formatUsPhone } from '@brokerage/domain/phone/formatUsPhone';
import { branchTimeZone, formatTimeZone } from '@brokerage/domain/schedule/timeZones';
import ArrowForward from '@mui/icons-material/ArrowForward';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useCompany } from '../../lib/company/useCompany.ts';
import { directionsTo } from '../../lib/directory/directionsTo.ts';
import { type DirectoryState, retryDirectory } from '../../lib/directory/directoryStore.ts';
import { findManager } from '../../lib/directory/findManager.ts';
import { isMainOffice, mainFirst } from '../../lib/directory/mainOffice.ts';
import { useDirectory } from '../../lib/directory/useDirectory.ts';
import { phoneLink } from '../../lib/format/contact/phoneLink.ts';
import { branchPath } from '../../lib/routes/directoryLinks.ts';
import { sitePaths } from '../../lib/routes/sitePaths.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Address } from '../../ui/data-display/Address.tsx';
import { visuallyHidden } from '../../ui/visuallyHidden.ts';

/** Where the branches are, from the directory. */
export function ContactBranches() {
  const company = useCompany();
  const state = useDirectory();
  const branches = state.status === 'ready' ? mainFirst(state.directory.branches, company) : [];
  // The page shows the main office above.
  const others = branches.filter((branch) => !isMainOffice(branch, company));
  if (branches.length > 0 && others.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="our-branches" sx={{ mt: { xs: 7, md: 11 } }}>
      <Box sx={head}>
        <Typography
          id="our-branches"
          variant="h2"
          sx={{ fontSize: { xs: '1.375rem', md: '1.75rem' }, lineHeight: 1.3 }}
        >
          {others.length < branches.length ? 'Our other branches' : 'Our branches'}
        </Typography>
        <ButtonLink href={sitePaths.branches} sx={{ mx: -1.5, gap: 0.5 }}>
          See branches and loan officers
          <ArrowForward aria-hidden />
        </ButtonLink>
      </Box>
      <BranchList state={state} branches={others} />
    </Box>
  );
}

function BranchList({ state, branches }: { state: DirectoryState; branches: readonly Branch[] }) {
  if (state.status === 'failed') {
    return (
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Typography>We couldn’t load our branches.</Typography>
        <ActionButton variant="outlined" onClick={retryDirectory}>
          Retry
        </ActionButton>
      </Box>
    );
  }
  if (state.status === 'loading') {
    return (
      <Box role="status" sx={grid}>
        <span style={visuallyHidden}>Loading the branches</span>
        {[1, 2, 3, 4, 5].map((number) => (
          <Box key={number} sx={cell}>
            <Skeleton width="50%" />
            <Skeleton width="80%" />
          </Box>
        ))}
      </Box>
    );
  }
  const { officers } = state.directory;
  return (
    <Box component="ul" sx={rows}>
      {branches.map((branch) => {
        const manager = findManager(branch, officers);
        const at = `${branch.name} branch`;
        return (
          <Box component="li" key={branch.id} sx={row}>
            <div>
              <Link href={branchPath(branch.id)} sx={{ fontWeight: 600 }}>
                {branch.name}
              </Link>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                Branch manager: {branch.manager}
              </Typography>
              <OwnHours branch={branch} />
            </div>
            <Typography>
              <Address text={branch.address} />
            </Typography>
            <Box sx={ways}>
              {manager && (
                <Link
                  href={phoneLink(manager.phone)}
                  aria-label={`Call ${formatUsPhone(manager.phone)}, ${at}`}
                >
                  {formatUsPhone(manager.phone)}
                </Link>
              )}
              <Link
                href={directionsTo(branch.address)}
                target="_blank"
                rel="noopener"
                aria-label={`Directions, ${at}`}
              >
                Directions
              </Link>
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}

/** A branch's hours, if they differ from the office hours at the top of the page. */
function OwnHours({ branch }: { branch: Branch }) {
  const { hours, schedule } = useCompany();
  const timeZone = branchTimeZone(branch, schedule.time_zone);
  if (!branch.own_hours && timeZone === schedule.time_zone) return null;
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {branch.own_hours?.text ?? hours}, {formatTimeZone(timeZone)}
    </Typography>
  );
}

const head = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 3,
  mb: { xs: 2, md: 3 },
} as const;

const grid = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  columnGap: 4,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
} as const;
const cell = { py: 2, borderTop: 1, borderColor: 'divider', minHeight: 146 } as const;

/** One grid, so that the columns of all branches line up. */
const rows = {
  listStyle: 'none',
  m: 0,
  p: 0,
  borderBottom: 1,
  borderColor: 'divider',
  display: 'grid',
  columnGap: 4,
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'minmax(0, 4fr) minmax(0, 5fr) auto',
    md: 'minmax(0, 4fr) minmax(0, 4fr) minmax(0, 2fr) auto',
  },
} as const;

/** Align the first lines of a branch. */
const row = {
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  rowGap: 1,
  alignItems: 'first baseline',
  py: 2,
  borderTop: 1,
  borderColor: 'divider',
} as const;

const ways = {
  display: { xs: 'flex', md: 'contents' },
  flexDirection: { sm: 'column' },
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  columnGap: 4,
  '& > a': { display: 'inline-flex', alignItems: 'center', justifySelf: 'start', minHeight: 32 },
  // Also if there is no number before it.
  '& > a:last-of-type': { gridColumn: { md: 4 } },
} as const;
