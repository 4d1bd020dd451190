import type { Branch } from '@brokerage/domain/directory/branch';
import type { PublicOfficer } from '@brokerage/domain/publicCallables';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { directionsTo } from '../../../lib/directory/directionsTo.ts';
import { takesApplications } from '../../../lib/directory/takesApplications.ts';
import { branchPath, officerPath } from '../../../lib/routes/directoryLinks.ts';
import { Address } from '../../../ui/data-display/Address.tsx';
import { OfficerPortrait } from '../../../ui/data-display/OfficerPortrait.tsx';
import { cardGrid, cardTarget } from '../cards.ts';
import { Fact, Facts } from '../Facts.tsx';
import { NOT_TAKING_APPLICATIONS } from '../formatOfficer.ts';
import { PlacePicture } from '../PlacePicture.tsx';

interface OfficerBranchProps {
  branch: Branch;
  firstName: string;
  colleagues: readonly PublicOfficer[];
}

/** Where a loan officer works, and with whom. */
export function OfficerBranch({ branch, firstName, colleagues }: OfficerBranchProps) {
  return (
    <Box
      component="section"
      aria-labelledby="officer-branch"
      sx={{ py: { xs: 7, md: 10 }, borderTop: 1, borderColor: 'divider' }}
    >
      <Container sx={layout(colleagues.length === 0)}>
        <Typography id="officer-branch" variant="h2" sx={{ gridColumn: '1 / -1' }}>
          Where to find {firstName}
        </Typography>
        <Box sx={{ aspectRatio: '2', alignSelf: 'start', borderRadius: '10px', overflow: 'hidden' }}>
          <PlacePicture branch={branch} />
        </Box>
        <div>
          <Facts sx={facts}>
            <Fact name="Branch">
              <Link href={branchPath(branch.id)}>{branch.name}</Link>
              <br />
              <Address text={branch.address} />
              <br />
              <Link href={directionsTo(branch.address)} target="_blank" rel="noopener">
                Get directions
              </Link>
            </Fact>
            <Fact name="Branch license">{branch.licenseNumber}</Fact>
          </Facts>
        </div>
        {colleagues.length > 0 && (
          <Box sx={{ gridColumn: { sm: '1 / -1', lg: 'auto' } }}>
            <Typography id="colleagues" variant="h3" sx={{ mb: 2 }}>
              Also in {branch.name}
            </Typography>
            <Box
              component="ul"
              aria-labelledby="colleagues"
              sx={{ ...cardGrid(240), rowGap: 0, columnGap: 8 }}
            >
              {colleagues.map((officer) => (
                <Box component="li" key={officer.id} sx={colleague}>
                  <OfficerPortrait id={officer.id} photo={officer.photo} size={64} />
                  <div>
                    <Link href={officerPath(officer.id)} sx={{ fontWeight: 600, ...cardTarget }}>
                      {officer.name}
                    </Link>
                    <Typography>{officer.title}</Typography>
                    {!takesApplications(officer) && (
                      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                        {NOT_TAKING_APPLICATIONS}
                      </Typography>
                    )}
                  </div>
                </Box>
              ))}
            </Box>
          </Box>
        )}
      </Container>
    </Box>
  );
}

/** If the officer is alone in the branch, the address also takes the third column. */
const layout = (isAlone: boolean) => ({
  display: 'grid',
  columnGap: 6,
  rowGap: 4,
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: '1fr 1fr',
    lg: isAlone ? '7fr 5fr' : '4fr 4fr 3fr',
  },
});

/** The longest name has its own line, clear of its value. */
const facts = {
  borderBottom: 1,
  borderColor: 'divider',
  '& > div': { gridTemplateColumns: { xs: '104px minmax(0, 1fr)' } },
} as const;

const colleague = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  pb: 2,
} as const;
