import { StrictMode, startTransition } from 'react';
import { reportCaughtError } from '../lib/errors/watchErrors.ts';
import { createRoot } from './createRoot.ts';
import { PortalApp } from './PortalApp.tsx';

/** Renders the portal over its splash screen, in slices that keep a slow phone responsive. */
export function mountPortal(): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('portal.html has no #root');
  startTransition(() =>
    createRoot(root, reportCaughtError).render(
      <StrictMode>
        <PortalApp />
      </StrictMode>,
    ),
  );
}
