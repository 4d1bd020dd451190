import type { PublicOfficer } from '@brokerage/domain/publicCallables';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { bioParagraphs } from '../../lib/directory/bioParagraphs.ts';
import { keepNumbersTogether } from '../../lib/format/keepNumbersTogether.ts';
import { officerPath } from '../../lib/routes/directoryLinks.ts';
import { OfficerPortrait } from '../../ui/data-display/OfficerPortrait.tsx';
import { cardTarget } from './cards.ts';
import { formatLanguages, formatLicenseLines } from './formatOfficer.ts';
import { NotTakingApplications, OfficerContact } from './OfficerContact.tsx';
import { Specialties } from './Specialties.tsx';

interface OfficerRowProps {
  officer: PublicOfficer;
  /** Who takes the officer's applications: the officer or a colleague, if anyone does. */
  acceptingOfficer: PublicOfficer | undefined;
}

/** A loan officer on a branch page: who they are, what they help with, and how to reach them. */
export function OfficerRow({ officer, acceptingOfficer }: OfficerRowProps) {
  const languages = formatLanguages(officer);
  const [summary] = bioParagraphs(officer.bio);
  return (
    <Box component="li" sx={styles}>
      <Box sx={portrait}>
        <OfficerPortrait id={officer.id} photo={officer.photo} size={160} />
      </Box>
      <Box sx={{ gridArea: 'who', minWidth: 0 }}>
        <Typography variant="h3">
          <Link href={officerPath(officer.id)} underline="none" sx={cardTarget}>
            {officer.name}
          </Link>
        </Typography>
        <Typography variant="body2">{officer.title}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {formatLicenseLines(officer)
            .map(withoutStateNumber)
            .map((line) => (
              <Box key={line} component="span" sx={{ display: 'block' }}>
                {keepNumbersTogether(line)}
              </Box>
            ))}
        </Typography>
      </Box>
      <Box sx={{ gridArea: 'about', maxWidth: '36em' }}>
        {summary && <Typography>{summary}</Typography>}
        {((acceptingOfficer === officer && officer.specialties?.length) || languages) && (
          <Typography variant="body2" component="div" sx={{ mt: 1, color: 'text.secondary' }}>
            {acceptingOfficer === officer && <Specialties specialties={officer.specialties} />}
            {languages && (
              <Box component="span" sx={{ display: 'block' }}>
                Speaks {languages}
              </Box>
            )}
          </Typography>
        )}
      </Box>
      {acceptingOfficer === officer ? (
        <OfficerContact officer={officer} sx={{ gridArea: 'contact', flexDirection: { md: 'column' } }} />
      ) : (
        <NotTakingApplications acceptingOfficer={acceptingOfficer} sx={{ gridArea: 'contact' }} />
      )}
    </Box>
  );
}

/** Not all entries have a state license number, and people look officers up by NMLS number. */
const withoutStateNumber = (line: string) => line.replace(/ \([^)]*\)$/, '');

/** Columns with aligned first lines on a wide screen; on a phone the portrait and name come first. */
const styles = {
  position: 'relative',
  display: 'grid',
  alignItems: { xs: 'center', md: 'first baseline' },
  columnGap: { xs: 2, sm: 3, md: 4 },
  rowGap: 2,
  gridTemplateColumns: { xs: 'auto minmax(0, 1fr)', md: 'auto minmax(0, 4fr) minmax(0, 7fr) 200px' },
  gridTemplateAreas: {
    xs: '"portrait who" "about about" "contact contact"',
    sm: '"portrait who" "portrait about" "portrait contact"',
    md: '"portrait who about contact"',
  },
  py: { xs: 3, md: 4 },
  borderTop: 1,
  borderColor: 'divider',
  '&:hover h3 a': { textDecoration: 'underline' },
} as const;

const portrait = {
  gridArea: 'portrait',
  alignSelf: { xs: 'center', sm: 'start' },
  '& > *': { width: { xs: 104, sm: 144, lg: 160 }, height: { xs: 104, sm: 144, lg: 160 } },
} as const;
