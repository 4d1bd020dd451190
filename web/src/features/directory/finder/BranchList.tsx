import type { Branch } from '@brokerage/domain/directory/branch';
import type { PublicOfficer } from '@brokerage/domain/publicCallables';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useCompany } from '../../../lib/company/useCompany.ts';
import { findManager } from '../../../lib/directory/findManager.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { StateMaps } from '../../../ui/map/StateMaps.tsx';
import { BranchesHeading } from '../BranchesHeading.tsx';
import { BranchCard } from './BranchCard.tsx';
import type { BranchMiles } from './milesToBranches.ts';

interface BranchListProps {
  branches: readonly Branch[];
  officers: readonly PublicOfficer[];
  /** From the ZIP code that was typed. */
  miles: BranchMiles | undefined;
}

/** The branches on their maps, and how to reach each. */
export function BranchList({ branches, officers, miles }: BranchListProps) {
  const company = useCompany();
  return (
    <>
      <BranchesHeading count={branches.length} />
      <StateMaps branches={branches} />
      {branches.length > 0 ? (
        <Box component="ul" aria-label="Branches" sx={grid(branches.length)}>
          {branches.map((branch, index) => (
            <BranchCard
              key={branch.id}
              wide={index === 0 ? { sm: branches.length % 2 > 0, lg: branches.length % 3 > 0 } : undefined}
              branch={branch}
              manager={findManager(branch, officers)}
              miles={miles?.get(branch.id)}
            />
          ))}
        </Box>
      ) : (
        <EmptyState title="No branches are listed right now">
          Call us at <Link href={`tel:${company.phone}`}>{company.phoneDisplay}</Link>.
        </EmptyState>
      )}
    </>
  );
}

/** As many in a row as fit. Where the last row would have a gap, the first branch takes it: with a ZIP code, that's the nearest. */
const grid = (count: number) => ({
  listStyle: 'none',
  m: 0,
  mt: { xs: 3, md: 4 },
  p: 0,
  display: 'grid',
  columnGap: 4,
  rowGap: { xs: 5, sm: 6 },
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    lg: 'repeat(3, minmax(0, 1fr))',
  },
  '& > :first-of-type': {
    gridColumn: { sm: count % 2 ? 'span 2' : 'auto', lg: `span ${1 + ((3 - (count % 3)) % 3)}` },
  },
});
