import MenuIcon from '@mui/icons-material/Menu';
import { Box, Button, IconButton, Typography } from '@mui/material';
import { matchPath, useLocation } from 'react-router-dom';
import { routePaths } from '../../../lib/routes/routePaths.ts';
import { useSignedIn } from '../../../lib/session/useSession.ts';
import { NoticesMenu } from '../NoticesMenu.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import { Breadcrumb } from './Breadcrumb.tsx';
import { SearchButton } from './SearchButton.tsx';
import { useSignOut } from './useSignOut.ts';

const HEADER_HEIGHT = 56;

/** On the dashboard: whose account it is, and the way out in plain sight. */
function AccountLine() {
  const { user } = useSignedIn();
  const { leave, isLeaving } = useSignOut();
  return (
    <>
      <Typography
        noWrap
        title={user.email ?? undefined}
        // A long address is cut before the name of the page is.
        sx={{ color: 'text.secondary', minWidth: 0, flex: { xs: 1, sm: '0 1000 auto' } }}
      >
        {user.email}
      </Typography>
      <Button variant="outlined" size="small" onClick={leave} loading={isLeaving} sx={{ flex: 'none' }}>
        Sign Out
      </Button>
    </>
  );
}

interface ShellHeaderProps {
  /** Phones have the bar at the bottom, wide windows the sidebar. */
  withMenuButton: boolean;
  isPhone: boolean;
  /** Without room for the search field. */
  isCompact: boolean;
  isMenuOpen: boolean;
  onMenu: () => void;
}

/** The line above every page: where one is, search, notices and the account. */
export function ShellHeader({ withMenuButton, isPhone, isCompact, isMenuOpen, onMenu }: ShellHeaderProps) {
  const { pathname } = useLocation();
  const isDashboard = matchPath(routePaths.officerPortal, pathname) !== null;
  return (
    // The line of the account scrolls away below the other, which stays: both are the banner, and no box of its own.
    <Box component="header" sx={{ display: 'contents' }}>
      <Box
        sx={{
          position: 'sticky',
          top: 0,
          zIndex: 'appBar',
          flex: 'none',
          boxSizing: 'content-box',
          height: HEADER_HEIGHT,
          display: 'flex',
          alignItems: 'center',
          gap: { xs: 0.5, sm: 1 },
          px: { xs: 2, sm: 3 },
          pt: 'env(safe-area-inset-top)',
          bgcolor: 'background.default',
          borderBottom: 1,
          borderColor: 'divider',
          '@media print': { display: 'none' },
        }}
      >
        {withMenuButton && (
          <IconButton
            aria-label="Menu"
            aria-haspopup="dialog"
            aria-expanded={isMenuOpen}
            onClick={onMenu}
            sx={{ ml: -1.25 }}
          >
            <MenuIcon />
          </IconButton>
        )}
        <Box sx={{ flex: '1 1 auto', minWidth: 0, overflow: 'hidden' }}>
          <Breadcrumb />
        </Box>
        <SearchButton isCompact={isCompact} />
        {isDashboard && !isPhone && <AccountLine />}
        <NoticesMenu />
        <AccountMenu />
      </Box>
      {isDashboard && isPhone && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, px: { xs: 2, sm: 3 }, pt: 1.5 }}>
          <AccountLine />
        </Box>
      )}
    </Box>
  );
}
