import type { CompanyColors } from '@brokerage/domain/company/companyColors';
import { toNightSurfaces } from '@brokerage/domain/company/nightSurfaces';
import type { PaletteOptions } from '@mui/material/styles';

declare module '@mui/material/styles' {
  interface PaletteColor {
    /** Tinted surface of badges and alerts in this color. */
    soft: string;
    /** Text on `soft`. */
    onSoft: string;
  }
  interface SimplePaletteColorOptions {
    soft?: string;
    onSoft?: string;
  }
  interface Palette {
    /** `main` draws the borders of controls (3:1), `soft` and `onSoft` the grey badge. */
    neutral: PaletteColor;
  }
  interface PaletteOptions {
    neutral?: SimplePaletteColorOptions;
  }
}

/** Background, text and status colors: the same for every company. Every pair in use is checked in palette.test.ts. */
const lightNeutrals = {
  info: { main: '#1f4e79', contrastText: '#fffdf9', soft: '#e1ecf7', onSoft: '#1f4e79' },
  warning: { main: '#7a5b00', contrastText: '#fffdf9', soft: '#f8e8b0', onSoft: '#5e4600' },
  success: { main: '#1d5b3a', contrastText: '#fffdf9', soft: '#ddefe3', onSoft: '#1d5b3a' },
  error: { main: '#b3261e', contrastText: '#fffdf9', soft: '#fbe3e0', onSoft: '#8c1d18' },
  neutral: { main: '#807a6b', contrastText: '#fffdf9', soft: '#e9e5db', onSoft: '#4a4d47' },
  background: { default: '#f8f4ec', paper: '#fffdf9' },
  text: { primary: '#1c1f1b', secondary: '#565a52', disabled: '#807a6b' },
  divider: '#dfd8c9',
} as const satisfies PaletteOptions;

const darkStates = {
  info: { main: '#a9cdf2', contrastText: '#0e2236', soft: '#1b2e42', onSoft: '#a9cdf2' },
  warning: { main: '#f0d27a', contrastText: '#2b2205', soft: '#3a2f0c', onSoft: '#f0d27a' },
  success: { main: '#9bd8b2', contrastText: '#0d2918', soft: '#143524', onSoft: '#9bd8b2' },
  error: { main: '#f5b5ae', contrastText: '#3d1512', soft: '#45201d', onSoft: '#f5b5ae' },
  action: { active: '#d5d2c8' },
} as const satisfies PaletteOptions;

/**
 * Returns the light scheme's colors. Company colors: `primary` is evergreen by default; `secondary.main`, a dark brass, is for text and
 * lines on paper, `secondary.light`, gold, for fills and for text on evergreen.
 */
export const toLightPalette = ({ light }: CompanyColors) => ({ ...light, ...lightNeutrals });

/** Returns the portal's dark palette, whose surfaces are tinted with the company's primary color; the site is always light. */
export function toDarkPalette({ light, dark }: CompanyColors) {
  const { page, paper, divider, control, quiet, soft } = toNightSurfaces(light.primary.main);
  return {
    ...dark,
    ...darkStates,
    neutral: { main: control, contrastText: page, soft, onSoft: '#d0d0c8' },
    background: { default: page, paper },
    text: { primary: '#ece8df', secondary: quiet, disabled: control },
    divider,
  };
}
