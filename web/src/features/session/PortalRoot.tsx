import { Outlet } from 'react-router-dom';
import { portalAuth } from '../../lib/firebase/firebase.ts';
import { FirebaseProvider } from '../../lib/firebaseContext.tsx';
import { useLoaded } from '../../lib/useLoaded.ts';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { NoticesOfPage } from '../../ui/feedback/NotifyProvider.tsx';
import { PageSpinner } from '../../ui/layout/PageSpinner.tsx';
import { SessionProvider } from './SessionProvider.tsx';

/** Everything that members see: Auth is loaded here, and the session begins. */
export function PortalRoot() {
  const auth = useLoaded(portalAuth);
  if (auth.status === 'loading') return <PageSpinner />;
  if (auth.status === 'ready') {
    return (
      <FirebaseProvider auth={auth.data}>
        <SessionProvider>
          <NoticesOfPage />
          <Outlet />
        </SessionProvider>
      </FirebaseProvider>
    );
  }
  return (
    <main>
      <ErrorState title="The Officer Portal didn’t load" onRetry={auth.retry}>
        Check your connection, then try again.
      </ErrorState>
    </main>
  );
}
