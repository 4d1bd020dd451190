import { CssBaseline, createTheme, ThemeProvider } from '@mui/material';
import type { ReactNode } from 'react';

const theme = createTheme({ cssVariables: true });

export function AppTheme({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      {children}
    </ThemeProvider>
  );
}
