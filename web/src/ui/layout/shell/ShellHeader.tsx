import ChevronLeft from '@mui/icons-material/ChevronLeft';
import MenuIcon from '@mui/icons-material/Menu';
import Search from '@mui/icons-material/Search';
import { Box, Button, ButtonBase, IconButton, Link, Typography } from '@mui/material';
import { matchPath, Link as RouterLink, useLocation } from 'react-router-dom';
import { commandPaletteKeys, useCommandPalette } from '../../../lib/contexts/commandPaletteContext.ts';
import { routePaths } from '../../../lib/routes/routePaths.ts';
import { useSignedIn } from '../../../lib/session/useSession.ts';
import { useSignOut } from '../portal/useSignOut.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { NoticesMenu } from './NoticesMenu.tsx';
import { usePortalLocation } from './usePortalLocation.ts';

const HEADER_HEIGHT = 56;

/** On the dashboard: the account's email with a visible Sign Out. */
function AccountLine() {
  const { user } = useSignedIn();
  const { leave, isLeaving } = useSignOut();
  return (
    <>
      <Typography
        noWrap
        title={user.email ?? undefined}
        // A long email address is truncated before the page's name is.
        sx={{ color: 'text.secondary', minWidth: 0, flex: { xs: 1, sm: '0 1000 auto' } }}
      >
        {user.email}
      </Typography>
      <Button
        variant="outlined"
        size="small"
        onClick={() => leave()}
        loading={isLeaving}
        sx={{ flex: 'none' }}
      >
        Sign Out
      </Button>
    </>
  );
}

interface ShellHeaderProps {
  /** False if a phone has its bottom bar or a wide window its sidebar. */
  withMenuButton: boolean;
  isPhone: boolean;
  /** There is no room for the search field. */
  isCompact: boolean;
  isMenuOpen: boolean;
  /** Name of the open record, once it has loaded. */
  recordName: string | undefined;
  onMenu: () => void;
}

/** The header of every page: breadcrumb, search, notices and the account. */
export function ShellHeader(props: ShellHeaderProps) {
  const { withMenuButton, isPhone, isCompact, isMenuOpen, recordName, onMenu } = props;
  const { pathname } = useLocation();
  const isDashboard = matchPath(routePaths.officerPortal, pathname) !== null;
  return (
    // The account line scrolls away below the sticky header. Both are in the banner, which has no box of its own (`display: contents`).
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
          <Breadcrumb recordName={recordName} />
        </Box>
        {/* Before the search, which keeps its position when another page opens. */}
        {isDashboard && !isPhone && <AccountLine />}
        <SearchButton isCompact={isCompact} />
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

/** The breadcrumb: the section and the parent pages as links, and the name of the page or of the record on it. */
function Breadcrumb({ recordName }: { recordName: string | undefined }) {
  const place = usePortalLocation();
  if (!place) return null;
  const trail = [place.section, place.page, place.child].filter((item) => item !== undefined);
  const above = trail.slice(0, -1);
  const here = trail.at(-1);
  // The editor has its own back link, with text.
  const hasOwnBack = place.child?.path === routePaths.editFlyer;
  return (
    <Box component="nav" aria-label="Breadcrumb" sx={{ minWidth: 0 }}>
      <Box
        component="ol"
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', alignItems: 'center', whiteSpace: 'nowrap' }}
      >
        {above.map(({ path, title }, index) => (
          <Box
            component="li"
            key={path}
            sx={{
              alignItems: 'center',
              // List items wrap by default in the theme.
              whiteSpace: 'nowrap',
              // Phones have room only for the parent page.
              display: { xs: index === above.length - 1 && !hasOwnBack ? 'flex' : 'none', sm: 'flex' },
            }}
          >
            <Link
              component={RouterLink}
              to={path}
              aria-label={title}
              underline="hover"
              sx={{
                display: 'inline-flex',
                alignItems: 'center',
                minHeight: 44,
                minWidth: 28,
                color: 'text.secondary',
                '&:hover': { color: 'text.primary' },
              }}
            >
              {/* Phones need the room for the name of the page. */}
              <ChevronLeft aria-hidden sx={{ ml: -0.75, display: { sm: 'none' } }} />
              <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
                {title}
              </Box>
            </Link>
            <Box
              component="span"
              aria-hidden
              sx={{ mx: 1, color: 'text.secondary', display: { xs: 'none', sm: 'inline' } }}
            >
              /
            </Box>
          </Box>
        ))}
        <Typography component="li" aria-current="page" noWrap sx={{ fontWeight: 600, minWidth: 0 }}>
          {(place.child && recordName) || here?.title}
        </Typography>
      </Box>
    </Box>
  );
}

/** Opens the command palette; shows its shortcut if there is room. */
function SearchButton({ isCompact }: { isCompact: boolean }) {
  const palette = useCommandPalette();
  if (!palette) return null;
  if (isCompact) {
    return (
      <IconButton aria-label="Search" onClick={palette.open}>
        <Search />
      </IconButton>
    );
  }
  return (
    <ButtonBase
      onClick={palette.open}
      sx={{
        minHeight: 36,
        '@media (pointer: coarse)': { minHeight: 44 },
        width: 220,
        px: 1.25,
        gap: 1,
        justifyContent: 'flex-start',
        typography: 'body1',
        color: 'text.secondary',
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'neutral.main',
        borderRadius: 1,
        '&:hover': { borderColor: 'text.primary' },
      }}
    >
      <Search fontSize="small" aria-hidden />
      Search
      <Box component="kbd" aria-hidden sx={{ ml: 'auto', font: 'inherit', typography: 'body2' }}>
        {commandPaletteKeys()}
      </Box>
    </ButtonBase>
  );
}
