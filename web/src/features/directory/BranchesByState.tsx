import type { Branch } from '@brokerage/domain/directory/branch';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { stateName } from '../../lib/format/names/stateName.ts';
import { branchPath } from '../../lib/routes/directoryLinks.ts';

/** Leads to each branch from the top of the page: on a phone the last of their cards is several screens down. */
export function BranchesByState({ branches }: { branches: readonly Branch[] }) {
  const states = [...new Set(branches.map(({ state }) => state))].toSorted();
  if (states.length < 2) return null;
  return (
    <Box
      component="nav"
      aria-label="Branches by state"
      sx={{ mt: 4, display: 'flex', flexWrap: 'wrap', columnGap: 7, rowGap: 2 }}
    >
      {states.map((state) => (
        <div key={state}>
          <Typography variant="overline" color="secondary">
            {stateName(state)}
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3 }}>
            {branches
              .filter((branch) => branch.state === state)
              .map(({ id, name }) => (
                <Link key={id} href={branchPath(id)} sx={{ lineHeight: '44px', fontWeight: 600 }}>
                  {name}
                </Link>
              ))}
          </Box>
        </div>
      ))}
    </Box>
  );
}
