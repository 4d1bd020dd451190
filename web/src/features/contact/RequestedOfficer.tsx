import { toFirstName } from '@brokerage/domain/contact/toFirstName';
import type { Branch } from '@brokerage/domain/directory/branch';
import { formatUsPhone } from '@brokerage/domain/phone/formatUsPhone';
import type { PublicOfficer } from '@brokerage/domain/publicCallables';
import { formatTimeZone } from '@brokerage/domain/schedule/timeZones';
import PhoneOutlined from '@mui/icons-material/PhoneOutlined';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { landmarkName, placeScene } from '../../illustrations/placeScene.ts';
import { useCompany } from '../../lib/company/useCompany.ts';
import { bioParagraphs } from '../../lib/directory/bioParagraphs.ts';
import type { CallingOfficer } from '../../lib/directory/findCallingOfficer.ts';
import { takesApplications } from '../../lib/directory/takesApplications.ts';
import { phoneLink } from '../../lib/format/contact/phoneLink.ts';
import { stateName } from '../../lib/format/names/stateName.ts';
import { applyWith, officerPath } from '../../lib/routes/directoryLinks.ts';
import { OfficerPortrait } from '../../ui/data-display/OfficerPortrait.tsx';
import { OpenNow } from '../../ui/data-display/OpenNow.tsx';
import { Ending } from '../../ui/layout/endings/Ending.tsx';
import { OfficePlace } from './OfficePlace.tsx';

/**
 * The contact page's heading for a call with an officer: who calls, and during which hours. Short, so that a phone shows the form below it.
 */
export function RequestedOfficerHead({
  requested: { officer, branch, schedule },
}: {
  requested: CallingOfficer;
}) {
  const company = useCompany();
  const firstName = toFirstName(officer.name);
  const [summary] = bioParagraphs(officer.bio);
  return (
    <div>
      <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
        Ask {firstName} to call you
      </Typography>
      <Typography
        variant="subtitle1"
        component="div"
        sx={{ mt: { xs: 1.5, md: 2 }, maxWidth: '25em', color: 'text.secondary' }}
      >
        {branch?.own_hours?.text ?? company.hours},{' '}
        {formatTimeZone(schedule.time_zone).replace(' ', '\u00a0')}
        <OpenNow timeZone={schedule.time_zone} week={branch?.own_hours?.week} />
      </Typography>
      <Box sx={card}>
        <Box sx={portrait}>
          <OfficerPortrait id={officer.id} photo={officer.photo} size={144} />
        </Box>
        <Box sx={{ minWidth: 0 }}>
          <Link href={officerPath(officer.id)} sx={{ typography: 'h3' }}>
            {officer.name}
          </Link>
          <Typography sx={{ color: 'text.secondary' }}>
            {officer.title}
            {branch && (
              <>
                <br />
                {branch.name}, {stateName(branch.state)}
              </>
            )}
            <br />
            NMLS #{officer.nmls}
          </Typography>
          <Link
            href={phoneLink(officer.phone)}
            aria-label={`Call ${formatUsPhone(officer.phone)}`}
            sx={phoneStyles}
          >
            <PhoneOutlined sx={{ fontSize: 20 }} aria-hidden />
            {formatUsPhone(officer.phone)}
          </Link>
        </Box>
      </Box>
      {summary && (
        <Typography sx={{ display: { xs: 'none', md: 'block' }, mb: 1, maxWidth: '36em' }}>
          {summary}
        </Typography>
      )}
    </div>
  );
}

/** Offers to apply online instead of waiting for the officer's call. */
export function RequestedOfficerClosing({ officer }: { officer: PublicOfficer }) {
  const firstName = toFirstName(officer.name);
  const isTaking = takesApplications(officer);
  return (
    <Ending
      look="line"
      title="Ready to apply?"
      lead={`Apply online in about 10 minutes. ${isTaking ? firstName : 'A loan officer'} will have your answers before you talk.`}
      secondary="none"
      primary={isTaking ? { label: `Apply with ${firstName}`, to: applyWith(officer.id) } : undefined}
    />
  );
}

/** Where the officer works, instead of the main office. */
export function RequestedOfficerBranch({ branch, firstName }: { branch: Branch; firstName: string }) {
  return (
    <OfficePlace
      picture={placeScene(branch)}
      alt={landmarkName(branch) ?? `A street in ${branch.name}`}
      width={800}
      height={400}
      title={`${firstName}’s branch`}
      address={branch.address}
    />
  );
}

const portrait = {
  flex: 'none',
  '& > *': { width: { xs: 80, md: 144 }, height: { xs: 80, md: 144 } },
} as const;

const card = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: { xs: 2, md: 3 },
  mt: { xs: 2, md: 4 },
  mb: { md: 3 },
} as const;

const phoneStyles = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 1,
  minHeight: 32,
  fontWeight: 600,
} as const;
