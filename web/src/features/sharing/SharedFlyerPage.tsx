import { company } from '@brokerage/domain/company';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { routePaths } from '../../lib/routePaths.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { NothingHere } from '../../ui/NothingHere.tsx';

/** /shared/{shortCode} where the link leads to no flyer (spec staff-portal section 8): says so, and whom to ask. */
export function SharedFlyerPage() {
  return (
    <NothingHere title="Link Unavailable">
      <Typography variant="subtitle1" sx={{ mb: 1 }}>
        Link not found
      </Typography>
      <Typography sx={{ mb: 4, maxWidth: '28em', color: 'text.secondary' }}>
        Ask the loan officer who sent it for a new one, or call us at{' '}
        <Link href={`tel:${company.phone}`} sx={{ whiteSpace: 'nowrap' }}>
          {company.phoneDisplay}
        </Link>
        , {company.hours.text}.
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <ButtonLink href={routePaths.home} variant="contained" size="large">
          Return to Home
        </ButtonLink>
        <ButtonLink href={routePaths.branches} variant="outlined" size="large">
          Find a loan officer
        </ButtonLink>
      </Box>
    </NothingHere>
  );
}
