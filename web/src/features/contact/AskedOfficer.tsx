import { formatUsPhone } from '@brokerage/domain/formatUsPhone';
import { formatTimeZone } from '@brokerage/domain/schedule/timeZones';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useCompany } from '../../lib/company/useCompany.ts';
import { type CallingOfficer, toFirstName } from '../../lib/directory/findCallingOfficer.ts';
import { stateName } from '../../lib/format/names/stateName.ts';
import { phoneLink } from '../../lib/format/phoneLink.ts';
import { officerPath } from '../../lib/routes/directoryLinks.ts';
import { OfficerPortrait } from '../../ui/data-display/OfficerPortrait.tsx';
import { OpenNow } from '../../ui/data-display/OpenNow.tsx';
import { ContactRow } from './ContactRow.tsx';

interface AskedOfficerProps {
  asked: CallingOfficer;
}

/** Heads the contact page that asks an officer for a call: who calls. Short, so that a phone shows the form below it. */
export function AskedOfficerHead({ asked: { officer, branch } }: AskedOfficerProps) {
  const firstName = toFirstName(officer);
  return (
    <div>
      <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
        Ask {firstName} to call you
      </Typography>
      <Typography
        variant="subtitle1"
        sx={{ mt: { xs: 1, md: 2 }, maxWidth: '25em', color: 'text.secondary' }}
      >
        Choose a time that works for you, and {firstName} will call.
      </Typography>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mt: { xs: 2, md: 5 } }}>
        <OfficerPortrait id={officer.id} photo={officer.photo} size={80} />
        <Box sx={{ minWidth: 0 }}>
          <Link href={officerPath(officer.id)} sx={{ fontWeight: 600 }}>
            {officer.name}
          </Link>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {officer.title}
            {branch && `, ${branch.name}, ${stateName(branch.state)}`}
            <br />
            NMLS #{officer.nmls}
          </Typography>
          <Link
            href={phoneLink(officer.phone)}
            aria-label={`Call ${formatUsPhone(officer.phone)}`}
            sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 32 }}
          >
            {formatUsPhone(officer.phone)}
          </Link>
        </Box>
      </Box>
    </div>
  );
}

/** When the officer is there: on a phone after the form. */
export function AskedOfficerHours({ asked: { branch, schedule } }: AskedOfficerProps) {
  const company = useCompany();
  return (
    <Box component="dl" sx={{ m: 0, mb: { xs: 4, md: 5 }, borderBottom: 1, borderColor: 'divider' }}>
      <ContactRow name="Hours">
        {branch?.own_hours?.text ?? company.hours}, {formatTimeZone(schedule.time_zone)}
        <OpenNow timeZone={schedule.time_zone} week={branch?.own_hours?.week} />
      </ContactRow>
    </Box>
  );
}
