import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider, useColorScheme } from '@mui/material/styles';
import { type ReactNode, useLayoutEffect } from 'react';
import { createAppTheme } from './createAppTheme.ts';

const theme = createAppTheme('portal');

/** The portal's density (body 15/22) and the reader's own colour scheme, for everything inside. Wrap the portal's root in it. */
export function PortalTheme({ children }: { children: ReactNode }) {
  const { setMode } = useColorScheme();
  useLayoutEffect(() => {
    setMode('system');
    return () => setMode('light');
  }, [setMode]);
  return (
    <ThemeProvider theme={theme}>
      <GlobalStyles styles={{ body: theme.typography.body1 }} />
      {children}
    </ThemeProvider>
  );
}
