import { toFirstName } from '@brokerage/domain/contact/toFirstName';
import { formatUsPhone } from '@brokerage/domain/phone/formatUsPhone';
import type { PublicOfficer } from '@brokerage/domain/publicCallables';
import PhoneOutlined from '@mui/icons-material/PhoneOutlined';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { phoneLink } from '../../lib/format/contact/phoneLink.ts';
import { applyWith, officerPath } from '../../lib/routes/directoryLinks.ts';
import { sitePaths } from '../../lib/routes/sitePaths.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { visuallyHidden } from '../../ui/visuallyHidden.ts';
import { NOT_TAKING_APPLICATIONS } from './formatOfficer.ts';

/**
 * Buttons in a list to call a loan officer or start an application with them. They are layered above the entry's link. The call button is
 * less prominent.
 */
export function OfficerContact({ officer, sx }: { officer: PublicOfficer; sx?: object }) {
  return (
    <Box
      sx={{
        position: 'relative',
        zIndex: 1,
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        '& > a': { flex: '1 1 45%', px: 1.5, whiteSpace: 'nowrap', letterSpacing: 0 },
        // Its icon aligns with the margin.
        '& > a:first-of-type': { ml: -1.5, justifyContent: 'flex-start' },
        '& > a > svg': { fontSize: 18 },
        ...sx,
      }}
    >
      <ButtonLink href={phoneLink(officer.phone)} startIcon={<PhoneOutlined />}>
        <span style={visuallyHidden}>Call </span>
        {formatUsPhone(officer.phone)}
      </ButtonLink>
      <ButtonLink href={applyWith(officer.id)} variant="outlined">
        Apply with {toFirstName(officer.name)}
      </ButtonLink>
    </Box>
  );
}

/** Replaces `OfficerContact` while an officer takes no applications, and says who helps instead. Layered above the entry's link. */
export const NotTakingApplications = ({
  acceptingOfficer,
  sx,
}: {
  acceptingOfficer: PublicOfficer | undefined;
  sx?: object;
}) => (
  <Box sx={{ '& a': { position: 'relative', zIndex: 1 }, ...sx }}>
    <Box component="strong" sx={{ display: 'block', fontWeight: 600 }}>
      {NOT_TAKING_APPLICATIONS}
    </Box>
    {acceptingOfficer ? (
      <>
        <Link href={officerPath(acceptingOfficer.id)}>{acceptingOfficer.name}</Link> can help you.
      </>
    ) : (
      <Link href={sitePaths.preApproval}>Get matched with a colleague</Link>
    )}
  </Box>
);
