import { toFirstName } from '@brokerage/domain/contact/toFirstName';
import { formatUsPhone } from '@brokerage/domain/phone/formatUsPhone';
import type { PublicOfficer } from '@brokerage/domain/publicCallables';
import PhoneOutlined from '@mui/icons-material/PhoneOutlined';
import Box from '@mui/material/Box';
import { formatNotTaking } from '../../lib/directory/takesApplications.ts';
import { phoneLink } from '../../lib/format/contact/phoneLink.ts';
import { applyWith } from '../../lib/routes/directoryLinks.ts';
import { routePaths } from '../../lib/routes/routePaths.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { visuallyHidden } from '../../ui/visuallyHidden.ts';

interface OfficerContactProps {
  officer: PublicOfficer;
  /** Who takes the officer's applications: they or a colleague, if anybody does. */
  taker: PublicOfficer | undefined;
  sx?: object;
}

/**
 * Calls a loan officer or starts an application with them, from a list. It lies above the link of the whole entry. To call is the quieter
 * way. Where a colleague takes the officer's applications, both lead to the colleague, and the entry says so (`NotTaking`).
 */
export function OfficerContact({ officer, taker, sx }: OfficerContactProps) {
  return (
    <Box
      sx={{
        position: 'relative',
        zIndex: 1,
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        '& > a': { flex: '1 1 45%', px: 1.5, whiteSpace: 'nowrap', letterSpacing: 0 },
        // Its icon stands on the margin.
        '& > a:first-of-type': { ml: -1.5, justifyContent: 'flex-start' },
        '& > a > svg': { fontSize: 18 },
        ...sx,
      }}
    >
      {taker && taker !== officer ? (
        <ButtonLink href={phoneLink(taker.phone)} startIcon={<PhoneOutlined />}>
          Call {toFirstName(taker.name)}
        </ButtonLink>
      ) : (
        <ButtonLink href={phoneLink(officer.phone)} startIcon={<PhoneOutlined />}>
          <span style={visuallyHidden}>Call </span>
          {formatUsPhone(officer.phone)}
        </ButtonLink>
      )}
      {taker ? (
        <ButtonLink href={applyWith(taker.id)} variant="outlined">
          Apply with {toFirstName(taker.name)}
        </ButtonLink>
      ) : (
        <ButtonLink href={routePaths.preApproval} variant="outlined">
          Get matched
        </ButtonLink>
      )}
    </Box>
  );
}

/** Says in an entry of a list where a new application goes while this officer takes none. */
export const NotTaking = ({ officer, taker }: Pick<OfficerContactProps, 'officer' | 'taker'>) => (
  <Box component="span" sx={{ display: 'block', color: 'text.primary' }}>
    {formatNotTaking(toFirstName(officer.name))}{' '}
    {taker ? `${taker.name} can help you.` : 'We’ll match you with a colleague.'}
  </Box>
);
