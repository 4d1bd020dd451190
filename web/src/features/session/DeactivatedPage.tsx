import { REFUSALS } from '@brokerage/domain/errors/errors';
import { Typography } from '@mui/material';
import { StaffNotice } from './StaffNotice.tsx';

/** For somebody whose access was ended while the portal was open. */
export function DeactivatedPage() {
  return (
    <StaffNotice title="Your access has ended">
      <Typography>{REFUSALS.deactivated}</Typography>
    </StaffNotice>
  );
}
