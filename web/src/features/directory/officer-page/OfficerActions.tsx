import type { Branch } from '@brokerage/domain/directory/branch';
import { formatUsPhone } from '@brokerage/domain/phone/formatUsPhone';
import type { PublicOfficer } from '@brokerage/domain/publicCallables';
import MailOutlined from '@mui/icons-material/MailOutlined';
import PhoneOutlined from '@mui/icons-material/PhoneOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';
import { CONTACT_WITHIN } from '../../../lib/company/contactWithin.ts';
import { formatNotTakingApplications } from '../../../lib/directory/takesApplications.ts';
import { mailLink } from '../../../lib/format/contact/mailLink.ts';
import { phoneLink } from '../../../lib/format/contact/phoneLink.ts';
import { applyWith } from '../../../lib/routes/directoryLinks.ts';
import { sitePaths } from '../../../lib/routes/sitePaths.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { OfficerMore } from './OfficerMore.tsx';

// Loaded on demand, because few officers pass their applications to a colleague.
const AcceptingOfficerActions = lazy(async () => ({
  default: (await import('./AcceptingOfficerActions.tsx')).AcceptingOfficerActions,
}));

interface OfficerActionsProps {
  officer: PublicOfficer;
  branch: Branch | undefined;
  firstName: string;
  /** Who takes the officer's applications: the officer or a colleague at the branch, if anyone does. */
  acceptingOfficer: PublicOfficer | undefined;
}

/** Actions for a loan officer: apply, call, write, meet, save the contact. */
export function OfficerActions({ officer, branch, firstName, acceptingOfficer }: OfficerActionsProps) {
  const number = formatUsPhone(officer.phone);
  return (
    <Box component="section" aria-label={`Work with ${firstName}`}>
      {acceptingOfficer && acceptingOfficer !== officer ? (
        <Suspense>
          <AcceptingOfficerActions
            officer={officer}
            firstName={firstName}
            acceptingOfficer={acceptingOfficer}
          />
        </Suspense>
      ) : (
        <>
          <Typography sx={{ mb: { xs: 1.5, lg: 2 } }}>
            {acceptingOfficer
              ? `Your application goes straight to ${firstName}, who will get back to you ${CONTACT_WITHIN}.`
              : `${formatNotTakingApplications(firstName)} Apply online, and we’ll match you with a loan officer.`}
          </Typography>
          <Box sx={buttons}>
            <ButtonLink
              href={acceptingOfficer ? applyWith(officer.id) : sitePaths.preApproval}
              variant="contained"
              size="large"
            >
              {acceptingOfficer ? `Apply with ${firstName}` : 'Apply Now'}
            </ButtonLink>
            <ButtonLink
              href={phoneLink(officer.phone)}
              variant="outlined"
              startIcon={<PhoneOutlined />}
              aria-label={`Call ${number}`}
            >
              <Box component="span" sx={onWideScreens}>
                Call{' '}
              </Box>
              {number}
            </ButtonLink>
            <ButtonLink
              href={mailLink(officer.email)}
              variant="outlined"
              startIcon={<MailOutlined />}
              aria-label={`Email ${firstName}`}
            >
              Email
              <Box component="span" sx={onWideScreens}>
                {' '}
                {firstName}
              </Box>
            </ButtonLink>
          </Box>
        </>
      )}
      <OfficerMore officer={officer} branch={branch} isTaking={acceptingOfficer === officer} />
    </Box>
  );
}

/** On a phone, two buttons share the width. */
const onWideScreens = { display: { xs: 'none', sm: 'inline' } } as const;

const buttons = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: { xs: 'auto 1fr', sm: '1fr 1fr 1fr', lg: '1fr' },
  '& > a': { whiteSpace: 'nowrap', px: { xs: 1.25, sm: 2 } },
  '& > :first-of-type': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
} as const;
