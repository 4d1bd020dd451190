import { useCallback, useEffect, useState } from 'react';
import { PortalRoot } from '../features/session/PortalRoot.tsx';
import type { LoginPageState } from '../features/session/sign-in/LoginPage.tsx';
import { portalAuth } from '../lib/firebase/firebase.ts';
import { routePaths } from '../lib/routes/routePaths.ts';
import { useLoaded } from '../lib/useLoaded.ts';
import { ErrorState } from '../ui/feedback/ErrorState.tsx';
import { NotifyProvider } from '../ui/feedback/NotifyProvider.tsx';
import { PageSpinner } from '../ui/layout/PageSpinner.tsx';
import { ChatWidget } from './ChatWidget.tsx';
import { PortalTheme } from './theme/PortalTheme.tsx';

const loadLoginPage = () => import('../features/session/sign-in/LoginPage.tsx');
const loadRouter = () => import('./PortalRouter.tsx');

const isLoginAddress = () => new RegExp(`^${routePaths.officerLogin}/?$`).test(window.location.pathname);

// What the page needs is fetched side by side; whoever waits for it says when that fails.
for (const part of [portalAuth, isLoginAddress() ? loadLoginPage : loadRouter]) {
  part().catch(() => undefined);
}

function PartFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <main>
      <ErrorState title="The Officer Portal didn’t load" onRetry={onRetry}>
        Check your connection, then try again.
      </ErrorState>
    </main>
  );
}

/** Where the browser is, as far as the login page looks at it. */
const readLocation = () => ({
  search: window.location.search,
  hash: window.location.hash,
  state: (window.history.state as LoginPageState | null) ?? undefined,
});

/** The login page before the router is there. */
function SignIn({ onEnter }: { onEnter: () => void }) {
  const page = useLoaded(loadLoginPage);
  const [location, setLocation] = useState(readLocation);
  const replace = useCallback(
    (path: string, state?: LoginPageState) => {
      window.history.replaceState(state ?? null, '', path);
      if (isLoginAddress()) setLocation(readLocation());
      else onEnter();
    },
    [onEnter],
  );
  useEffect(() => {
    const follow = () => setLocation(readLocation());
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);
  useEffect(() => {
    // The portal comes while somebody types, so that it is there after the password.
    const preload = () =>
      void loadRouter().then(
        ({ preloadDashboard }) => preloadDashboard(),
        () => undefined,
      );
    window.addEventListener('input', preload, { once: true });
    return () => window.removeEventListener('input', preload);
  }, []);
  if (page.status === 'loading') return <PageSpinner />;
  if (page.status === 'failed') return <PartFailed onRetry={page.retry} />;
  return <page.data.LoginPage location={location} replace={replace} />;
}

/** The pages of the portal, once their router is loaded. */
function Pages() {
  const router = useLoaded(loadRouter);
  if (router.status === 'loading') return <PageSpinner />;
  if (router.status === 'failed') return <PartFailed onRetry={router.retry} />;
  return <router.data.PortalRouter />;
}

/**
 * Sign-in and portal: a page of its own, so that the public site carries neither its router nor its notices. Who comes to sign
 * in gets the login page alone; the router begins where they leave it, and stays.
 */
export function PortalApp() {
  const [isEntered, setEntered] = useState(() => !isLoginAddress());
  const enter = useCallback(() => setEntered(true), []);
  return (
    <PortalTheme>
      <ChatWidget />
      <NotifyProvider>
        <PortalRoot>{isEntered ? <Pages /> : <SignIn onEnter={enter} />}</PortalRoot>
      </NotifyProvider>
    </PortalTheme>
  );
}
