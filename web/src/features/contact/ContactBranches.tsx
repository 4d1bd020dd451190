import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { retryDirectory } from '../../lib/directory/directoryStore.ts';
import { useDirectory } from '../../lib/directory/useDirectory.ts';
import { stateName } from '../../lib/format/stateName.ts';
import { branchPath } from '../../lib/routes/directoryLinks.ts';
import { routePaths } from '../../lib/routes/routePaths.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Address } from '../../ui/data-display/Address.tsx';
import { visuallyHidden } from '../../ui/visuallyHidden.ts';

const grid = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  columnGap: 4,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
} as const;
const cell = { py: 2, borderTop: 1, borderColor: 'divider', minHeight: 118 } as const;

/** Where the branches are, from the directory. */
export function ContactBranches() {
  return (
    <Box component="section" aria-labelledby="our-branches" sx={{ mt: { xs: 7, md: 11 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: 2, mb: 3 }}>
        <Typography id="our-branches" variant="h2" sx={{ mr: 'auto' }}>
          Visit us
        </Typography>
        <ButtonLink href={routePaths.branches} sx={{ mx: -1.5 }}>
          Branches and loan officers
        </ButtonLink>
      </Box>
      <BranchList />
    </Box>
  );
}

function BranchList() {
  const state = useDirectory();
  if (state.status === 'failed') {
    return (
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Typography>We couldn't load our branches.</Typography>
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
  return (
    <Box component="ul" sx={grid}>
      {state.directory.branches.map((branch) => (
        <Box component="li" key={branch.id} sx={cell}>
          <Link href={branchPath(branch.id)} sx={{ fontWeight: 600 }}>
            {branch.name}, {stateName(branch.state)}
          </Link>
          <Typography>
            <Address text={branch.address} />
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
