import { company } from '@brokerage/domain/company/company';
import { Button, Container, Stack, Typography } from '@mui/material';
import { type ReactNode, useEffect } from 'react';
import { useSession } from '../../lib/session/useSession.ts';
import { takeLoginToast } from '../../ui/feedback/loginToast.ts';
import { usePageTitle } from '../../ui/layout/usePageTitle.ts';

/** In place of the portal: why it does not open, and the way out. */
export function MemberNotice({ title, children }: { title: string; children: ReactNode }) {
  usePageTitle(title);
  const { signOut } = useSession();
  useEffect(() => {
    takeLoginToast();
  }, []);
  return (
    <Container maxWidth="sm" component="main" sx={{ py: { xs: 7, md: 12 } }}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <div>
          <Typography variant="overline" component="p" sx={{ color: 'secondary.main' }}>
            {company.name}
          </Typography>
          <Typography variant="h1">{title}</Typography>
        </div>
        {children}
        <Button variant="contained" onClick={() => void signOut()} sx={{ mt: 2 }}>
          Sign Out
        </Button>
      </Stack>
    </Container>
  );
}
