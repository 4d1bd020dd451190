import type { ReactNode } from 'react';
import { BrowserRouter, StaticRouter } from 'react-router-dom';
import { routePaths } from '../../lib/routes/routePaths.ts';
import { NotifyProvider } from '../../ui/feedback/NotifyProvider.tsx';
import { PreApprovalPage } from './PreApprovalPage.tsx';

/** The questionnaire with the providers that no other public page needs: routing for its steps, and notices. */
export function PreApprovalApp() {
  return (
    <Router>
      <NotifyProvider>
        <PreApprovalPage />
      </NotifyProvider>
    </Router>
  );
}

/** The browser router needs a browser. The other one is for the prerenderer and isn't in the browser bundle. */
function Router({ children }: { children: ReactNode }) {
  if (import.meta.env.SSR) return <StaticRouter location={routePaths.preApproval}>{children}</StaticRouter>;
  return <BrowserRouter>{children}</BrowserRouter>;
}
