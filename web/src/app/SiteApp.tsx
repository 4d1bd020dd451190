import type { CompanyColors } from '@brokerage/domain/company/companyColors';
import publicSans from '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2?url';
import CssBaseline from '@mui/material/CssBaseline';
import ThemeProvider from '@mui/system/ThemeProvider';
import { type ComponentType, type ReactNode, useMemo } from 'react';
import { preload } from 'react-dom';
import { hasPrerenderedStyles } from '../hydration/prerenderedStyles.ts';
import { firstCompany } from '../lib/company/companyStore.ts';
import { useCompany } from '../lib/company/useCompany.ts';
import { PagePath } from '../lib/routes/pagePath.ts';
import { createAppTheme } from '../ui/theme/createAppTheme.ts';
import { PageBoundary } from './PageBoundary.tsx';

/**
 * Returns whether the static page already has the base styles in these colors. Emotion would move them to the end of the head, and a slow
 * phone would compute the page's styles once more.
 */
const areBaseStylesInPage = (colors: CompanyColors) =>
  typeof document !== 'undefined' && colors === firstCompany().colors && hasPrerenderedStyles();

/** The theme of the public site, in the company's colors. */
function SiteTheme({ children }: { children: ReactNode }) {
  const { colors } = useCompany();
  const theme = useMemo(() => createAppTheme('site', colors), [colors]);
  // The prerenderer adds the heading font, which each company chooses.
  preload(publicSans, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  return (
    <ThemeProvider theme={theme}>
      {!areBaseStylesInPage(colors) && <CssBaseline enableColorScheme />}
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
