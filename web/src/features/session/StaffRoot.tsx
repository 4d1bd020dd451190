import { useEffect, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { AuthProvider, FirebaseAppProvider, FirestoreProvider } from 'reactfire';
import { firebaseApp, staffServices } from '../../lib/firebase.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { NoticesOfPage } from '../../ui/NotifyProvider.tsx';
import { PageSpinner } from '../../ui/PageSpinner.tsx';
import { SessionProvider } from './SessionProvider.tsx';

type Services = Awaited<ReturnType<typeof staffServices>>;

/** Everything that staff see: Auth and Firestore are loaded here, and the session begins. */
export function StaffRoot() {
  const [attempt, setAttempt] = useState(0);
  const [services, setServices] = useState<Services>();
  const [failedAttempt, setFailedAttempt] = useState<number>();
  useEffect(() => {
    staffServices().then(setServices, (error: unknown) => {
      console.warn('Auth and Firestore could not be loaded', error);
      setFailedAttempt(attempt);
    });
  }, [attempt]);
  if (services) {
    return (
      <FirebaseAppProvider firebaseApp={firebaseApp}>
        <AuthProvider sdk={services.auth}>
          <FirestoreProvider sdk={services.firestore}>
            <SessionProvider>
              <NoticesOfPage />
              <Outlet />
            </SessionProvider>
          </FirestoreProvider>
        </AuthProvider>
      </FirebaseAppProvider>
    );
  }
  if (failedAttempt !== attempt) return <PageSpinner />;
  return (
    <main>
      <ErrorState title="The officer portal did not load" onRetry={() => setAttempt(attempt + 1)}>
        It may be the connection. Check it, then try again.
      </ErrorState>
    </main>
  );
}
