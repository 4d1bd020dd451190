import type { ReactNode } from 'react';
import { portalAuth } from '../../lib/firebase/firebase.ts';
import { AuthProvider } from '../../lib/firebaseContext.tsx';
import { useLoaded } from '../../lib/useLoaded.ts';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { PageSpinner } from '../../ui/layout/PageSpinner.tsx';
import { SessionProvider } from './SessionProvider.tsx';

/** Loads Auth and begins the session, around everything that members see. */
export function PortalRoot({ children }: { children: ReactNode }) {
  const auth = useLoaded(portalAuth);
  if (auth.status === 'loading') return <PageSpinner />;
  if (auth.status === 'failed') {
    return (
      <main>
        <ErrorState title="The Officer Portal didn’t load" onRetry={auth.retry}>
          Check your connection, then try again.
        </ErrorState>
      </main>
    );
  }
  return (
    <AuthProvider value={auth.data}>
      <SessionProvider>{children}</SessionProvider>
    </AuthProvider>
  );
}
