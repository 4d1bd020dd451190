import publicSans from '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2?url';
import sourceSerif from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2?url';
import CssBaseline from '@mui/material/CssBaseline';
import ThemeProvider from '@mui/system/ThemeProvider';
import { Component, type ComponentType, type ReactNode } from 'react';
import { preload } from 'react-dom';
import { SiteLayout } from '../features/site/SiteLayout.tsx';
import { PagePath } from '../lib/routes/pagePath.ts';
import { PageFailed } from './PageFailed.tsx';
import { createAppTheme } from './theme/createAppTheme.ts';

/** Catches what a page throws while it renders, and a page that could not be loaded. */
class ErrorBoundary extends Component<{ children: ReactNode }, { error?: unknown }> {
  override state: { error?: unknown } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    return 'error' in this.state ? <PageFailed /> : this.props.children;
  }
}

const theme = createAppTheme('site');

/** The look of the public site. */
function SiteTheme({ children }: { children: ReactNode }) {
  preload(publicSans, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  preload(sourceSerif, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline enableColorScheme />
      {children}
    </ThemeProvider>
  );
}

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
