import { Box, LinearProgress, Link, useMediaQuery, useTheme } from '@mui/material';
import { Suspense, useEffect, useState } from 'react';
import { Outlet, useNavigation } from 'react-router-dom';
import { RecordNameContext } from '../../../lib/contexts/recordNameContext.ts';
import { markFirstListReady } from '../../../lib/first-list/firstList.ts';
import { lazyAfterFirstList } from '../../../lib/first-list/lazyAfterFirstList.ts';
import { InboxContext, useInboxListeners } from '../../../lib/live-data/inbox.ts';
import { liveCache } from '../../../lib/live-data/liveCache.ts';
import { routePaths } from '../../../lib/routes/routePaths.ts';
import { useSignedIn } from '../../../lib/session/useSession.ts';
import { BOTTOM_BAR_HEIGHT, BottomBar } from '../shell/BottomBar.tsx';
import { ShellHeader } from '../shell/ShellHeader.tsx';
import { Sidebar } from '../shell/Sidebar.tsx';
import { usePortalLocation } from '../shell/usePortalLocation.ts';

const OtherSiteAlert = lazyAfterFirstList(
  async () => (await import('../shell/OtherSiteAlert.tsx')).OtherSiteAlert,
);
const NavigationDrawer = lazyAfterFirstList(
  async () => (await import('../shell/NavigationDrawer.tsx')).NavigationDrawer,
);

const CONTENT_ID = 'content';

/** The first Tab stop: skips the navigation. */
function SkipLink() {
  return (
    <Link
      href={`#${CONTENT_ID}`}
      onClick={(event) => {
        // The router would treat the fragment link as a navigation to another page.
        event.preventDefault();
        document.getElementById(CONTENT_ID)?.focus();
      }}
      sx={{
        position: 'fixed',
        top: 8,
        left: 8,
        zIndex: 'tooltip',
        px: 2,
        py: 1.25,
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        '&:not(:focus)': { transform: 'translateY(-200%)' },
      }}
    >
      Skip to content
    </Link>
  );
}

/** A thin line at the top of the content while the next page loads. */
function PageProgress() {
  const { state } = useNavigation();
  if (state !== 'loading') return null;
  return (
    <LinearProgress
      aria-label="Loading the page"
      sx={{ position: 'absolute', insetInline: 0, top: 0, height: 3, borderRadius: 0 }}
    />
  );
}

/**
 * The frame around every portal page, as a layout route that stays mounted while pages change: the header, the page in `main`, and the
 * navigation (a sidebar in wide windows, a drawer on tablets, a bar at the bottom on phones except in the editor).
 */
export function PortalShell() {
  const { member } = useSignedIn();
  const { breakpoints } = useTheme();
  const isWide = useMediaQuery(breakpoints.up('lg'), { noSsr: true });
  const isPhone = useMediaQuery(breakpoints.down('sm'), { noSsr: true });
  const isCompact = useMediaQuery(breakpoints.down('md'), { noSsr: true });
  const place = usePortalLocation();
  // The editor has its own bottom bar, which is all that fits on a phone, so the menu is in the header there.
  const hasBottomBar = isPhone && place?.child?.path !== routePaths.editFlyer;
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [hasOpenedMenu, setOpenedMenu] = useState(false);
  const [recordName, setRecordName] = useState<string>();
  const openMenu = () => {
    setOpenedMenu(true);
    setMenuOpen(true);
  };
  // With another role or company, the member may read other lists.
  useEffect(() => () => liveCache.clear(), [member.user_id, member.tenant_id, member.role]);
  const inbox = useInboxListeners(member);
  const isAnswered = Object.values(inbox).every(({ status }) => status !== 'loading');
  useEffect(() => {
    if (isAnswered) markFirstListReady();
  }, [isAnswered]);
  return (
    <InboxContext value={inbox}>
      <SkipLink />
      <Box
        sx={{
          '--bottom-bar': hasBottomBar
            ? `calc(${BOTTOM_BAR_HEIGHT}px + env(safe-area-inset-bottom))`
            : 'env(safe-area-inset-bottom)',
          // Page elements that stick to the bottom of the window use this to stay clear of the shell.
          '--shell-bottom': 'calc(var(--bottom-bar) + var(--site-notice, 0px))',
          display: 'flex',
          minHeight: '100dvh',
        }}
      >
        {isWide && <Sidebar />}
        <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
          <ShellHeader
            withMenuButton={!isWide && !hasBottomBar}
            isPhone={isPhone}
            isCompact={isCompact}
            isMenuOpen={isMenuOpen}
            recordName={recordName}
            onMenu={openMenu}
          />
          <Box
            component="main"
            id={CONTENT_ID}
            tabIndex={-1}
            sx={{ position: 'relative', flex: 1, pb: 'var(--bottom-bar)' }}
          >
            <PageProgress />
            <RecordNameContext value={setRecordName}>
              <Outlet />
            </RecordNameContext>
          </Box>
          <Suspense>
            <OtherSiteAlert />
          </Suspense>
        </Box>
      </Box>
      {hasBottomBar && <BottomBar isMenuOpen={isMenuOpen} onMore={openMenu} />}
      {!isWide && hasOpenedMenu && (
        <Suspense>
          <NavigationDrawer open={isMenuOpen} onClose={() => setMenuOpen(false)} />
        </Suspense>
      )}
    </InboxContext>
  );
}
