import type { Directory } from '@brokerage/domain/publicCallables';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { branchPath } from '../../lib/routes/directoryLinks.ts';
import { Address } from '../../ui/data-display/Address.tsx';

interface OfficersBranchProps {
  branch: Directory['branches'][number];
  /** Number of free columns. */
  columns: number;
}

/** The officers' branch next to them, on screens wide enough for all of them in one row. */
export function OfficersBranch({ branch, columns }: OfficersBranchProps) {
  return (
    <Box component="li" sx={{ ...styles, gridColumn: { md: `span ${columns}` } }}>
      <Typography variant="h3">{branch.name}</Typography>
      <Typography sx={{ mt: 0.5 }}>
        <Address text={branch.address} />
      </Typography>
      <Link
        href={branchPath(branch.id)}
        sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, fontWeight: 600 }}
      >
        See the branch
      </Link>
    </Box>
  );
}

const styles = {
  alignSelf: { xs: 'start', md: 'center' },
  pl: { xs: 2, md: 4 },
  borderLeft: '2px solid',
  borderColor: 'secondary.light',
} as const;
