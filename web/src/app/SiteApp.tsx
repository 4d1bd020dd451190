import publicSans from '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2?url';
import CssBaseline from '@mui/material/CssBaseline';
import ThemeProvider from '@mui/system/ThemeProvider';
import { type ComponentType, type ReactNode, useMemo } from 'react';
import { preload } from 'react-dom';
import { SiteLayout } from '../features/site/SiteLayout.tsx';
import { useCompany } from '../lib/company/useCompany.ts';
import { PagePath } from '../lib/routes/pagePath.ts';
import { createAppTheme } from '../ui/theme/createAppTheme.ts';
import { PageBoundary } from './PageBoundary.tsx';

/** The look of the public site, in the company's colors. */
function SiteTheme({ children }: { children: ReactNode }) {
  const { colors } = useCompany();
  const theme = useMemo(() => createAppTheme('site', colors), [colors]);
  // The prerenderer adds the font of the headings, which each company chooses.
  preload(publicSans, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline enableColorScheme />
      {children}
    </ThemeProvider>
  );
}

/** A public page; `Layout` is its frame, where that isn't the site's header and footer. */
export type SitePage = ComponentType & { Layout?: ComponentType<{ children: ReactNode }> };

interface SiteAppProps {
  path: string;
  Page: SitePage;
}

/** One page of the public site. Its links load whole pages, which are static files: it needs no router. */
export function SiteApp({ path, Page }: SiteAppProps) {
  const Layout = Page.Layout ?? SiteLayout;
  return (
    <PagePath value={path}>
      <SiteTheme>
        <PageBoundary>
          <Layout>
            <Page />
          </Layout>
        </PageBoundary>
      </SiteTheme>
    </PagePath>
  );
}
