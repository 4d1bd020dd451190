import type { PublicOfficer } from '@brokerage/domain/publicCallables';
import { capitalize } from '@brokerage/domain/text/capitalize';
import { formatList } from '@brokerage/domain/text/formatList';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { officerPath } from '../../../lib/routes/directoryLinks.ts';
import { OfficerPortrait } from '../../../ui/data-display/OfficerPortrait.tsx';
import { cardTarget } from '../cards.ts';
import { NotTakingApplications, OfficerContact } from '../OfficerContact.tsx';
import { Specialties } from '../Specialties.tsx';
import type { OfficerAtBranch } from './filterOfficers.ts';
import { formatMilesAway } from './milesBetween.ts';

interface OfficerCardProps extends OfficerAtBranch {
  /** Who takes the officer's applications: the officer or a colleague, if anyone does. */
  acceptingOfficer: PublicOfficer | undefined;
}

/** A loan officer in the list. The whole entry links to the officer's page; its other actions are layered above that link. */
export const OfficerCard = memo(function OfficerCard({
  officer,
  branch,
  miles,
  acceptingOfficer,
}: OfficerCardProps) {
  const languages = otherLanguages(officer);
  // Don't list what an officer helps with while they take no applications.
  const { specialties = [] } = acceptingOfficer === officer ? officer : {};
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        display: 'flex',
        flexDirection: 'column',
        pt: 2.5,
        pb: { xs: 2, md: 3 },
        borderTop: 1,
        borderColor: 'divider',
        '&:hover h3 a': { textDecoration: 'underline' },
      }}
    >
      <Box sx={{ display: 'flex', gap: 2 }}>
        <OfficerPortrait id={officer.id} photo={officer.photo} size={80} />
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="h3">
            <Link href={officerPath(officer.id)} underline="none" sx={cardTarget}>
              {officer.name}
            </Link>
          </Typography>
          <Typography sx={{ color: 'text.secondary' }}>{officer.title}</Typography>
          {specialties.length > 0 && (
            <Typography variant="body2" component="div" sx={{ mt: 0.5 }}>
              <Specialties specialties={specialties} />
            </Typography>
          )}
          <Typography variant="body2" component="div" sx={{ color: 'text.secondary' }}>
            {branch && `${branch.name}, ${branch.state} · `}
            <span style={{ whiteSpace: 'nowrap' }}>NMLS #{officer.nmls}</span>
            {miles !== undefined && (
              <Box component="strong" sx={away}>
                {capitalize(formatMilesAway(miles))}
              </Box>
            )}
            {languages && <div>{languages}</div>}
          </Typography>
        </Box>
      </Box>
      {acceptingOfficer === officer ? (
        <OfficerContact officer={officer} sx={{ mt: 'auto', pt: 2 }} />
      ) : (
        <NotTakingApplications acceptingOfficer={acceptingOfficer} sx={{ mt: 'auto', pt: 2 }} />
      )}
    </Box>
  );
});

const away = { display: 'block', color: 'text.primary', fontWeight: 600 } as const;

/** Returns the languages an officer speaks besides English; undefined if there are none. */
function otherLanguages({ languages = [] }: Pick<PublicOfficer, 'languages'>): string | undefined {
  const others = languages.filter((language) => language !== 'English');
  if (others.length === 0) return undefined;
  return `${others.length < languages.length ? 'Also speaks' : 'Speaks'} ${formatList(others)}`;
}
