import { toFirstName } from '@brokerage/domain/contact/toFirstName';
import { formatUsPhone } from '@brokerage/domain/phone/formatUsPhone';
import type { PublicOfficer } from '@brokerage/domain/publicCallables';
import PhoneOutlined from '@mui/icons-material/PhoneOutlined';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { formatNotTakingApplications } from '../../../lib/directory/takesApplications.ts';
import { mailLink } from '../../../lib/format/contact/mailLink.ts';
import { phoneLink } from '../../../lib/format/contact/phoneLink.ts';
import { applyWith, officerPath } from '../../../lib/routes/directoryLinks.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { OfficerPortrait } from '../../../ui/data-display/OfficerPortrait.tsx';

interface AcceptingOfficerActionsProps {
  /** The officer who takes no applications. */
  officer: PublicOfficer;
  firstName: string;
  /** The colleague who takes the applications. */
  acceptingOfficer: PublicOfficer;
}

/** Buttons to apply with or call the colleague who takes an officer's applications. The officer's own contact details follow as text. */
export function AcceptingOfficerActions({
  officer,
  firstName,
  acceptingOfficer,
}: AcceptingOfficerActionsProps) {
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: 2 }}>
        <OfficerPortrait id={acceptingOfficer.id} photo={acceptingOfficer.photo} size={72} />
        <Typography>
          {formatNotTakingApplications(firstName)}{' '}
          <Link href={officerPath(acceptingOfficer.id)} sx={{ fontWeight: 600 }}>
            {acceptingOfficer.name}
          </Link>
          , {acceptingOfficer.title}, can help you.
        </Typography>
      </Box>
      <Box sx={buttons}>
        <ButtonLink href={applyWith(acceptingOfficer.id)} variant="contained" size="large">
          Apply with {acceptingOfficer.name}
        </ButtonLink>
        <ButtonLink href={phoneLink(acceptingOfficer.phone)} variant="outlined" startIcon={<PhoneOutlined />}>
          Call {toFirstName(acceptingOfficer.name)}: {formatUsPhone(acceptingOfficer.phone)}
        </ButtonLink>
      </Box>
      <Box sx={{ mt: 2 }}>
        <Typography variant="subtitle2" component="h2">
          {firstName}’s contact details
        </Typography>
        {[
          [phoneLink(officer.phone), formatUsPhone(officer.phone)],
          [mailLink(officer.email), officer.email],
        ].map(([href, text]) => (
          <Link key={href} href={href} sx={contact}>
            {text}
          </Link>
        ))}
      </Box>
    </>
  );
}

const buttons = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: { sm: '1fr 1fr', lg: '1fr' },
  '& > a': { whiteSpace: 'nowrap', px: 2 },
} as const;

const contact = {
  display: 'flex',
  alignItems: 'center',
  minHeight: 36,
  width: 'fit-content',
  maxWidth: '100%',
  overflowWrap: 'anywhere',
} as const;
