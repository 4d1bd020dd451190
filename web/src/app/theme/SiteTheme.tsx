import publicSans from '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2?url';
import sourceSerif from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2?url';
import CssBaseline from '@mui/material/CssBaseline';
// Not MUI's own provider, which brings the switching of colour schemes along: the public site is always light.
import ThemeProvider from '@mui/system/ThemeProvider';
import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import { createAppTheme } from './createAppTheme.ts';

const theme = createAppTheme('site');

/** The look of the public site. */
export function SiteTheme({ children }: { children: ReactNode }) {
  preload(publicSans, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  preload(sourceSerif, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline enableColorScheme />
      {children}
    </ThemeProvider>
  );
}
