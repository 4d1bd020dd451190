import { formatUsPhone } from '@brokerage/domain/phone/formatUsPhone';
import type { PublicOfficer } from '@brokerage/domain/publicCallables';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { phoneLink } from '../../../lib/format/contact/phoneLink.ts';
import { officerPath } from '../../../lib/routes/directoryLinks.ts';
import { OfficerPortrait } from '../../../ui/data-display/OfficerPortrait.tsx';

interface TakerNoticeProps {
  /** Of the officer who takes no applications. */
  firstName: string;
  taker: PublicOfficer;
}

/** Says which colleague takes an officer's applications, with their face and number. */
export function TakerNotice({ firstName, taker }: TakerNoticeProps) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: 2 }}>
      <OfficerPortrait id={taker.id} photo={taker.photo} size={72} />
      <Typography>
        {firstName} isn’t taking applications right now.{' '}
        <Link href={officerPath(taker.id)} sx={{ fontWeight: 600 }}>
          {taker.name}
        </Link>
        , {taker.title}, can help you:{' '}
        <Link href={phoneLink(taker.phone)} sx={{ whiteSpace: 'nowrap' }}>
          {formatUsPhone(taker.phone)}
        </Link>
        .
      </Typography>
    </Box>
  );
}
