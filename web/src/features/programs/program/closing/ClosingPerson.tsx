import { toFirstName } from '@brokerage/domain/contact/toFirstName';
import { formatUsPhone } from '@brokerage/domain/phone/formatUsPhone';
import { formatList } from '@brokerage/domain/text/formatList';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { bioParagraphs } from '../../../../lib/directory/bioParagraphs.ts';
import { toKnownStates } from '../../../../lib/directory/takesApplications.ts';
import { stateName } from '../../../../lib/format/names/stateName.ts';
import { officerPath } from '../../../../lib/routes/directoryLinks.ts';
import { OfficerPortrait } from '../../../../ui/data-display/OfficerPortrait.tsx';
import type { Step } from '../../../../ui/layout/endings/EndingActions.tsx';
import type { OfficerToAsk } from '../../findOfficerToAsk.ts';

interface ClosingPersonProps {
  found: OfficerToAsk;
  about: string;
  /** Whether there's room for the officer's bio. */
  hasBio?: boolean;
  /** The phone link, if no other button calls the officer. */
  call?: Step | undefined;
}

/** The officer to contact, at the end of a page. */
export function ClosingPerson({
  found: { officer, isSpecialist },
  about,
  hasBio = false,
  call,
}: ClosingPersonProps) {
  const firstName = toFirstName(officer.name);
  const states = toKnownStates(officer)?.map(stateName);
  return (
    <Box sx={{ ...person, '& > svg, & > img': hasBio ? largePortrait : portrait }}>
      <OfficerPortrait id={officer.id} photo={officer.photo} size={128} />
      <div>
        <Typography variant="h3">
          {isSpecialist ? `Ask ${firstName} ${about}` : `Have a question? Ask ${firstName}`}
        </Typography>
        <Typography variant="body2" sx={{ mt: 0.5 }}>
          <Link href={officerPath(officer.id)} color="inherit" sx={{ fontWeight: 600 }}>
            {officer.name}
          </Link>
          , {officer.title}, NMLS #{officer.nmls}
          {states && (
            <>
              <br />
              Licensed in {formatList(states)}
            </>
          )}
        </Typography>
        {call && (
          <Link
            href={call.to}
            color="inherit"
            // Phone links don't wrap by themselves (base.css).
            sx={{ display: 'inline-block', py: 1, fontWeight: 600, '&&': { whiteSpace: 'normal' } }}
          >
            Call {toFirstName(officer.name)},{' '}
            <Box component="span" sx={{ display: 'inline-block' }}>
              {formatUsPhone(officer.phone)}
            </Box>
          </Link>
        )}
      </div>
      {hasBio && (
        <Typography sx={{ gridColumn: { xs: '1 / -1', sm: 2 } }}>{bioParagraphs(officer.bio)[0]}</Typography>
      )}
    </Box>
  );
}

const person = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: { xs: 2, sm: 3 },
  rowGap: 1.5,
  alignItems: 'center',
} as const;

const portrait = { width: 88, height: 'auto', aspectRatio: '1' } as const;
const largePortrait = { ...portrait, width: { xs: 88, sm: 128 }, gridRow: { sm: '1 / span 2' } } as const;
