import type { ReactNode } from 'react';
import { BrowserRouter, StaticRouter } from 'react-router-dom';
import { sitePaths } from '../../lib/routes/sitePaths.ts';
import { NotifyProvider } from '../../ui/feedback/NotifyProvider.tsx';
import { PreApprovalPage } from './PreApprovalPage.tsx';

/** The questionnaire with the parts that no other public page needs: client-side routing and toasts. */
export function PreApprovalApp() {
  return (
    <Router>
      <NotifyProvider>
        <PreApprovalPage />
      </NotifyProvider>
    </Router>
  );
}

/** The static router is for prerendering only and isn't part of the browser build. */
function Router({ children }: { children: ReactNode }) {
  if (import.meta.env.SSR) return <StaticRouter location={sitePaths.preApproval}>{children}</StaticRouter>;
  return <BrowserRouter>{children}</BrowserRouter>;
}
