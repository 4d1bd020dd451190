import { useCallback, useEffect, useState } from 'react';
import { PortalFailed } from '../features/session/PortalFailed.tsx';
import { PortalRoot } from '../features/session/PortalRoot.tsx';
import type { LoginPageProps, LoginPageState } from '../features/session/sign-in/LoginPage.tsx';
import { portalAuth, portalFirestore } from '../lib/firebase/firebase.ts';
import { routePaths } from '../lib/routes/routePaths.ts';
import { useLoaded } from '../lib/useLoaded.ts';
import { NotifyProvider } from '../ui/feedback/NotifyProvider.tsx';
import { PortalSplash } from '../ui/layout/shell/PortalSplash.tsx';
import { PortalTheme } from '../ui/theme/PortalTheme.tsx';
import { ChatWidget } from './ChatWidget.tsx';
import { PageBoundary } from './PageBoundary.tsx';

const loadLoginPage = () => import('../features/session/sign-in/LoginPage.tsx');
/** Loads the router, with the frame and the dashboard. */
const loadRouter = () => import('./PortalRouter.tsx');
const loadSession = () => import('../features/session/MemberSessionProvider.tsx');

/** Returns whether the browser is at that path, with or without a slash at its end. */
const isAt = (path: string) => new RegExp(`^${path}/?$`).test(window.location.pathname);

const isLoginAddress = () => isAt(routePaths.officerLogin);

/** Starts loading parts before they are needed. The component that needs a part reports its failure. */
function prefetch(loads: readonly (() => Promise<unknown>)[]): void {
  for (const load of loads) load().catch(() => undefined);
}

// In request order. startSession loads Firestore if the page needs it immediately.
prefetch(isLoginAddress() ? [portalAuth, loadLoginPage] : [portalAuth, loadRouter, loadSession]);

/** Returns the parts of the browser's location that the login page uses. */
const readLocation = () => ({
  search: window.location.search,
  hash: window.location.hash,
  state: (window.history.state as LoginPageState | null) ?? undefined,
});

/** The login page before the router has loaded. */
function SignIn(props: LoginPageProps) {
  const page = useLoaded(loadLoginPage);
  useEffect(() => {
    const preload = () => {
      prefetch([portalFirestore, loadRouter, loadSession]);
    };
    window.addEventListener('input', preload, { once: true });
    return () => window.removeEventListener('input', preload);
  }, []);
  if (page.status === 'loading') return <PortalSplash />;
  if (page.status === 'failed') return <PortalFailed onRetry={page.retry} />;
  return <page.data.LoginPage {...props} />;
}

/** The portal's pages, once their router has loaded. */
function Pages() {
  const router = useLoaded(loadRouter);
  if (router.status === 'loading') return <PortalSplash />;
  if (router.status === 'failed') return <PortalFailed onRetry={router.retry} />;
  return <router.data.PortalRouter />;
}

/**
 * Sign-in and portal: a separate page, so that the public site doesn't load its router and notifications. The sign-in URL loads only the
 * login page; after sign-in, the router takes over for the rest of the visit.
 */
export function PortalApp() {
  const [isEntered, setEntered] = useState(() => !isLoginAddress());
  // State lives here because everything below is remounted when a session begins or ends.
  const [location, setLocation] = useState(readLocation);
  const replace = useCallback((path: string, state?: LoginPageState) => {
    window.history.replaceState(state ?? null, '', path);
    if (isLoginAddress()) setLocation(readLocation());
    else setEntered(true);
  }, []);
  useEffect(() => {
    const follow = () => setLocation(readLocation());
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);
  return (
    <PortalTheme>
      <ChatWidget />
      <NotifyProvider>
        <PageBoundary>
          <PortalRoot>{isEntered ? <Pages /> : <SignIn location={location} replace={replace} />}</PortalRoot>
        </PageBoundary>
      </NotifyProvider>
    </PortalTheme>
  );
}
