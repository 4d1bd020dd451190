import Search from '@mui/icons-material/Search';
import { Box, Button, Container, IconButton, Skeleton, Tooltip, Typography } from '@mui/material';
import { useState } from 'react';
import { commandPaletteKeys, useCommandPalette } from '../../lib/commandPaletteContext.ts';
import { useTenant } from '../../lib/live-data/useTenant.ts';
import { useSignedIn } from '../../lib/session/useSession.ts';
import { useNotify } from '../feedback/NotifyProvider.tsx';
import { NoticesMenu } from './NoticesMenu.tsx';

/** Room for tables of many columns. */
export const wideContainer = { maxWidth: { lg: 1408 } } as const;

/** Shows whose portal this is, who is signed in, and the way out. */
export function PortalHeader({ isWide = false }: { isWide?: boolean }) {
  const { user, member, signOut } = useSignedIn();
  const tenant = useTenant(member.tenant_id);
  const palette = useCommandPalette();
  const notify = useNotify();
  const companyName = tenant.status === 'ready' ? tenant.data?.company_name : undefined;
  const [isLeaving, setLeaving] = useState(false);
  const leave = () => {
    setLeaving(true);
    signOut().catch(() => {
      setLeaving(false);
      notify({ title: 'Sign-out failed', text: 'Please try again.', severity: 'error' });
    });
  };
  return (
    <Box
      component="header"
      sx={{ backgroundColor: 'background.paper', borderBottom: 1, borderColor: 'divider' }}
    >
      <Container
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 2,
          py: 1.5,
          ...(isWide && wideContainer),
        }}
      >
        <Box sx={{ flex: '1 0 auto' }}>
          <Typography variant="overline" component="p" sx={{ color: 'secondary.main' }}>
            {tenant.status === 'loading' ? <Skeleton width="12em" /> : companyName}
          </Typography>
          <Typography variant="h2" component="p">
            Officer Portal
          </Typography>
        </Box>
        {/* On a phone the address and the way out get a line of their own, below. */}
        <Typography
          noWrap
          title={user.email ?? undefined}
          sx={{
            color: 'text.secondary',
            minWidth: 0,
            order: { xs: 1, sm: 0 },
            flex: { xs: '1 1 calc(100% - 136px)', sm: '0 1 auto' },
          }}
        >
          {user.email}
        </Typography>
        {palette && (
          <Tooltip title={`Search (${commandPaletteKeys()})`}>
            <IconButton aria-label="Search" aria-keyshortcuts="Control+K Meta+K" onClick={palette.open}>
              <Search />
            </IconButton>
          </Tooltip>
        )}
        <NoticesMenu />
        <Button variant="outlined" onClick={leave} loading={isLeaving} sx={{ order: { xs: 1, sm: 0 } }}>
          Sign Out
        </Button>
      </Container>
    </Box>
  );
}
