import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import agent from '../../illustrations/drawn/agent.svg?no-inline';
import { Photo } from '../../ui/data-display/Photo.tsx';
import { PersonContacts } from './PersonContacts.tsx';
import { PORTRAIT_PX, personCard, personHead } from './personCard.ts';
import type { SharedFlyer } from './sharedFlyerCalls.ts';

/** Who stands for them on the flyer where they have no photo. */
const drawnAgent = (
  <Box
    component="svg"
    aria-hidden="true"
    width={PORTRAIT_PX}
    height={PORTRAIT_PX}
    sx={{ flex: 'none', display: 'block', borderRadius: '50%' }}
  >
    <use href={`${agent}#agent`} />
  </Box>
);

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
        <Photo photo={photo} size={PORTRAIT_PX} fallback={drawnAgent} />
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
