import { sessionErrors } from '@brokerage/domain/errors/sessionErrors';
import { Typography } from '@mui/material';
import { MemberNotice } from './MemberNotice.tsx';

/** For somebody whose access was ended while the portal was open. */
export function DeactivatedPage() {
  return (
    <MemberNotice title="Your access has ended">
      <Typography>{sessionErrors['access-deactivated'].sentence}</Typography>
    </MemberNotice>
  );
}
