import { company } from '@brokerage/domain/company';
import { Box, Button, Container, Typography } from '@mui/material';
import { useState } from 'react';
import { useSignedIn } from '../../lib/useSession.ts';
import { useNotify } from '../../ui/NotifyProvider.tsx';

/** Whose portal this is, who is signed in, and the way out. */
export function PortalHeader() {
  const { user, signOut } = useSignedIn();
  const notify = useNotify();
  const [isLeaving, setLeaving] = useState(false);
  const leave = () => {
    setLeaving(true);
    signOut().catch(() => {
      setLeaving(false);
      notify({ title: 'Sign-out failed', text: 'Please try again.', severity: 'error' });
    });
  };
  return (
    <Box component="header" sx={{ backgroundColor: 'background.paper', borderBottom: 1, borderColor: 'divider' }}>
      <Container sx={{ display: 'flex', alignItems: 'center', gap: 2, py: 1.5 }}>
        <Box sx={{ flexGrow: 1, minWidth: 0 }}>
          <Typography variant="overline" component="p" noWrap sx={{ color: 'secondary.main' }}>
            {company.name}
          </Typography>
          <Typography variant="h2" component="h1">
            Officer Portal
          </Typography>
          <Typography
            variant="body2"
            noWrap
            title={user.email ?? undefined}
            sx={{ color: 'text.secondary', display: { sm: 'none' } }}
          >
            {user.email}
          </Typography>
        </Box>
        <Typography
          noWrap
          sx={{ color: 'text.secondary', minWidth: 0, display: { xs: 'none', sm: 'block' } }}
          title={user.email ?? undefined}
        >
          {user.email}
        </Typography>
        <Button variant="outlined" onClick={leave} loading={isLeaving} sx={{ flexShrink: 0 }}>
          Sign Out
        </Button>
      </Container>
    </Box>
  );
}
