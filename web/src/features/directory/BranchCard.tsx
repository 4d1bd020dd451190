import type { Branch } from '@brokerage/domain/directory/branch';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { stateName } from '../../lib/format/stateName.ts';
import { branchPath } from '../../lib/routes/directoryLinks.ts';
import { Address } from '../../ui/data-display/Address.tsx';
import { cardTarget, hoverCard } from './cards.ts';
import { Fact, Facts } from './Facts.tsx';
import { StreetScene } from './StreetScene.tsx';

/** A branch in the grid; the whole card leads to its page. */
export function BranchCard({ branch }: { branch: Branch }) {
  return (
    <Box component="li" sx={{ ...hoverCard, display: 'flex', flexDirection: 'column', overflow: 'hidden' }}>
      <Box sx={{ height: 136 }}>
        <StreetScene branchId={branch.id} state={branch.state} />
      </Box>
      <Box sx={{ p: 3, pt: 2.5, display: 'flex', flexDirection: 'column', flexGrow: 1 }}>
        <Typography variant="overline" color="secondary">
          {stateName(branch.state)}
        </Typography>
        <Typography variant="h3">
          <Link href={branchPath(branch.id)} underline="none" sx={cardTarget}>
            {branch.name}
          </Link>
        </Typography>
        <Typography sx={{ mt: 1, mb: 2 }}>
          <Address text={branch.address} />
        </Typography>
        <Facts sx={{ mt: 'auto' }}>
          <Fact name="Manager">{branch.manager}</Fact>
          <Fact name="License">{branch.licenseNumber}</Fact>
        </Facts>
      </Box>
    </Box>
  );
}
