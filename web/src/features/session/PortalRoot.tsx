import type { ReactNode } from 'react';
import { portalAuth } from '../../lib/firebase/firebase.ts';
import { AuthProvider } from '../../lib/firebaseContext.tsx';
import { useLoaded } from '../../lib/useLoaded.ts';
import { PortalSplash } from '../../ui/layout/shell/PortalSplash.tsx';
import { PortalFailed } from './PortalFailed.tsx';
import { SessionProvider } from './SessionProvider.tsx';

/** Loads Auth and starts the session for everything that members see. */
export function PortalRoot({ children }: { children: ReactNode }) {
  const auth = useLoaded(portalAuth);
  if (auth.status === 'loading') return <PortalSplash />;
  if (auth.status === 'failed') return <PortalFailed onRetry={auth.retry} />;
  return (
    <AuthProvider value={auth.data}>
      <SessionProvider>{children}</SessionProvider>
    </AuthProvider>
  );
}
