import { company } from '@brokerage/domain/company/company';
import { Link, Typography } from '@mui/material';
import { useSession } from '../../lib/session/useSession.ts';
import { MemberNotice } from './MemberNotice.tsx';

/** For somebody who has an account but no role yet. The portal opens by itself once there is one. */
export function NoAccessPage() {
  const { user } = useSession();
  return (
    <MemberNotice title="No access yet">
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        You are signed in as <strong>{user?.email}</strong>, but this account has no role in the portal.
      </Typography>
      <Typography>
        Ask your administrator to give you one, or write to{' '}
        <Link href={`mailto:${company.mailbox}`}>{company.mailbox}</Link>. Leave this page open. The portal
        opens as soon as you have a role.
      </Typography>
    </MemberNotice>
  );
}
