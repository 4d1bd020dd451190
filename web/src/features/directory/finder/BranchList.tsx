import type { Branch } from '@brokerage/domain/directory/branch';
import type { PublicOfficer } from '@brokerage/domain/publicCallables';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useCompany } from '../../../lib/company/useCompany.ts';
import { findManager } from '../../../lib/directory/findManager.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { StateMaps } from '../../../ui/map/StateMaps.tsx';
import { BranchesHeading } from '../BranchesHeading.tsx';
import { cardGrid } from '../cards.ts';
import { BranchCard } from './BranchCard.tsx';
import type { BranchMiles } from './milesToBranches.ts';

interface BranchListProps {
  branches: readonly Branch[];
  officers: readonly PublicOfficer[];
  /** From the ZIP code that was typed. */
  miles: BranchMiles | undefined;
}

/** The branches as cards. */
export function BranchList({ branches, officers, miles }: BranchListProps) {
  const company = useCompany();
  return (
    <>
      <BranchesHeading count={branches.length} />
      <StateMaps branches={branches} />
      {branches.length > 0 ? (
        <Box component="ul" aria-label="Branches" sx={branchGrid(branches.length)}>
          {branches.map((branch) => (
            <BranchCard
              key={branch.id}
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

/** Two in a row. */
const BETWEEN = '@media (min-width: 600px) and (max-width: 1199.95px)';

/** The last of an odd number lies on its side, so that no hole is left beside it. */
const acrossBoth = {
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'subgrid',
  gridTemplateRows: 'auto auto 1fr',
  '& > div:first-of-type': { gridRow: '1 / span 3', aspectRatio: 'auto' },
  '& > div:nth-of-type(2)': { mt: 0 },
  '& > div:not(:first-of-type), & > dl': { gridColumn: 2 },
} as const;

/** A single one lies on its side, too. */
const ALONE = '@media (min-width: 600px)';

/** Three in a row on large screens; where the last row would have a hole, the first has fewer and wider ones. */
const branchGrid = (count: number) => ({
  ...cardGrid(320),
  mt: { xs: 3, md: 4 },
  rowGap: { xs: 5, md: 6 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr', lg: 'repeat(6, 1fr)' },
  '& > li': { gridColumn: { lg: 'span 2' } },
  ...(count === 1 && {
    gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' },
    [ALONE]: { '& > li:last-of-type': acrossBoth },
  }),
  [BETWEEN]: { '& > li:last-of-type:nth-of-type(odd)': acrossBoth },
  ...(count % 3 === 2 && { '& > li:nth-of-type(-n + 2)': { gridColumn: { lg: 'span 3' } } }),
  ...(count > 1 && count % 3 === 1 && { '& > li:nth-of-type(-n + 4)': { gridColumn: { lg: 'span 3' } } }),
});
