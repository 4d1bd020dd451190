import { createTheme } from '@mui/material/styles';
import { components } from './components.ts';
import { darkPalette, lightPalette } from './palette.ts';
import { type Density, typography } from './typography.ts';

const portalColors = {
  cssVariables: { colorSchemeSelector: '[data-scheme="%s"]' },
  colorSchemes: { light: { palette: lightPalette }, dark: { palette: darkPalette } },
} as const;

/**
 * One theme per density. The public site is always light: schemes, and variables to switch them, would cost time at the
 * start of each page.
 */
export function createAppTheme(density: Density) {
  return createTheme({
    ...(density === 'portal' ? portalColors : { palette: lightPalette }),
    typography: typography(density),
    shape: { borderRadius: 6 },
    spacing: 8,
    breakpoints: { values: { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 } },
    transitions: {
      duration: {
        shortest: 150,
        shorter: 150,
        short: 200,
        standard: 200,
        complex: 250,
        enteringScreen: 200,
        leavingScreen: 150,
      },
    },
    components: components(density),
  });
}
