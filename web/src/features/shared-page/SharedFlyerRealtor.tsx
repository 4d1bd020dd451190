import { formatUsPhone } from '@brokerage/domain/formatUsPhone';
import PhoneOutlined from '@mui/icons-material/PhoneOutlined';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { phoneLink } from '../../lib/format/phoneLink.ts';
import { Portrait } from '../../ui/data-display/Portrait.tsx';
import type { SharedFlyer } from './sharedFlyerCalls.ts';

interface SharedFlyerRealtorProps {
  realtor: NonNullable<SharedFlyer['realtor']>;
}

/** The realtor who is on the flyer, too, and how to reach them. */
export function SharedFlyerRealtor({ realtor: { name, brokerage, phone, photo } }: SharedFlyerRealtorProps) {
  return (
    <Box
      component="section"
      aria-labelledby="realtor"
      sx={{
        p: 3,
        pb: 2,
        border: 1,
        borderColor: 'divider',
        borderRadius: '10px',
        display: 'flex',
        alignItems: 'flex-start',
        gap: 2,
      }}
    >
      <Portrait name={name} photo={photo} size={56} />
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Your real estate agent
        </Typography>
        <Typography id="realtor" component="h2" sx={{ fontWeight: 700 }}>
          {name}
        </Typography>
        {brokerage && <Typography variant="body2">{brokerage}</Typography>}
        {phone && (
          <Link
            href={phoneLink(phone)}
            aria-label={`Call ${name}, ${formatUsPhone(phone)}`}
            sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, minHeight: 44 }}
          >
            <PhoneOutlined fontSize="small" />
            {formatUsPhone(phone)}
          </Link>
        )}
      </Box>
    </Box>
  );
}
