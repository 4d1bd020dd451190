import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { createAppTheme } from './createAppTheme.ts';
import './fonts.css';

const theme = createAppTheme('portal');

/** The look of the portal: its density (body 15/22) and the reader's own color scheme. */
export function PortalTheme({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider theme={theme} defaultMode="system" storageManager={null}>
      <CssBaseline enableColorScheme />
      {children}
    </ThemeProvider>
  );
}
