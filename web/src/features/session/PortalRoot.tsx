import { useEffect, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { portalServices } from '../../lib/firebase/firebase.ts';
import { FirebaseProvider } from '../../lib/firebaseContext.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { NoticesOfPage } from '../../ui/feedback/NotifyProvider.tsx';
import { PageSpinner } from '../../ui/layout/PageSpinner.tsx';
import { SessionProvider } from './SessionProvider.tsx';

type Services = Awaited<ReturnType<typeof portalServices>>;

/** Everything that staff see: Auth and Firestore are loaded here, and the session begins. */
export function PortalRoot() {
  const [attempt, setAttempt] = useState(0);
  const [services, setServices] = useState<Services>();
  const [failedAttempt, setFailedAttempt] = useState<number>();
  useEffect(() => {
    portalServices().then(setServices, (error: unknown) => {
      console.warn('Auth and Firestore could not be loaded', error);
      setFailedAttempt(attempt);
    });
  }, [attempt]);
  if (services) {
    return (
      <FirebaseProvider services={services}>
        <SessionProvider>
          <NoticesOfPage />
          <Outlet />
        </SessionProvider>
      </FirebaseProvider>
    );
  }
  if (failedAttempt !== attempt) return <PageSpinner />;
  return (
    <main>
      <ErrorState title="The Officer Portal didn’t load" onRetry={() => setAttempt(attempt + 1)}>
        Check your connection, then try again.
      </ErrorState>
    </main>
  );
}
