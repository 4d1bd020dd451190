import publicSans from '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2?url';
import CssBaseline from '@mui/material/CssBaseline';
import ThemeProvider from '@mui/system/ThemeProvider';
import { type ComponentType, type ReactNode, useMemo } from 'react';
import { preload } from 'react-dom';
import { useCompany } from '../lib/company/useCompany.ts';
import { PagePath } from '../lib/routes/pagePath.ts';
import { createAppTheme } from '../ui/theme/createAppTheme.ts';
import { PageBoundary } from './PageBoundary.tsx';

/** The theme of the public site, in the company's colors. */
function SiteTheme({ children }: { children: ReactNode }) {
  const { colors } = useCompany();
  const theme = useMemo(() => createAppTheme('site', colors), [colors]);
  // The prerenderer adds the heading font, which each company chooses.
  preload(publicSans, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline enableColorScheme />
      {children}
    </ThemeProvider>
  );
}

interface SiteAppProps {
  path: string;
  /** The frame around the page. */
  Layout: ComponentType<{ children: ReactNode }>;
  Page: ComponentType;
}

/** A page of the public site. Its links load full pages, which are static files, so it needs no router. */
export function SiteApp({ path, Layout, Page }: SiteAppProps) {
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
