import type { ComponentType } from 'react';
import { SiteLayout } from '../features/site/SiteLayout.tsx';
import { PagePath } from '../lib/routes/pagePath.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { SiteTheme } from './theme/SiteTheme.tsx';

interface SiteAppProps {
  path: string;
  Page: ComponentType;
}

/** One page of the public site. Its links load whole pages, which are static files: it needs no router. */
export function SiteApp({ path, Page }: SiteAppProps) {
  return (
    <PagePath value={path}>
      <SiteTheme>
        <ErrorBoundary>
          <SiteLayout>
            <Page />
          </SiteLayout>
        </ErrorBoundary>
      </SiteTheme>
    </PagePath>
  );
}
