import type { CompanyColors } from '@brokerage/domain/company/companyColors';
import { createTheme, type PaletteOptions } from '@mui/material/styles';
import { components } from './components.ts';
import { toLightPalette } from './palette.ts';
import { type Density, typography } from './typography.ts';

const withNight = (colors: CompanyColors, night: PaletteOptions) => ({
  cssVariables: { colorSchemeSelector: '[data-scheme="%s"]' },
  colorSchemes: { light: { palette: toLightPalette(colors) }, dark: { palette: night } },
});

/**
 * Creates the theme for a density, in the company's colors. The public site is always light: color schemes, and CSS variables to switch
 * them, would slow down every page start.
 * @param night the portal's dark scheme, passed in so that public pages don't load the code for it
 */
export function createAppTheme(density: Density, colors: CompanyColors, night?: PaletteOptions) {
  return createTheme({
    ...(night ? withNight(colors, night) : { palette: toLightPalette(colors) }),
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
    components: components(density, colors),
  });
}
