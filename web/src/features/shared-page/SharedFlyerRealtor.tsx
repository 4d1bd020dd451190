import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Portrait } from '../../ui/data-display/Portrait.tsx';
import { PersonContacts } from './PersonContacts.tsx';
import { PORTRAIT_PX, personCard, personHead } from './personCard.ts';
import type { SharedFlyer } from './sharedFlyerCalls.ts';

interface SharedFlyerRealtorProps {
  realtor: NonNullable<SharedFlyer['realtor']>;
}

/** The realtor who is on the flyer, too, and how to reach them. */
export function SharedFlyerRealtor({ realtor }: SharedFlyerRealtorProps) {
  const { name, brokerage, phone, photo, email = '' } = realtor;
  return (
    <Box
      component="section"
      aria-labelledby="realtor"
      sx={{ ...personCard, border: 1, borderColor: 'divider' }}
    >
      <Box sx={personHead}>
        <Portrait name={name} photo={photo} size={PORTRAIT_PX} />
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography id="realtor" variant="h3" component="h2">
            {name}
          </Typography>
          <Typography variant="body2">Real estate agent</Typography>
          {brokerage && <Typography variant="body2">{brokerage}</Typography>}
        </Box>
      </Box>
      <PersonContacts name={name} phone={phone} email={email} />
    </Box>
  );
}
