import { company } from '@brokerage/domain/company';
import { Button, Container, Link, Stack, Typography } from '@mui/material';
import { useSession } from '../../lib/useSession.ts';
import { usePageTitle } from '../../ui/usePageTitle.ts';

/** For somebody who has an account but no role yet. The portal opens by itself once there is one. */
export function NoAccessPage() {
  usePageTitle('No access yet');
  const { user, signOut } = useSession();
  return (
    <Container maxWidth="sm" component="main" sx={{ py: { xs: 7, md: 12 } }}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <div>
          <Typography variant="overline" component="p" sx={{ color: 'secondary.main' }}>
            {company.name}
          </Typography>
          <Typography variant="h1">No access yet</Typography>
        </div>
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          You are signed in as <strong>{user?.email}</strong>, but this account has no role in the portal.
        </Typography>
        <Typography>
          Ask your administrator to give you one, or write to{' '}
          <Link href={`mailto:${company.mailbox}`}>{company.mailbox}</Link>. Leave this page open: the portal
          appears as soon as you have a role.
        </Typography>
        <Button variant="contained" onClick={() => void signOut()} sx={{ mt: 2 }}>
          Sign Out
        </Button>
      </Stack>
    </Container>
  );
}
