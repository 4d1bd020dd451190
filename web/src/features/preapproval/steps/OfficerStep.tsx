import { Alert, Box, Typography } from '@mui/material';
import { useState } from 'react';
import { CONTACT_WITHIN } from '../../../lib/company/contactWithin.ts';
import { OfficerAnswer } from '../officer/OfficerAnswer.tsx';
import type { OfficerChoice } from '../officer/useChosenOfficer.ts';
import { Review } from '../Review.tsx';

/**
 * Says that the application can't be sent while offline, and when it can be sent again. The live region is always rendered, because screen
 * readers only announce changes within an existing one.
 */
function ConnectionStatus({ isOnline }: { isOnline: boolean }) {
  const [wasOffline, setWasOffline] = useState(!isOnline);
  if (!isOnline && !wasOffline) setWasOffline(true);
  return (
    <Box role="status" sx={{ '& > *': { mt: 2.5 } }}>
      {!isOnline && (
        <Alert severity="warning" role="none">
          You’re offline. Your answers are saved here. Send them once you’re back online.
        </Alert>
      )}
      {isOnline && wasOffline && (
        <Alert severity="success" role="none">
          Back online. You can submit now.
        </Alert>
      )}
    </Box>
  );
}

interface OfficerStepProps {
  officers: OfficerChoice;
  isOnline: boolean;
}

/** Step 7: asks for a loan officer and shows all answers for review. */
export function OfficerStep({ officers, isOnline }: OfficerStepProps) {
  return (
    <>
      <OfficerAnswer officers={officers} />
      <Review />
      <Box sx={{ pt: 2.5, borderTop: 1, borderColor: 'divider' }}>
        <Typography color="textSecondary" sx={{ maxWidth: '68ch', textWrap: 'pretty' }}>
          Submitting doesn’t affect your credit score. {officers.chosen?.name ?? 'A loan officer'} will review
          your answers and contact you {CONTACT_WITHIN}.
        </Typography>
        <ConnectionStatus isOnline={isOnline} />
      </Box>
    </>
  );
}
