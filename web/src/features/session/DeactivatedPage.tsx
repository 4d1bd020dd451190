import { REFUSALS } from '@brokerage/domain/errors/errors';
import { Typography } from '@mui/material';
import { MemberNotice } from './MemberNotice.tsx';

/** For somebody whose access was ended while the portal was open. */
export function DeactivatedPage() {
  return (
    <MemberNotice title="Your access has ended">
      <Typography>{REFUSALS.deactivated}</Typography>
    </MemberNotice>
  );
}
