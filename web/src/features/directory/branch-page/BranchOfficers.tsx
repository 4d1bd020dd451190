import type { Branch } from '@brokerage/domain/directory/branch';
import type { PublicOfficer } from '@brokerage/domain/publicCallables';
import { formatList } from '@brokerage/domain/text/formatList';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useCompany } from '../../../lib/company/useCompany.ts';
import { findAcceptingOfficer } from '../../../lib/directory/findAcceptingOfficer.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { OfficerRow } from '../OfficerRow.tsx';

interface BranchOfficersProps {
  branch: Branch;
  /** In page order. */
  officers: readonly PublicOfficer[];
}

/** The loan officers of a branch. */
export function BranchOfficers({ branch, officers }: BranchOfficersProps) {
  const company = useCompany();
  const languages = [...new Set(officers.flatMap((each) => each.languages ?? []))];
  const isMultilingual = languages.some((language) => language !== 'English');
  return (
    <>
      <Box sx={head}>
        <Typography id="branch-officers" variant="h2" sx={{ scrollMarginTop: 96 }}>
          Loan officers in {branch.name}
        </Typography>
        {isMultilingual && (
          <Typography sx={{ color: 'text.secondary' }}>We speak {formatList(languages)}.</Typography>
        )}
      </Box>
      {officers.length > 0 ? (
        <Box component="ul" aria-labelledby="branch-officers" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {officers.map((officer) => (
            <OfficerRow
              key={officer.id}
              officer={officer}
              acceptingOfficer={findAcceptingOfficer(officer, officers)}
            />
          ))}
        </Box>
      ) : (
        <EmptyState title="No loan officers are listed here yet">
          Call us at <Link href={`tel:${company.phone}`}>{company.phoneDisplay}</Link>, and we’ll find someone
          for you.
        </EmptyState>
      )}
    </>
  );
}

/** On a wide screen the languages are on the right. */
const head = {
  mt: { xs: 6, md: 9 },
  mb: { xs: 2.5, md: 3.5 },
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: 3,
  rowGap: 0.5,
} as const;
