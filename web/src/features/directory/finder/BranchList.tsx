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
  /** Distance from the typed ZIP code. */
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
        <Box component="ul" aria-label="Branches" sx={rows}>
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

const rows = { listStyle: 'none', m: 0, mt: { xs: 3, md: 4 }, p: 0 } as const;
