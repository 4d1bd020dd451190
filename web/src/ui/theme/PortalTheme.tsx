import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { type ReactNode, useMemo } from 'react';
import { useCompany } from '../../lib/company/useCompany.ts';
import { createAppTheme } from './createAppTheme.ts';
import { toDarkPalette } from './palette.ts';

/** The portal's theme: the company's colors, its density (body 15/22) and the user's color scheme, or else the system's. */
export function PortalTheme({ children }: { children: ReactNode }) {
  const { colors } = useCompany();
  const theme = useMemo(() => createAppTheme('portal', colors, toDarkPalette(colors)), [colors]);
  return (
    <ThemeProvider theme={theme} defaultMode="system" modeStorageKey="color-mode" noSsr>
      <CssBaseline enableColorScheme />
      {children}
    </ThemeProvider>
  );
}
